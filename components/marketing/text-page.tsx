import type { ReactNode } from "react";

import { Ruler } from "@/components/marketing/ruler";

type TextPageProps = {
  /** What links to the page call it. */
  name: string;
  title: string;
  lead: string;
  children: ReactNode;
};

/** A page of prose: a serif title, a one-sentence lead, and sections of plain text. */
export function TextPage({ name, title, lead, children }: TextPageProps) {
  return (
    <>
      <Ruler />
      <article className="mx-auto max-w-[1240px] px-5 pt-14 pb-24 sm:px-8 md:pt-20">
        <header className="md:grid md:grid-cols-12 md:gap-x-8">
          <p className="mb-3 text-sm text-soft md:col-span-3 md:mt-6">{name}</p>
          <h1 className="font-display text-3xl text-balance md:col-span-9 md:text-4xl">{title}</h1>
          <p className="mt-4 max-w-[58ch] text-lg text-soft md:col-span-7 md:col-start-4">{lead}</p>
        </header>
        {children}
      </article>
    </>
  );
}

/** A section of such a page: its name in the margin, its text in the main column. */
export function TextSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-12 scroll-mt-20 border-line border-t pt-6 md:grid md:grid-cols-12 md:gap-8"
    >
      <h2 id={`${id}-title`} className="font-display text-xl max-md:mb-4 md:col-span-3">
        {title}
      </h2>
      <div className="grid max-w-[68ch] gap-4 md:col-span-8 [&_a]:underline [&_a]:decoration-line-strong [&_a]:underline-offset-4 hover:[&_a]:decoration-ink [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.875em] [&_li+li]:mt-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-line-strong">
        {children}
      </div>
    </section>
  );
}
