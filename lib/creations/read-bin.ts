import type { Bin } from "@/lib/creations/bin-contract";
import { type Fields, readIf } from "@/lib/creations/read-answer";

/** See `read-answer.ts`; apart from it, because only the bin needs it. */
export const binReader = {
  safeParse: (body: unknown) =>
    readIf<Bin>(
      body,
      ({ creations, total, nextCursor }) =>
        typeof total === "number" &&
        (nextCursor === null || typeof nextCursor === "string") &&
        Array.isArray(creations) &&
        creations.every(isBinned),
    ),
};

function isBinned(value: unknown): boolean {
  const fields: Fields = Object(value);
  const texts = ["id", "tool", "type", "prompt", "deleted_at", "removed_at"];
  return (
    texts.every((name) => typeof fields[name] === "string") &&
    (fields.title === null || typeof fields.title === "string")
  );
}
