"use client";

import { type ReactNode, type Ref, useId } from "react";

type FormCardProps = {
  title: string;
  lead?: string;
  /** For a title that is to be read out. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A form about an account as the one thing on its page. */
export function FormCard({ title, lead, headingRef, children }: FormCardProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="w-full max-w-md rounded-card border border-line bg-card p-6"
    >
      <h1
        id={headingId}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="font-display text-2xl outline-none"
      >
        {title}
      </h1>
      {lead && <p className="mt-2 text-sm text-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
