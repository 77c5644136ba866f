import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import { findFigures } from "@/lib/documents/reader/find-figure";
import { focusOf } from "@/lib/documents/reader/focus";
import { amountLike } from "@/lib/documents/reader/format-amount";
import { isUnknown, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isBound } from "@/lib/documents/reader/is-bound";
import { numberOf } from "@/lib/documents/reader/number-words";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

const PERCENT_OF =
  /\b(?<percent>\d{1,3}(?:\.\d{1,4})?) ?(?:%|percent|per cent) of (?:the |its |their |my |our )?(?<of>[^?]{2,100})/i;
const PER_MONTH =
  /^\s?(?:\([^)]{1,30}\)\s)?(?:per month|a month|each month|every month|\/\s?mo(?:nth)?\b|monthly)/i;
const ASKS_SPAN =
  /\b(?:in|for|over|during|within|after|of) (?:the |a |its |one |each )?(?:(?:first|whole|entire|full) )?(?:(?<count>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty-four|thirty-six) (?<unit>months?|years?)|(?<year>year)|(?<months>\d{1,2}) monthly)\b/i;
const ASKS_AMOUNT =
  /\b(?:how much|what (?:is|are|would be|will be) the (?:total|sum|cost|price|fees?|rent|amount)|what .{0,20}total)\b/i;

/** What is a part of a figure, or several times a figure that is paid each month; undefined where neither is asked for. */
export async function answerMultiple(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const part = PERCENT_OF.exec(question)?.groups;
  if (part?.percent && part.of && /\b(?:what(?:'s| is)|how much is|calculate)\b/i.test(question))
    return partOf(index, Number(part.percent), part.of);
  const span = ASKS_SPAN.exec(question);
  if (!span || !ASKS_AMOUNT.test(question)) return undefined;
  const { count, unit = "year" } = span.groups ?? {};
  const number = count ? numberOf(count) : 1;
  const months = number * (/^year/i.test(unit) ? 12 : 1);
  return overMonths(index, question.replace(span[0], " "), months);
}

async function partOf(index: UnitIndex, percent: number, of: string): Promise<UnitAnswer> {
  const focus = focusOf(of);
  if (isUnknown(index, focus)) return ABSENT;
  const [whole] = await findFigures(index, focus, ["money", "measure", "count"], (figure, unit) =>
    isBound(figure, unit, focus, of),
  );
  if (!whole || whole.share < MIN_COVERAGE || !Number.isFinite(whole.figure.value)) return ABSENT;
  const value = (percent * whole.figure.value) / 100;
  return {
    kind: "answer",
    lead: amountLike(whole.figure, value),
    working: `${percent}% × ${whole.figure.text}`,
    units: [whole.unit],
  };
}

const MIN_COVERAGE = 0.7;

/** An amount that is paid each month, over some months; undefined where the document has none, or more than one. */
async function overMonths(
  index: UnitIndex,
  question: string,
  months: number,
): Promise<UnitAnswer | undefined> {
  const pause = createYielder(index.signal);
  const named = /\b(fee|fees|rent|salary|premium|payment|subscription|price|cost|pay)\b/i.exec(
    question,
  )?.[1];
  if (!named) return undefined;
  const word = named.toLowerCase().replace(/s$/, "");
  const isNamed = new RegExp(String.raw`\b${word}s?\b`, "i");
  const kind = kindOf(word, question);
  const found: { figure: Figure; unit: Unit }[] = [];
  for (const { unit } of index.units) {
    await pause();
    if (unit.kind === "heading" || !isNamed.test(unit.text)) continue;
    for (const figure of figuresOf(unit)) {
      if (figure.type !== "money" || !isMonthly(figure, unit.text)) continue;
      if (kindOf(word, clauseBefore(figure, unit.text)) === kind) found.push({ figure, unit });
    }
  }
  const [only] = found;
  if (!only || found.some(({ figure }) => figure.text !== only.figure.text)) return undefined;
  const value = months * only.figure.value;
  return {
    kind: "answer",
    lead: amountLike(only.figure, value),
    working: `${months} × ${only.figure.text}`,
    units: [only.unit],
  };
}

/** What any rent may be called, and what is no kind of it. */
const ANY_KIND =
  /^(?:monthly|total|base|basic|regular|full|current|net|gross|annual|yearly|whole|same|the|an?|my|our|your|their|his|her|its|this|that|of|for|in|and|or|is|are|to|how|much|as|by|with|any|each|every|no|all|will|would|pays?|paid)$/i;

/** The word before what is paid that says which: "pet" of "pet rent", undefined where it's the rent itself. */
function kindOf(word: string, text: string): string | undefined {
  const before = new RegExp(String.raw`(\p{L}+)[ -]${word}s?\b`, "giu");
  const kind = [...text.matchAll(before)].at(-1)?.[1];
  return kind && !ANY_KIND.test(kind) ? stem(kind.toLowerCase()) : undefined;
}

const MOST_BEFORE = 80;

/** What leads up to a figure, in its own clause. */
function clauseBefore({ at }: Figure, text: string): string {
  const before = text.slice(Math.max(0, at - MOST_BEFORE), at);
  return before.split(/[,;] /).at(-1) ?? before;
}

function isMonthly({ at, text: figure }: Figure, text: string): boolean {
  const behind = text.slice(at + figure.length);
  const before = text.slice(Math.max(0, at - 60), at);
  return PER_MONTH.test(behind) || /\bmonthly [\p{L} ]{2,30}(?:of|is|:)\s$/iu.test(before);
}
