import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const WHOLE =
  "(?:it|this|that|(?:the|this|a|our|your) (?:whole |school |class |field )?(?:trip|excursion|outing|visit|tour|event|course|class|workshop|camp|program))";
const EACH = "(?: (?:per|for (?:one|each|a|every)) (?:person|child|student|kid|head))?";
/** Asks what all that a document is about costs, by a word for it that the document needn't have. */
const ASKS = [
  `how much (?:is|does|will|would|do|did) (?:${WHOLE}|we|i|they)(?: (?:cost|be|(?:have to |need to )?pay))?${EACH}`,
  `what(?:['’]s| is| are| was) the (?:cost|price|fee|charge)s?(?: (?:of|for) ${WHOLE})?${EACH}`,
  `what (?:does|will|would|do) (?:${WHOLE}|we|i) (?:cost|(?:have to |need to )?pay)${EACH}`,
].map((words) => new RegExp(String.raw`^\W{0,3}(?:and |so )?${words}\W*$`, "i"));
/** "The cost is $18 per student": names nothing that it is the cost of. */
const BARE =
  /(?:^|[.;,] |\band )(?:the |our )?(?:total |full )?(?:cost|price|fee|charge)s? (?:is|are|will be|comes? to|amounts? to|of(?= [$€£]))(?!\w)/i;

/** What a trip or a course costs, where a document says so without naming it again, and of nothing else. */
export async function answerBareCost(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.some((pattern) => pattern.test(question))) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const bare = unit.kind === "row" ? null : BARE.exec(unit.text);
      if (!bare) return [];
      const behind = unit.text.slice(bare.index + bare[0].length);
      const [amount] = figuresIn(behind).filter(({ type }) => type === "money");
      return amount && amount.at < 20 ? [{ unit, amount }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.amount.text, units: [only.unit] };
}
