import { TIME_OF_DAY } from "@/lib/documents/reader/clock-times";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

const ASKS_WHEN =
  /^\W{0,3}(?:and |but |so )?(?:when(?:['’]?s)?|(?:on )?(?:what|which) (?:day|date)s?)\b/i;
/** One of several days is meant. */
const ASKS_ONE =
  /\b(?:first|next|last|earliest|latest|soonest|final|second|third|until|by when|deadline|begins?|starts?|ends?|finish\w*)\b/i;
/** Between days of one list: ", ", " and ", ", or on " */
const AND = /^(?:,|,? (?:and|or)| &)(?: on)?(?: the)? $/i;
/** "4, 11 and " in front of "18 February" */
const DAYS_BEFORE = /(?:(?<![\d.,$€£-])\d{1,2}(?:st|nd|rd|th)?(?:, ?| and | & ))+$/;
/** ", 11 and 18" behind "February 4" */
const DAYS_BEHIND = /^(?:, ?\d{1,2}(?![\d:.%]\d))*,? (?:and|or|&) \d{1,2}(?=[.,;)]|$)(?!\.\d)/;
/** "June 1, and July 1 is a holiday": the day of another clause. */
const OF_CLAUSE =
  /^(?:,? \d{4})?,? (?:is|was|are|were|will|has|have|had|marks?|falls?|begins?|starts?|brings?)\b/i;
const CLOCK = new RegExp(TIME_OF_DAY, "i");
const FROM = /\b(?:from|since|as of|starting|beginning)(?: on)? $/i;
const ASKS_MAY = /^\W{0,3}(?:and |but |so )?when (?:can|may|could|am|are|is|do|does|should)\b/i;

/** All days of the list that one stands in, where a question asks when something is: "May 4, May 18 and June 2". */
export function datesTogether(
  { at, text: day }: Figure,
  text: string,
  asked: string,
): string | undefined {
  if (!ASKS_WHEN.test(asked) || ASKS_ONE.test(asked)) return undefined;
  const dates = figuresIn(text)
    .filter(({ type }) => type === "date")
    .toSorted((a, b) => a.at - b.at);
  const isOfClause = (end: number) => OF_CLAUSE.test(text.slice(end, end + 30));
  let [from, to] = [at, at + day.length];
  for (const one of dates) {
    if (one.at >= to && AND.test(text.slice(to, one.at))) to = one.at + one.text.length;
  }
  for (const one of dates.toReversed()) {
    const end = one.at + one.text.length;
    if (end <= from && AND.test(text.slice(end, from))) from = one.at;
  }
  from -= DAYS_BEFORE.exec(text.slice(Math.max(0, from - 60), from))?.[0].length ?? 0;
  to += DAYS_BEHIND.exec(text.slice(to))?.[0].length ?? 0;
  const all = text.slice(from, to);
  // All of them are its subject where it begins with them.
  if (isOfClause(to) && text.slice(0, from).trim() !== "") return undefined;
  return all === day ? undefined : all;
}

/** "From July 1, hoses may be used before 9 a.m." doesn't say with that day alone when one may. */
export function isOnlyFrom({ at, text: day }: Figure, text: string, asked: string): boolean {
  if (!ASKS_MAY.test(asked) || ASKS_ONE.test(asked)) return false;
  return FROM.test(text.slice(Math.max(0, at - 20), at)) && CLOCK.test(text.slice(at + day.length));
}

const SAYS_NEXT = /\b(?:next|upcoming|following|again|then|from now|due|scheduled|planned)\b/i;

/** "When is the next injection?": a day of which nothing says that it's the next one. */
export function isOfOtherTurn(
  figure: Figure,
  unit: Unit,
  asked: string,
  { sections }: Structure,
): boolean {
  if (figure.type !== "date" || !/\bnext\b(?! (?:to|door))/i.test(asked)) return false;
  const around = `${unit.text} ${unit.head.join(" ")} ${sections[unit.section]?.title ?? ""}`;
  return !SAYS_NEXT.test(around);
}
