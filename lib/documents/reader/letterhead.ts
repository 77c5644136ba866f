import { SENTENCE_END } from "@/lib/core/sentences";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

const DEAR = /^(?:dear\b|to whom it may concern)/i;
const MOST_ABOVE = 24;
const ASKS_WHO = /^\W{0,3}(?:and |but |so )?who(?:m|se)?\b/i;
/** Questions that the lines above a letter do answer. */
const ASKS_OF_LETTER =
  /\b(?:letter|e-?mail|note|addressed|addressee|recipient|sender|sent|sends|send|from|to|wrote|writes|written|writing|patient|customer|client)\b|\b(?:is|was) (?:it|this) (?:for|to)\b/i;

/**
 * The lines above the salutation of a letter, where a question asks who does or is something: they only say where the letter
 * comes from and where it goes.
 */
export function letterheadFor({ units }: Structure, question: string): ReadonlySet<Unit> {
  if (!ASKS_WHO.test(question) || ASKS_OF_LETTER.test(question)) return new Set();
  const end = units.slice(0, MOST_ABOVE).findIndex(({ text }) => DEAR.test(text));
  return new Set(
    units
      .slice(0, Math.max(0, end))
      .filter(({ kind, text }) => kind !== "row" && !SENTENCE_END.test(text)),
  );
}
