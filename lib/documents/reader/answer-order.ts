import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_ORDER = /\b(?:in )?(?:what|which) (?:order|sequence)\b|\bthe (?:right|correct) order\b/i;
/** "From bottom to top: coarse sponge, ceramic rings, fine pad." */
const SAYS_ORDER =
  /\bfrom (?:the )?(?:bottom|top|left|right|front|back|inside|outside)(?: \p{L}+)? (?:to|up|down)\b|\bin (?:this|the following|that) (?:order|sequence)\b|\b(?:in the )?order\s?:|\bfirst\b[^.]{2,80}\b(?:then|next|after that|followed by)\b/iu;

/** In which order things come, where just one statement says an order; the sentence model may find that it's of something else. */
export async function answerOrder(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_ORDER.test(question)) return undefined;
  const says = ({ kind, text }: Unit) => kind !== "heading" && SAYS_ORDER.test(text);
  const units = await filterInTurns(structure.units, says, signal);
  return units.length === 1 ? { kind: "answer", units, byWords: true } : undefined;
}
