import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "What's the most we'd get for one lost thing?" */
const ASKS =
  /\b(?:most|maximum|limit|how much)\b[^?]{0,60}\b(?:one|single|each|any one|a) (?:single )?(?:\p{L}+ )?(?:thing|item|article|object|piece|possession)\b/iu;
/** "Single article limit: £250", "up to $500 per item" */
const LIMITS: readonly RegExp[] = [
  /\b(?:single|any one|per|each) (?:article|item|object)(?: limit)?(?: is|:| of| up to)? {0,2}(?<rest>.{1,20})/giu,
  /(?<rest>[£$€] ?\d[\d.,]{0,9}) (?:per|for (?:each|any one|a single|any single)|an|each) (?:article|item|object)\b/giu,
];

/** What is paid for one thing at most, where a document has such a limit. */
export async function answerItemLimit(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) =>
      LIMITS.flatMap((limit) => [...unit.text.matchAll(limit)]).flatMap(({ groups }) => {
        const [figure] = figuresIn(groups?.rest ?? "");
        return figure?.type === "money" && figure.at === 0 ? [{ unit, lead: figure.text }] : [];
      }),
    signal,
  );
  const [only, ...others] = found;
  return only && others.every(({ lead }) => lead === only.lead)
    ? { kind: "answer", lead: only.lead, units: [only.unit] }
    : undefined;
}
