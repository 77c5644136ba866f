import clsx from "clsx";
import type { ReactNode } from "react";

type SectionProps = {
  /** Target of in-page links, and the name of the heading. */
  id: string;
  title: string;
  /** One or two sentences beside the title. */
  lead?: ReactNode;
  /** Set a little below the paper, to tell it from its neighbours. */
  sunken?: boolean;
  children: ReactNode;
};

/** One part of the landing page: a serif title, a lead beside it, the content under both. */
export function Section({ id, title, lead, sunken = false, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx("scroll-mt-16 border-line border-t", sunken && "bg-sunken")}
    >
      <div className="mx-auto max-w-[1240px] px-5 py-16 sm:px-8 md:py-24">
        <header className="mb-10 grid gap-4 md:mb-12 md:grid-cols-12 md:items-end md:gap-8">
          <h2 id={headingId} className="font-display text-3xl text-balance md:col-span-6">
            {title}
          </h2>
          {lead && <div className="max-w-[62ch] text-pretty text-soft md:col-span-6">{lead}</div>}
        </header>
        {children}
      </div>
    </section>
  );
}
