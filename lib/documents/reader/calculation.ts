import { addMonths, formatDay } from "@/lib/documents/reader/dates";
import { type Direction, directionAsked } from "@/lib/documents/reader/direction";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { percentText, resultLike } from "@/lib/documents/reader/format-amount";
import { inOneUnit } from "@/lib/documents/reader/parted-durations";
import { contentTerms } from "@/lib/documents/terms";

/** What is to be computed of quoted figures, as a question asks for it. */
export type Calculation =
  | { kind: "sum"; operands: readonly string[] }
  /** `isOfPrices`: what is cheaper than another costs less, whatever else is counted of it. */
  | {
      kind: "difference";
      operands: readonly string[];
      about: string;
      isOfPrices?: boolean;
      direction?: Direction;
    }
  | { kind: "share"; operands: readonly string[] }
  | { kind: "days"; operands: readonly string[]; unit: "day" | "week" | "month" | "year" };

const MAX_CHARACTERS = 400;
const MAX_OPERANDS = 6;
const SUM =
  /\b(?:total|sum|combined (?:amount|cost|price|fee|total|value)|altogether) (?:amount |cost |price |value )?(?:of|for)\b|^(?:please )?(?:add|sum)(?: up)?\b/i;
const TOGETHER =
  /\b(?:together|combined|in total|altogether|in sum|(?:come|add up|amount) to(?: together| in total| altogether)?)\W{0,3}$/i;
const ASKS = /^(?:how much|what)(?:['’]s| is| are| do| does| was| were)\b/i;
/** "How much is it altogether, the rent plus the service charge?" */
const PLUS = /(?:^|(?<=, ))[^,]{3,80}\p{L} plus (?:the |my |our |your )?\p{L}[^,]{2,80}$/u;
const DIFFERENCE =
  /\bdifference\b|\bby how much\b|\bhow much (?:more|less|higher|lower|larger|smaller|greater|longer|shorter|cheaper)\b|\bhow (?:much|many) .{0,60}\b(?:more|fewer|less)\b/i;
const OF_PRICES = /\bcheaper\b/i;
const SHARE = /\b(?:percentage|percent|share|proportion|fraction) of\b/i;
const SPAN = /\bhow (?:long\b|(?:many|much) (days?|weeks?|months?|years?|time)\b)/i;

/** The calculation that a question asks for; undefined when it asks for none. */
export function calculationOf(question: string): Calculation | undefined {
  const text = question
    .slice(0, MAX_CHARACTERS)
    .replace(/\s+/g, " ")
    .replace(/[?!.]+$/, "")
    .trim();
  const span = spanOf(text);
  if (span) return span;
  if (SHARE.test(text)) {
    const after = text.slice(text.search(SHARE)).replace(SHARE, "");
    const verb = / (?:is|are|was|were|goes to|go to|went to|comes from|came from|does|do) /i.exec(
      after,
    );
    if (verb)
      return {
        kind: "share",
        operands: [after.slice(verb.index + verb[0].length), after.slice(0, verb.index)],
      };
  }
  if (DIFFERENCE.test(text)) return differenceOf(text);
  const sum = SUM.exec(text);
  if (sum) return several("sum", text.slice(sum.index + sum[0].length));
  if (TOGETHER.test(text)) return several("sum", text.replace(TOGETHER, "").replace(ASKS, ""));
  const added = PLUS.exec(text)?.[0].replace(ASKS, "");
  return added ? several("sum", added) : undefined;
}

function spanOf(text: string): Calculation | undefined {
  const unit = SPAN.exec(text)?.[1]?.toLowerCase().replace(/s$/, "");
  const between = / (?:between|from) /i.exec(text);
  if (!SPAN.test(text) || !between) return undefined;
  const operands = text.slice(between.index + between[0].length).split(/ (?:and|to|until) /i);
  if (operands.length !== 2) return undefined;
  return {
    kind: "days",
    operands,
    unit: unit === "week" || unit === "month" || unit === "year" ? unit : "day",
  };
}

function differenceOf(text: string): Calculation | undefined {
  const between = / between /i.exec(text);
  if (between) {
    const about = text
      .slice(0, between.index)
      .replace(/^.*?\b(?:difference|how much|how many)\b/i, "");
    const [first, second, ...more] = text.slice(between.index + between[0].length).split(/ and /i);
    if (!first || !second || more.length > 0) return undefined;
    return { kind: "difference", operands: [withNounOf(second, first), second], about };
  }
  const than = / than /i.exec(text);
  if (!than) return undefined;
  const first = text
    .slice(0, than.index)
    .replace(
      /\bhow (?:much|many)\b|\bby how much\b|\b(?:more|less|fewer|higher|lower|larger|smaller|greater|longer|shorter|cheaper)\b|\b(?:is|are|was|were|does|do|did)\b/gi,
      " ",
    );
  // "How much higher than the rent is the deposit?" has both behind "than".
  const direction = contentTerms(first).length > 0 ? directionAsked(text) : undefined;
  return {
    kind: "difference",
    operands: [first, text.slice(than.index + than[0].length)],
    about: "",
    ...(OF_PRICES.test(text) && { isOfPrices: true }),
    ...(direction && { direction }),
  };
}

/** "The opening and the closing balance": what only says which one is of the same thing as what follows. */
const ONLY_WHICH =
  /^(?:(?:the|my|our|your|its) )?(?:opening|beginning|starting|initial|closing|ending|final|old|new|previous|current|former|gross|net|highest|lowest|first|second|last|minimum|maximum)$/i;

function withNounOf(second: string, first: string): string {
  const noun = /^(?:(?:the|my|our|your|its) )?\S+ (.+)$/i.exec(second.trim())?.[1];
  return noun && ONLY_WHICH.test(first.trim()) ? `${first} ${noun}` : first;
}

function several(kind: "sum", text: string): Calculation | undefined {
  const operands = text
    .split(/, (?:and )?| and | plus /i)
    .map((one) => one.trim())
    .filter(Boolean);
  return operands.length >= 2 && operands.length <= MAX_OPERANDS ? { kind, operands } : undefined;
}

/** A result with its working, such as "$8,400 + $5,250". */
export type Computed = { result: string; working: string };

const NAMES = { sum: " + ", difference: " − " };

/**
 * Computes with quoted figures.
 *
 * @param quoted one for each operand, in their order
 * @returns undefined where the figures can't be computed with one another: different units, or an uncertain value
 */
export function compute(calculation: Calculation, quoted: readonly Figure[]): Computed | undefined {
  const figures = inOneUnit(quoted);
  const values = figures.map(({ value }) => value);
  if (
    figures.length !== calculation.operands.length ||
    values.some((value) => !Number.isFinite(value))
  )
    return undefined;
  const [first, second] = figures;
  if (!first || !second) return undefined;
  if (calculation.kind === "days") return daysBetween(first, second, calculation.unit);
  if (figures.some(({ type, unit }) => type !== first.type || unit !== first.unit))
    return undefined;
  if (calculation.kind === "share") return shareOf(first, second);
  return addUp(calculation.kind, figures);
}

function addUp(kind: "sum" | "difference", figures: readonly Figure[]): Computed | undefined {
  // "95% − 95%" is twice the same figure of two statements, and no answer.
  if (kind === "difference" && new Set(figures.map(({ value }) => value)).size < figures.length)
    return undefined;
  const sorted = kind === "sum" ? figures : figures.toSorted((a, b) => b.value - a.value);
  const [head = 0, ...rest] = sorted.map(({ value }) => value);
  const total = rest.reduce((sum, value) => (kind === "sum" ? sum + value : sum - value), head);
  const result = resultLike(sorted, total, kind);
  return result === undefined
    ? undefined
    : { result, working: sorted.map(inWorking).join(NAMES[kind]) };
}

/** "−500" behind another sign needs brackets; "(500)" has them. */
function inWorking({ text, value }: Figure, at: number): string {
  return at > 0 && value < 0 && !text.includes("(") ? `(${text})` : text;
}

function shareOf(part: Figure, whole: Figure): Computed | undefined {
  if (whole.value === 0 || part.text === whole.text) return undefined;
  return {
    result: percentText((100 * part.value) / whole.value),
    working: `${part.text} ÷ ${whole.text} × 100`,
  };
}

const DAYS = { day: 1, week: 7, month: 0, year: 0 };

function daysBetween(
  from: Figure,
  to: Figure,
  unit: "day" | "week" | "month" | "year",
): Computed | undefined {
  if (from.type !== "date" || to.type !== "date") return undefined;
  const days = Math.abs(to.value - from.value);
  const [first, last] = from.value <= to.value ? [from, to] : [to, from];
  const working = `from ${first.text} to ${last.text}`;
  if (unit === "week" && days % DAYS.week === 0)
    return { result: countOf(days / DAYS.week, "week"), working };
  const months = monthsBetween(first.value, last.value);
  if (unit === "month" && months !== undefined)
    return { result: countOf(months, "month"), working };
  if (unit === "year" && months !== undefined && months % 12 === 0)
    return { result: countOf(months / 12, "year"), working };
  return { result: countOf(days, "day"), working };
}

/** Whole months from one day to another; undefined when they don't come out even. */
function monthsBetween(first: number, last: number): number | undefined {
  const months = Math.round((last - first) / 30.44);
  return addMonths(first, months) === last ? months : undefined;
}

const MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const IN_DAYS: Record<string, number> = { day: 1, week: 7 };

/** The day a period after another one; undefined for a period that isn't counted in days, weeks, months, or years. */
export function dayAfter(begin: Figure, period: Figure): Computed | undefined {
  const [months, days] = [MONTHS[period.unit], IN_DAYS[period.unit]];
  if (!Number.isInteger(period.value) || !Number.isFinite(begin.value)) return undefined;
  const day = months
    ? addMonths(begin.value, months * period.value)
    : days
      ? begin.value + days * period.value
      : undefined;
  return day === undefined
    ? undefined
    : { result: formatDay(day), working: `${begin.text} + ${period.text}` };
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
