"use client";

import type { EngineRow } from "@/lib/engines/row";
import { articleLength } from "@/lib/tools/write-article/options";

/** Before a run that will meet the time limit: how often the article has to be continued. */
export function LengthHint({
  writer,
  length,
  hasNotes,
  hasSource,
}: {
  writer: EngineRow;
  length: number;
  hasNotes: boolean;
  hasSource: boolean;
}) {
  const isDraftModel = writer.source === "built-in";
  // A document's own sentences fill any length that it has enough of.
  if (isDraftModel && hasSource) return null;
  const { label, value, minWords } = articleLength(length);
  // The draft model stops once it has the fewest words of a length; the others are asked for the middle of it.
  const words = isDraftModel ? minWords : value;
  const rounds = Math.ceil(words / (writer.wordsPerGo ?? words));
  if (isDraftModel && hasNotes) {
    return <Hint>With this model, the article is as long as your notes.</Hint>;
  }
  if (rounds === 1) return null;
  const [name] = label.split(" ");
  const count = ROUNDS[rounds];
  const again = count ? `about ${count}` : "several";
  return (
    <Hint>
      A {name} article takes {again} rounds with this model: when it stops at the time limit, click
      Continue.
    </Hint>
  );
}

function Hint({ children }: { children: React.ReactNode }) {
  return <p className="text-pretty text-sm text-soft">{children}</p>;
}

const ROUNDS = ["", "", "two", "three", "four"];
