"use client";

import clsx from "clsx";
import { useMemo } from "react";

import { type DiffPart, diffWords } from "@/lib/editor/word-diff";

type SuggestionDiffProps = {
  before: string;
  after: string;
  titles?: readonly [string, string];
  /** Its greatest height, where there is more room than beside a text. */
  className?: string;
};

/** Two texts side by side, with what differs marked. */
export function SuggestionDiff(props: SuggestionDiffProps) {
  const { before, after, titles = ["Before", "After"], className = "max-h-56" } = props;
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className={clsx("grid gap-3 overflow-y-auto text-sm sm:grid-cols-2", className)}
    >
      <Side title={titles[0]} parts={parts.before} mark="del" />
      <Side title={titles[1]} parts={parts.after} mark="ins" />
    </section>
  );
}

type SideProps = { title: string; parts: readonly DiffPart[]; mark: "del" | "ins" };

function Side({ title, parts, mark: Mark }: SideProps) {
  return (
    <div className="min-w-0 rounded-control border border-line bg-sunken px-3 py-2">
      <p className="mb-1 text-soft text-xs">{title}</p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {parts.map(({ text, changed }, index) =>
          changed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
            <Mark key={index} className={MARKS[Mark]}>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}

const MARKS = {
  del: "rounded-[3px] bg-danger-ground text-danger decoration-1",
  ins: "rounded-[3px] bg-success-ground text-success no-underline",
};
