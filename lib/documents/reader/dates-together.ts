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
/** What follows the day that another clause begins with: "due on June 1, and July 1 is a holiday". */
const VERB =
  /^(?: (?:itself|also|then|alone|only))?,? (?:is|was|has|marks|begins|starts|ends|falls|follows|comes|brings|remains|became|saw|works|applies|counts|opens|closes|kicks)(?!\p{L})|^, [^,.;!?]{1,30}, (?:is|was|marks)(?!\p{L})/iu;
/** Holds of several days as well: "June 1 and July 1 are holidays". */
const VERB_OF_MANY =
  /^(?: (?:itself|also|then|alone|only|both|all))? (?:are|were|will|have|had|can|may|might|must|should|would|could|did|do|mark|begin|start|end|follow|remain)(?!\p{L})/iu;
/** Between a day of one clause and that of the next. */
const CLAUSE = /^, (?:and|or)/i;
const SAYS_BEFORE =
  /(?<!\p{L})(?:is|are|was|were|be|been|due|has|have|had|will|can|may|must|should|would|meets?|met|begins?|began|starts?|started|ends?|ended|opens?|opened|closes?|closed|takes?|took|happens?|falls?|comes?|came|leaves?|left|runs?|ran|pay|paid|arrives?|arrived)(?!\p{L})[^.;!?]*$/iu;
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
  const list = listAround(at, dates, text);
  let [from, to] = list.length > 0 ? ownClause(list, at, text) : [at, at + day.length];
  from -= DAYS_BEFORE.exec(text.slice(Math.max(0, from - 60), from))?.[0].length ?? 0;
  to += DAYS_BEHIND.exec(text.slice(to))?.[0].length ?? 0;
  const all = text.slice(from, to);
  return all === day ? undefined : all;
}

/** The days of the list that the one at a place of a text belongs to. */
function listAround(at: number, dates: readonly Figure[], text: string): Figure[] {
  const own = dates.findIndex((one) => one.at === at);
  if (own < 0) return [];
  let [first, last] = [own, own];
  while (isNext(dates[last], dates[last + 1], text)) last += 1;
  while (isNext(dates[first - 1], dates[first], text)) first -= 1;
  return dates.slice(first, last + 1);
}

function isNext(one: Figure | undefined, next: Figure | undefined, text: string): boolean {
  return one !== undefined && next !== undefined && AND.test(text.slice(endOf(one), next.at));
}

/** From where to where the days of a list go on that stand in the same clause as the one at a place. */
function ownClause(list: readonly Figure[], at: number, text: string): [number, number] {
  const own = list.findIndex((one) => one.at === at);
  const verb = list.findIndex((one, place) => place > 0 && VERB.test(text.slice(endOf(one))));
  if (verb > 0) return spanOf(own < verb ? list.slice(0, verb) : list.slice(verb));
  const [first, second] = list;
  const last = list.at(-1);
  if (!first || !second || !last) return spanOf(list);
  const isPair = list.length === 2 && CLAUSE.test(text.slice(endOf(first), second.at));
  const isSaid = isPair || SAYS_BEFORE.test(text.slice(Math.max(0, first.at - 200), first.at));
  // Which of the days are of the clause before, only people can tell.
  const isTwo = isSaid && VERB_OF_MANY.test(text.slice(endOf(last)));
  return spanOf(isTwo ? list.slice(own, own + 1) : list);
}

function spanOf(list: readonly Figure[]): [number, number] {
  const [first, last] = [list[0], list.at(-1)];
  return first && last ? [first.at, endOf(last)] : [0, 0];
}

function endOf({ at, text }: Figure): number {
  return at + text.length;
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
