import clsx from "clsx";
import type { ReactNode } from "react";

type LandingSectionProps = {
  /** Target of in-page links, and the base of the heading's id. */
  id: string;
  title: string;
  /** One or two sentences beside the title. */
  lead?: ReactNode;
  /** A slightly darker background, to set it apart from its neighbors. */
  sunken?: boolean;
  children: ReactNode;
};

/** A section of the landing page: a serif title, a lead beside it, and the content below both. */
export function LandingSection({ id, title, lead, sunken = false, children }: LandingSectionProps) {
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
