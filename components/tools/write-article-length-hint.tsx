"use client";

import { ARTICLE_LENGTHS, draftGoes } from "@/lib/tools/write-article/options";

/** Before a run with the draft model: how long the article will be, or how often it has to be continued. */
export function LengthHint({
  length,
  hasNotes,
  hasSource,
}: {
  length: number;
  hasNotes: boolean;
  hasSource: boolean;
}) {
  const chosen = ARTICLE_LENGTHS.find(({ value }) => value === length);
  const rounds = chosen ? draftGoes(chosen.value) : 1;
  if (!chosen || (rounds === 1 && !hasNotes)) return null;
  // A document's own sentences fill any length that it has enough of.
  if (hasSource) return null;
  const [name] = chosen.label.split(" ");
  const again = ROUNDS[rounds] ?? "several";
  return (
    <p className="text-pretty text-sm text-soft">
      {hasNotes
        ? "With this model, the article is as long as your notes."
        : `A ${name} article takes about ${again} rounds with this model: when it stops at the time limit, click Continue.`}
    </p>
  );
}

const ROUNDS = ["", "", "two"];
