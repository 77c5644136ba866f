import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { NewsletterPage } from "@/components/operator/newsletter-page";
import { isOperatorsPage } from "@/lib/account/operator-page";

export const metadata: Metadata = {
  title: "Newsletter",
  description: "Who subscribed to the newsletter.",
};

export default async function Page() {
  if (!(await isOperatorsPage())) notFound();
  return <NewsletterPage />;
}
