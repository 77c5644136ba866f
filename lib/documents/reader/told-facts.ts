import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";
import { isBareYear } from "@/lib/documents/reader/dates";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";

/**
 * How much a figure tells a reader: what they pay, and when, more than how many there are of something. Compared by how many
 * of the facts of bench/reading/ stay in shortened extracts.
 */
const WORTH: Record<FigureType, number> = {
  money: 2.4,
  date: 2,
  phone: 2,
  duration: 1.6,
  email: 1.2,
  percent: 1.2,
  frequency: 0.8,
  measure: 0.8,
  count: 0.6,
};
const OF_YEAR = 0.1;
const OF_TIME = 1;
const TIME = new RegExp(TIME_OF_DAY, "gi");
const MAX_CHARACTERS = 1_200;
/** What is told in words instead of figures, each with how much it is worth. */
const IN_WORDS: readonly (readonly [pattern: RegExp, worth: number])[] = [
  // That nothing is paid tells as much as an amount.
  [
    /\b(?:(?:no|without|free of) (?:extra |additional |further )?(?:charge|cost|fee)s?|(?:for|is|are) free(?! (?:of|from|to)\b))\b/gi,
    1.6,
  ],
  [/\b(?:half|thirds?|quarters?|twice|(?:two|three|four|five|ten) times)\b/gi, 0.8],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
    0.8,
  ],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g, 0.6],
  // Somebody or something with a name, inside a sentence.
  [/(?<=[\p{Ll},;:(] )\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3}/gu, 0.6],
];

/** What a statement says that can be told in a word or two, each with how much it is worth. */
export function toldFacts(text: string): Map<string, number> {
  const facts = new Map<string, number>();
  const figures = figuresIn(text);
  for (const figure of figures) facts.set(keyOf(figure), worthOf(figure));
  const rest = withoutFigures(text.slice(0, MAX_CHARACTERS), figures);
  for (const [pattern, worth] of IN_WORDS)
    for (const [words] of rest.matchAll(pattern)) facts.set(`words ${words.toLowerCase()}`, worth);
  // "£13.20" is no time, and "8" of "8 a.m." is.
  const others = figures.filter(({ type }) => type !== "count");
  for (const [time] of withoutFigures(text.slice(0, MAX_CHARACTERS), others).matchAll(TIME))
    facts.set(`time ${time.replace(/[\s.]/g, "").toLowerCase()}`, OF_TIME);
  return facts;
}

/** A text with signs in place of figures: the month of a date isn't told a second time. */
function withoutFigures(text: string, figures: readonly Figure[]): string {
  return figures.reduce(
    (rest, { at, text: { length } }) =>
      rest.slice(0, at) + "#".repeat(length) + rest.slice(at + length),
    text,
  );
}

/** Whether a statement names a day, an amount, or how long something takes. */
export function tellsWhen(text: string): boolean {
  return (
    figuresIn(text).some(({ type }) => type === "date" || type === "duration") ||
    new RegExp(TIME_OF_DAY, "i").test(text.slice(0, MAX_CHARACTERS))
  );
}

/** Of a fact, with its day apart. */
const WITH_YEAR = /^(date .{2,60}?),?\s\d{4}$/;

/** The facts with what each of them tells as well: "May 8, 2026" tells "May 8", and not the other way around. */
export function tellingFacts(facts: Iterable<string>): Set<string> {
  return new Set([...facts].flatMap((fact) => [fact, fact.replace(WITH_YEAR, "$1")]));
}

/** "$50" and "$ 50.00" are one amount. */
function keyOf({ type, text, value, unit }: Figure): string {
  const isComputed = type !== "date" && Number.isFinite(value);
  return `${type} ${isComputed ? `${value} ${unit}` : text.toLowerCase()}`;
}

function worthOf({ type, text }: Figure): number {
  return type === "date" && isBareYear(text) ? OF_YEAR : WORTH[type];
}
