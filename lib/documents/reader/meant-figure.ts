import { SENTENCE_END } from "@/lib/core/sentences";
import { stem } from "@/lib/core/stem";
import { isOfAnotherThing } from "@/lib/documents/reader/asked-action";
import { numbersRows } from "@/lib/documents/reader/column-kinds";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { goesOtherWay } from "@/lib/documents/reader/goes-other-way";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isBeside } from "@/lib/documents/reader/is-beside";
import { isDifference } from "@/lib/documents/reader/is-difference";
import { isOfNow } from "@/lib/documents/reader/is-of-now";
import { isRelative } from "@/lib/documents/reader/is-relative";
import { isConditionOnly, isOfAge } from "@/lib/documents/reader/is-threshold";
import { lineAbove } from "@/lib/documents/reader/line-above";
import { isOfFamily } from "@/lib/documents/reader/measure-families";
import { isForOne, multipleAsked } from "@/lib/documents/reader/multiple-asked";
import { rateAsked, rateOf } from "@/lib/documents/reader/rates";
import { columnOf } from "@/lib/documents/reader/row-columns";
import { type Structure, type Unit, withTitle } from "@/lib/documents/reader/unit";
import { searchTerms } from "@/lib/documents/terms";

const ASKS_SHARE = /\b(?:percentage|percent|share|proportion|fraction)\b/i;

/** Whether a question asks for a share of something. */
export function asksShare(asked: string): boolean {
  return ASKS_SHARE.test(asked);
}

/** Whether a figure may be what is asked for, by what its statement says of it, whatever words they share. */
export function isMeant(
  figure: Figure,
  unit: Unit,
  { index, asked, isDate }: { index: UnitIndex; asked: string; isDate: boolean },
): boolean {
  const counted = countedTime(asked);
  const multiple = multipleAsked(asked);
  return (
    // What is given for one isn't what four of it come to.
    !(multiple && isForOne(figure, unit, multiple)) &&
    !(asksShare(asked) && isRelative(figure, unit)) &&
    isOfFamily(figure, asked) &&
    !isBeside(figure, unit, asked) &&
    !isDifference(figure, unit.text, asked) &&
    !isOfAnotherThing(withTitle(unit, index.structure), asked) &&
    !isAside(figure, unit.text, isDate) &&
    !isConditionOnly(figure, unit.text, asked) &&
    !isOfAge(figure, unit.text, asked) &&
    !isOfClock(figure, unit.text) &&
    isOfTime(index, unit, asked) &&
    !isInOtherRate(figure, unit, asked) &&
    !isOfNow(unit, asked, index.structure) &&
    !isOfOtherPeriod(unit, asked, index.structure) &&
    !goesOtherWay(figure, unit.text, asked) &&
    !(ASKS_PAST.test(asked) && INTENDS.test(unit.text)) &&
    !(ASKS_ONE.test(asked) && isLastAmount(figure, unit)) &&
    !(counted && figure.type === "count" && !isLabeledWith(counted, unit)) &&
    !(counted && figure.type === "duration" && isOtherTime(counted, figure)) &&
    !(figure.type === "duration" && ASKS_MONEY.test(asked)) &&
    !(figure.type === "duration" && isOnlyWhen(unit.text, asked)) &&
    !isBeforeUse(figure, unit.text, asked) &&
    (!COST.test(asked) || isPriced(figure, unit, index.structure))
  );
}

/** The 3 of "3:00 PM" is no quantity. */
function isOfClock({ at, type, text: figure }: Figure, text: string): boolean {
  return type === "count" && /^:\d\d/.test(text.slice(at + figure.length));
}

/** "At night", "in 2022": when what is asked for holds. */
const OF_TIME =
  /\b(?:at|in|on|during|for|by) (?:the |a |an )?(night|day|weekends?|winter|summer|spring|autumn|(?:jan|febr)uary|march|april|june|july|august|(?:septem|octo|novem|decem)ber|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:19|20)\d\d|christmas|holidays)\b(?! \d)/gi;

const DURING = /\b(?:during|within the first|in the first|the first \d)/i;
const AFTER = /\b(?:after|afterwards|thereafter|following|from then)\b/i;

/** "Per month": an amount without it may be for anything. */
const PER = /\b(?:per|each|every|an?) (hour|day|week|month|year|night)\b/i;

/** Whether a statement is about the time that a question names; it may be that of the whole document. */
function isOfTime({ subject, structure }: UnitIndex, unit: Unit, asked: string): boolean {
  const around = `${unit.text} ${unit.head.join(" ")} ${structure.sections[unit.section]?.title ?? ""}`;
  const there = new Set([...searchTerms(around), ...subject]);
  const rate = PER.exec(asked)?.[1]?.toLowerCase();
  if (
    rate &&
    !new RegExp(String.raw`\b(?:${rate}s?|${rate === "day" ? "dai" : rate}ly)\b`, "i").test(around)
  )
    return false;
  // What holds during a time doesn't hold after it.
  if (/\bafter\b/i.test(asked) && DURING.test(unit.text) && !AFTER.test(unit.text)) return false;
  return [...asked.matchAll(OF_TIME)].every(([, time = ""]) => there.has(stem(time.toLowerCase())));
}

/** "A monthly fee of $20" is no yearly one. */
function isInOtherRate(figure: Figure, unit: Unit, asked: string): boolean {
  const [rate, own] = [rateAsked(asked), rateOf(figure, unit)];
  return figure.type === "money" && rate !== undefined && own !== undefined && rate !== own;
}

/** Whether the figure of a statement that sounds like the answer may be given: not where it is of another time, or for each of something else. */
export function mayLead(unit: Unit, asked: string, structure: Structure): boolean {
  const figures = figuresOf(unit);
  const multiple = multipleAsked(asked);
  return (
    !isOfOtherPeriod(unit, asked, structure) &&
    !isOneOfAll(unit, asked) &&
    figures.every(
      (figure) =>
        !isInOtherRate(figure, unit, asked) &&
        !isRowNumber(figure, unit) &&
        !isDifference(figure, unit.text, asked) &&
        !isBeforeUse(figure, unit.text, asked) &&
        !(multiple && isForOne(figure, unit, multiple)),
    )
  );
}

const ASKS_ALL = /\b(?:in total|altogether|in all|all together)\b/i;
const SAYS_ALL = /\b(?:total\w{0,2}|sum|overall|altogether|in all|combined|all|whole|entire)\b/i;

/** Whether nothing says of a statement's figure that it's all of it, where a question asks for that. */
function isOneOfAll({ text, head }: Unit, asked: string): boolean {
  return ASKS_ALL.test(asked) && !SAYS_ALL.test(`${text} ${head.join(" ")}`);
}

/** The 17 of "17 Amount you owe", which is what the line is called. */
export function isRowNumber(figure: Figure, unit: Unit): boolean {
  return numbersRows(unit.head[0]) && figure.type === "count" && columnOf(figure, unit) === 0;
}

const TO_DATE = /\b(?:year[- ]to[- ]date|ytd|cumulative|to date)\b/i;
const ASKS_TO_DATE = /\b(?:year|ytd|cumulative|to date|so far)\b/i;

/** Whether a statement stands below what says that it counts from the beginning of the year, and a question doesn't ask for that. */
export function isOfOtherPeriod(unit: Unit, asked: string, structure: Structure): boolean {
  if (ASKS_TO_DATE.test(asked)) return false;
  return (
    TO_DATE.test(structure.sections[unit.section]?.title ?? "") ||
    TO_DATE.test(lineAbove(unit, structure))
  );
}

const ASKS_PAST = /\b(?:did|was|were)\b/i;
/** "We want to reach 3,200" says nothing about what was reached. */
const INTENDS =
  /\b(?:we|they|it|he|she) (?:want|plan|hope|intend|aim|expect)s? (?:to|that)\b|\b(?:is|are) (?:planned|expected|intended)\b/i;

const ASKS_ONE =
  /\bhow much (?:is|was|does|did|were|are) (?:one|a single|each)\b|\bhow much .{1,40} (?:to \p{L}{2,20}|for|per) (?:one|a single|each)\b|\b(?:price|cost) (?:of|for|per) (?:one|a single|each|piece|item|unit)\b|\bunit price\b/iu;
/** "reduced by $120", "balances above $1,000": a change or a bound, and no amount of what it is said of. */
const ASIDE =
  /\b(?:(?:reduc|increas|rais|lower|decreas|chang)\w{1,3} by|rose by|fell by|grew by|above|below|under|exceeding|beyond)\s$/i;

/** "Rents worth $260 are outstanding": what some still owe. */
const OWED =
  /^\s(?:is|are|was|were|remains?)\s(?:still\s)?(?:outstanding|overdue|owed|unpaid|missing)\b/i;

function isAside({ at, type, text: figure }: Figure, text: string, isDate: boolean): boolean {
  // "If you cancel less than five days before" is no time at which something is due, nor is a break of 30 minutes.
  if (type === "duration" && isDate) {
    const before = text.slice(Math.max(0, at - 40), at);
    const behind = text.slice(at + figure.length, at + figure.length + 40);
    return (
      /\b(?:less|fewer|more) than\s$/i.test(before) ||
      /\b(?:a|an|the) (?:\p{L}+ ){1,2}of (?:at least |up to )?$/iu.test(before) ||
      /^-?\s?(?:long|breaks?)\b/i.test(behind)
    );
  }
  if (type !== "money") return false;
  return (
    ASIDE.test(text.slice(Math.max(0, at - 24), at)) || OWED.test(text.slice(at + figure.length))
  );
}

/** The last of several amounts of a row is what all of it comes to. */
function isLastAmount({ at }: Figure, { cells, text }: Unit): boolean {
  const amounts = figuresOf({ text, cells }).filter(({ type }) => type === "money");
  return cells.length > 2 && amounts.length > 1 && amounts.at(-1)?.at === at;
}

const HOW_MANY_OF_TIME =
  /\bhow many (?:(?!(?:per|an?|each|every|in|of|for|are|is|do|does|did)\b)\p{L}+ ){0,2}?(hour|day|night|week|month|year|minute)s?\b/iu;

/** "How many hours …?": what is counted, if it is a time. */
export function countedTime(asked: string): string | undefined {
  return HOW_MANY_OF_TIME.exec(asked)?.[1]?.toLowerCase();
}

const TIMES = ["minute", "hour", "day", "night", "week", "month", "year"];
const HOUR = TIMES.indexOf("hour");

/**
 * Nobody who asks how many hours they work asks for "two days a week", nor the other way around; and a trip of four nights
 * takes five days.
 */
function isOtherTime(counted: string, { text }: Figure): boolean {
  const given = TIMES.findIndex((time) => new RegExp(String.raw`\b${time}s?\b`, "i").test(text));
  if ((TIMES[given] === "night") !== (counted === "night")) return true;
  return given >= 0 && given <= HOUR !== TIMES.indexOf(counted) <= HOUR;
}

/** "Hours per week: 6": the label says what is counted. */
function isLabeledWith(counted: string, { cells }: Unit): boolean {
  const [label = ""] = cells;
  return cells.length === 2 && new RegExp(String.raw`\b${counted}s?\b`, "i").test(label);
}

/** "How much sick pay do I get?" isn't answered with weeks. */
const ASKS_MONEY =
  /\bhow much (?:\p{L}{1,20} )?(?:pay|money|rent|salary|interest|tax|compensation)\b/iu;
const ASKS_LENGTH = /\bhow long (?:is|was|does|did|do|are|will) /i;
const WHEN =
  /\b(?:during|before|after|until|since) (?:(?:the|an?|your|my|our|their|this|that) )?(\p{L}+)/giu;

/** "Notice is one month during probation" doesn't say how long probation is. */
function isOnlyWhen(text: string, asked: string): boolean {
  if (!ASKS_LENGTH.test(asked) || asked.search(WHEN) >= 0) return false;
  const { required } = focusOf(asked);
  const isSaid = (words: string) => {
    const said = new Set(searchTerms(words));
    return required.some((term) => hasTerm(said, term));
  };
  return isSaid(text) && !isSaid(text.replace(WHEN, " "));
}

const KEEPS = /\bhow long\b.{0,60}\b(?:keeps?|kept|stored?|fresh|good for)\b/i;
const AFTER_TIME = /\bafter (?:about |at least |only )?$/i;

/** "Ready after two weeks; keeps for a year": how long something is kept isn't when it's ready. */
function isBeforeUse({ type, at }: Figure, text: string, asked: string): boolean {
  return type === "duration" && KEEPS.test(asked) && AFTER_TIME.test(text.slice(0, at));
}

const COST = /\b(?:costs?|prices?)\b/i;
const PRICED =
  /\b(?:cost\w*|pric\w+|fees?|charg\w+|pay|pays|paid|rates?|spen[dt]|each|per|worth|budget\w*|c[ao]mes? to|total\w*|expens\w+|free of)\b/i;

/** "Tickets brought in $900" doesn't say what one costs: a sentence that names a price says so, or its heading does. */
function isPriced({ at }: Figure, { kind, text, section }: Unit, { sections }: Structure): boolean {
  if (kind !== "sentence" || !SENTENCE_END.test(text)) return true;
  if (PRICED.test(text) || PRICED.test(sections[section]?.title ?? "")) return true;
  return /\b(?:is|are|was|were|for|at)\s(?:about |only |just )?$/i.test(text.slice(0, at));
}
