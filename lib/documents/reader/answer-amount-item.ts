import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "How much garlic do I need?", "How many eggs are in it?" */
const ASKS =
  /^\W{0,3}(?:and )?how (?:much|many) (?<what>(?:\p{L}+ ){0,2}?\p{L}+) (?:(?:do|does|should|must|will) (?:i|we|you|it|one|this|the recipe) (?:need|use|take|buy|add|require|call for|put)|(?:is|are) (?:needed|required|used|in (?:it|this)))\b/iu;
/** "4 cloves garlic, minced" */
const AMOUNT = new RegExp(String.raw`^(?:about |ca\. )?(?:\d|[½¼¾⅓⅔]|${NUMBER_WORD}\b|an? )`, "iu");
const MOST_ITEM = 80;

/** The only item of a list that begins with an amount of what a question names: an ingredient, a part, or something to bring. */
export async function answerAmountItem(
  { structure: { units }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = contentTerms(ASKS.exec(question)?.groups?.what ?? "");
  if (asked.length === 0) return undefined;
  const items = await filterInTurns(
    units,
    ({ kind, text }) => {
      if (kind !== "item" || text.length > MOST_ITEM || !AMOUNT.test(text)) return false;
      return hasAllTerms(new Set(contentTerms(text)), asked);
    },
    signal,
  );
  const [only, ...others] = items;
  return only && others.length === 0 ? { kind: "answer", units: [only] } : undefined;
}
