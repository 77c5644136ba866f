import type { ReactNode } from "react";

import { ToolLink } from "@/components/marketing/tool-link";
import { buttonClass } from "@/components/ui/button";
import { type ToolSlug, toolPath } from "@/lib/registry/tools";

type ShowcaseSectionProps = {
  id: string;
  title: string;
  text: ReactNode;
  /** The tool that made what is shown, and what its link says. */
  tool: { slug: ToolSlug; action: string };
  /** How the example came about. */
  note: ReactNode;
  children: ReactNode;
};

/** One thing the product does: a few words, and the thing itself beside them. */
export function ShowcaseSection({ id, title, text, tool, note, children }: ShowcaseSectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-16 border-line border-t">
      <div className="mx-auto grid max-w-[1240px] gap-8 px-5 py-16 sm:px-8 md:py-20 lg:grid-cols-12 lg:items-center">
        <header className="lg:col-span-4">
          <h2 id={headingId} className="font-display text-3xl text-balance">
            {title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-pretty text-soft">{text}</p>
          <p className="mt-6">
            <ToolLink path={toolPath(tool.slug)} className={buttonClass()}>
              {tool.action}
            </ToolLink>
          </p>
        </header>
        <figure className="min-w-0 lg:col-span-8">
          {children}
          <figcaption className="mt-3 text-sm text-soft">{note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
