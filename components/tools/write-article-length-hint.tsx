"use client";

import { type ArticleLength, articleLength, draftGoes } from "@/lib/tools/write-article/options";

type LengthHintProps = { length: ArticleLength; hasNotes: boolean };

/** Before a run with the draft model: that the article will be as long as the notes, or how often it has to be continued. */
export function LengthHint({ length, hasNotes }: LengthHintProps) {
  const [name] = articleLength(length).label.split(" ");
  const again = ROUNDS[draftGoes(length)] ?? "several";
  return (
    <p className="text-pretty text-sm text-soft">
      {hasNotes
        ? "With this model, the article is as long as your notes."
        : `A ${name} article takes about ${again} rounds with this model: when it stops at the time limit, click Continue.`}
    </p>
  );
}

const ROUNDS = ["", "", "two"];
