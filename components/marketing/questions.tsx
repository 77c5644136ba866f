import Link from "next/link";
import type { ReactNode } from "react";

import { hasOwnAccounts } from "@/lib/core/env";
import { getTool } from "@/lib/registry/tools";

type Question = { question: string; answer: ReactNode };

const PRICE: Question = {
  question: "Is it really free?",
  answer: "Yes. Both plans are free; they differ in how much you can do per hour.",
};

const QUESTIONS: readonly Question[] = [
  {
    question: "Do I need an account?",
    answer:
      "For the compressor and the QR code on this page, no. For everything else, yes: results are saved to your dashboard.",
  },
  {
    question: "Where do my files go?",
    answer: `To this server and its storage. The server works on them itself unless you or its administrator connected a service. ${getTool("extract-text").title} reads images in your browser.`,
  },
  {
    question: "Are my files kept?",
    answer: (
      <>
        Most are, with the results made from them, until you delete those. The{" "}
        <Link href="/privacy" className="underline decoration-line-strong underline-offset-4">
          privacy policy
        </Link>{" "}
        lists everything that's stored.
      </>
    ),
  },
  {
    question: "How good is the built-in writer?",
    answer:
      "It's a draft model with 1.1 billion parameters. Check names, dates, and numbers, or connect a better model. The built-in summaries and answers about documents quote the source instead of making text up.",
  },
  {
    question: "Can I use it on my phone?",
    answer: "Yes. Every page fits a phone, and you can install it from the browser's menu.",
  },
];

/** What people ask before they sign up. With Clerk, the plans' prices are its own. */
export function Questions() {
  const questions = hasOwnAccounts() ? [PRICE, ...QUESTIONS] : QUESTIONS;
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="scroll-mt-16 border-line border-t"
    >
      <div className="mx-auto grid max-w-[1240px] gap-8 px-5 py-16 sm:px-8 md:py-24 lg:grid-cols-12">
        <h2 id="questions-title" className="font-display text-3xl lg:col-span-4">
          Questions
        </h2>
        <div className="divide-y divide-line border-line border-y lg:col-span-8">
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary className="cursor-pointer py-4 font-medium">{question}</summary>
              <p className="max-w-[68ch] pb-5 text-pretty text-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
