import type { Figure } from "@/lib/documents/reader/figure-types";
import { type FoundFigure, findFigures } from "@/lib/documents/reader/find-figure";
import { focusOf } from "@/lib/documents/reader/focus";
import { amountLike } from "@/lib/documents/reader/format-amount";
import { isUnknown, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isBound } from "@/lib/documents/reader/is-bound";
import { isMeant } from "@/lib/documents/reader/meant-figure";
import { type Rate, rateAsked, rateOf, withoutRate } from "@/lib/documents/reader/rates";
import { standingOf } from "@/lib/documents/reader/rival-figures";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_AMOUNT = /\bhow much\b|\bwhat(?:['’]s| is| was| are| would)\b/i;
const MONTHS_IN_YEAR = 12;
/** Whom or what a label counts: "Hotel (9 nights)", "Flights (2 adults)". */
const COUNTED: Record<string, string> = {
  hour: "hours?",
  day: "days?",
  night: "nights?",
  week: "weeks?",
  month: "months?",
  person: "(?:adults?|people|persons?|guests?|passengers?|travell?ers?)",
};

/**
 * The yearly rent where a document says what it is a month, the price of a night where it says what nine come to: computed,
 * with the working. Absent where what it says can't be told in the rate that is asked for, as "per week" of a month.
 *
 * @returns undefined where no rate is asked for, or the document has it
 */
export async function answerOtherRate(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const rate = rateAsked(question);
  if (!rate || !ASKS_AMOUNT.test(question)) return undefined;
  const asked = withoutRate(question);
  const focus = focusOf(asked);
  if (isUnknown(index, focus)) return undefined;
  const found = await findFigures(
    index,
    focus,
    ["money"],
    (figure, unit) =>
      isMeant(figure, unit, { index, asked, isDate: false }) &&
      isBound(figure, unit, focus, asked) &&
      standingOf(figure, unit, focus, asked) !== "rival",
  );
  const likely = found.filter(({ missing, score }) => missing === 0 && score >= likeliest(found));
  if (likely.some(({ figure, unit }) => rateOf(figure, unit) === rate)) return undefined;
  const [only] = likely;
  if (!only || likely.some(({ figure }) => figure.text !== only.figure.text)) return undefined;
  return computed(only, rate);
}

/** Scores further below the best one are of statements about something else. */
const MAX_SCORE_GAP = 0.3;

function likeliest(found: readonly FoundFigure[]): number {
  return (found[0]?.score ?? 0) - MAX_SCORE_GAP;
}

function computed({ figure, unit }: FoundFigure, rate: Rate): UnitAnswer | undefined {
  const own = rateOf(figure, unit);
  const answer = (value: number, working: string): UnitAnswer => ({
    kind: "answer",
    lead: amountLike(figure, value),
    working,
    units: [unit],
  });
  if (own === "month" && rate === "year")
    return answer(MONTHS_IN_YEAR * figure.value, `${MONTHS_IN_YEAR} × ${figure.text}`);
  if (own === "year" && rate === "month")
    return answer(figure.value / MONTHS_IN_YEAR, `${figure.text} ÷ ${MONTHS_IN_YEAR}`);
  if (own) return ABSENT;
  const count = countIn(unit.cells, figure, rate);
  return count ? answer(figure.value / count, `${figure.text} ÷ ${count}`) : undefined;
}

/** How many of them a row's only amount is for. */
function countIn(cells: readonly string[], { text }: Figure, rate: Rate): number {
  const [label = "", value = "", ...more] = cells;
  const counted = COUNTED[rate];
  if (!counted || more.length > 0 || value.trim() !== text) return 0;
  const [, count] =
    new RegExp(String.raw`(?<![\d.,])(\d{1,3}) ${counted}\b`, "i").exec(label) ?? [];
  return Number(count ?? 0);
}
