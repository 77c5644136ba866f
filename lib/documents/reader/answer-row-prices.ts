import { compute } from "@/lib/documents/reader/calculation";
import { figuresIn } from "@/lib/documents/reader/figures";
import { amountLike } from "@/lib/documents/reader/format-amount";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import { pricedRows, rowCalled } from "@/lib/documents/reader/priced-rows";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  "(?:and |so )?(?:(?:what|how much) (?:would|will|do|does|did|is|are)|how much for|what(?:['’]s| is) the (?:price|cost) (?:of|for)) (?:the price of |the cost of |it cost for )?";
const ENDS =
  "(?: (?:cost|costs|come to|be|worth|count|make))?(?: me| us)?(?: (?:in total|in all|all together|altogether|together))?";
/** "What would four extra trays cost?" */
const SEVERAL = new RegExp(
  String.raw`^\W{0,3}${ASKS}(?<number>${NUMBER_WORD}|[2-9]|[1-9]\d{1,3}) (?<of>[\p{L}][^?,;]{1,60}?)${ENDS}[^\p{L}\p{N}]*$`,
  "iu",
);
/** "What does a twin room with the baths cost?" */
const WITH = new RegExp(
  String.raw`^\W{0,3}${ASKS}(?<first>[^?,;]{2,60}?) (?:with|plus|including|and) (?<second>[^?,;]{2,60}?)${ENDS}\W*$`,
  "iu",
);
const TOGETHER = /\b(?:with|plus|including|together|altogether|in total|in all|all together)\b/i;
/** What is given for a time, or an amount of something, isn't for one piece of it. */
const PER_OTHER =
  /\b(?:per|a|an|each|every|\/) ?(?:hour|day|night|week|month|quarter|year|half-year|kwh|km|mile|person|head|lit(?:er|re)|kg|m²|square \p{L}+)\b|\b(?:hourly|daily|weekly|monthly|quarterly|yearly|annual\w*)\b/iu;
/** "Set of four bowls": what it costs is for all of them. */
const OF_SEVERAL =
  /\b(?:sets?|packs?|boxe?s?|pairs?|dozens?|bundles?|lots?) of\b|\bfrom\b|\bup to\b/i;
/** What is part of a price, or taken off it, rather than another price. */
const NO_PRICE = /\b(?:tax|vat|gst|discount|deposit|bond|rebate|refund|excess|deductible)\b/i;

/** So many times what a price list asks for one, or what two of its rows come to together; undefined where it isn't plain. */
export async function answerRowPrices(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  return (await timesPrice(index, question)) ?? (await pricesTogether(index, question));
}

async function timesPrice(index: UnitIndex, question: string): Promise<UnitAnswer | undefined> {
  const { number: digits = "", of = "" } = SEVERAL.exec(question)?.groups ?? {};
  const number = numberOf(digits);
  if (!(number > 1)) return undefined;
  const row = rowCalled(await pricedRows(index), of, true);
  if (row?.figure.type !== "money") return undefined;
  const { unit, figure } = row;
  const around = `${unit.text} ${unit.head.join(" ")}`;
  const isCounted = figuresIn(unit.cells[0] ?? "").length > 0;
  if (isCounted || PER_OTHER.test(around) || OF_SEVERAL.test(unit.text)) return undefined;
  return {
    kind: "answer",
    lead: amountLike(figure, number * figure.value),
    working: `${number} × ${figure.text}`,
    units: [unit],
  };
}

async function pricesTogether(index: UnitIndex, question: string): Promise<UnitAnswer | undefined> {
  if (!TOGETHER.test(question)) return undefined;
  const { first = "", second = "" } = WITH.exec(question)?.groups ?? {};
  if (!first || NO_PRICE.test(question)) return undefined;
  const rows = await pricedRows(index);
  const found = [rowCalled(rows, first), rowCalled(rows, second)];
  const [one, other] = found;
  if (!one || !other || one === other || one.unit.head.join() !== other.unit.head.join())
    return undefined;
  if (rateIn(one.unit.text) !== rateIn(other.unit.text)) return undefined;
  const sum = compute({ kind: "sum", operands: [first, second] }, [one.figure, other.figure]);
  return (
    sum && { kind: "answer", lead: sum.result, working: sum.working, units: [one.unit, other.unit] }
  );
}

/** "Per quarter", "a night": amounts for different times don't add up. */
function rateIn(text: string): string {
  return PER_OTHER.exec(text)?.[0].toLowerCase() ?? "";
}
