import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "Did the strips bring in more breeding birds?" */
const ASKS =
  /^\W{0,3}(?:and |so )?(?:did|do|does|will|would|has|have|was|were|is|are)\b[^?]{3,120}?\b(?<more>more|fewer|less|longer|shorter|higher|lower|heavier|lighter|better|worse|faster|slower|larger|smaller|earlier|later) (?<what>\p{L}{4,})\b/iu;
const VAGUE = new Set(stems("than likely often people time times much many things them"));

/** What a study says of the same comparison word for word: the only sentence with "more breeding". */
export async function answerSaidComparison(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { more = "", what = "" } = ASKS.exec(question)?.groups ?? {};
  const [term = ""] = stems(what.toLowerCase());
  if (!more || VAGUE.has(term) || recognizeKind(structure)?.kind !== "paper") return undefined;
  const said = new RegExp(String.raw`\b${more} (?:\p{L}+ )?(\p{L}{4,})`, "giu");
  const says = ({ kind, text }: Unit) =>
    kind !== "heading" &&
    kind !== "row" &&
    [...text.matchAll(said)].some(([words]) => stems(words.toLowerCase()).slice(1).includes(term));
  const [only, ...others] = await filterInTurns(structure.units, says, signal);
  return only && others.length === 0 ? { kind: "answer", units: [only] } : undefined;
}
