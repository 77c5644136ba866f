import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "What's the most we'd get for one lost thing?", "How much can I claim for one item?" */
const ASKS =
  /\b(?:most|maximum|limit|how much\b[^?]{0,40}\b(?:get|claim(?:ed)?|covered?|covers|insured|reimbursed|paid out|(?:they|it|insurance|policy|company) pays?))\b[^?]{0,60}\b(?:one|single|each|any one|a) (?:single )?(?:\p{L}+ )?(?:thing|item|article|object|piece|possession)\b/iu;
/** What is paid by, and not to, whoever asks. */
const OWED = /\b(?:fines?|fees?|charg\w+|postage|shipping|penalt\w+|costs?|prices?)\b/i;
const AT_MOST = String.raw`\b(?:up to|at most|(?:no|not) more than|max(?:imum)?(?: of|:| is)?|limit(?:ed)?(?: to| of|:| is)?)`;
/** "Single article limit: £250", "up to $500 per item" */
const LIMITS: readonly RegExp[] = [
  /\b(?:single|any one|per|each) (?:article|item|object)(?: limit)?(?: is|:| of| up to)? {0,2}(?<rest>.{1,20})/giu,
  new RegExp(
    String.raw`${AT_MOST} (?<rest>[£$€] ?\d[\d.,]{0,9}) (?:per|for (?:each|any one|a single|any single)|an|each) (?:article|item|object)\b(?! (?:per|a|each) (?:day|week|month)\b)`,
    "giu",
  ),
];
const IS_AT_MOST = new RegExp(AT_MOST, "i");

/** What is paid for one thing at most, where a document has such a limit. */
export async function answerItemLimit(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question) || OWED.test(question)) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const isLimit = IS_AT_MOST.test(`${unit.head.join(" ")} ${unit.text}`);
      if (!isLimit || OWED.test(unit.text)) return [];
      return LIMITS.flatMap((limit) => [...unit.text.matchAll(limit)]).flatMap(({ groups }) => {
        const [figure] = figuresIn(groups?.rest ?? "");
        return figure?.type === "money" && figure.at === 0 ? [{ unit, lead: figure.text }] : [];
      });
    },
    signal,
  );
  const [only, ...others] = found;
  return only && others.every(({ lead }) => lead === only.lead)
    ? { kind: "answer", lead: only.lead, units: [only.unit] }
    : undefined;
}
