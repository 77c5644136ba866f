import { hasTerm } from "@/lib/documents/reader/has-term";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "The first Saturday bus"; "last year" is the one before. */
const END =
  /\b(?:(?<first>first|earliest)|last|latest|final)(?! (?:years?|months?|weeks?|nights?|times?|summer|winter|spring|autumn|fall|seasons?|semesters?|terms?|names?|few|but|and|or|in|of|from)\b) (?<of>(?:[\p{L}\d'’-]{1,20} ?){1,3})/giu;
const FIRST = /\b(?:first|earliest)\b/i;
const LAST = /\b(?:last|latest|final)\b/i;
/** "The third floor", and not "a third of them". */
const ORDINAL =
  /\b(?<ordinal>third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?!of\b)(?<of>\p{L}{3,20})/iu;
const FRACTION =
  /\b(?:an?|one|two|three|four|another|over|under|about|nearly|almost) (?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?\b/gi;
/**
 * "When does the bus leave the hospital?" What has neither an article nor a capital is no place: "maternity leave starts", "the
 * bus leaves daily".
 */
const LEAVES =
  /\b(?:[Ll]eav(?:es?|ing)|[Dd]epart(?:s|ing)?(?: from)?|(?:[Ss]et|[Ss]tart)s? (?:off|out) from) (?:from )?(?:the (?=\p{L})|(?=\p{Lu}))(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]{0,7} \d|Daily\b)(?<place>\p{L}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3})/gu;
/** Behind it, "leave" is what somebody does, not time off. */
const DOES = /\b(?:do|does|did|will|can|should|must|is|are)\b[^?]{1,60}\b(?:leav|depart|off|out)/i;
/** Are shared by what has nothing else in common. */
const TIMES =
  /\b(?:days?|dates?|times?|parts?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?)\b/gi;
/** "By May 3" is the last day, whatever is the first. */
const UNTIL =
  /\b(?:by|until|before|through|no later than) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,7}\.? \d|the \d|\d)/i;
const ASKS_TIME = /^\W{0,3}(?:and |so )?(?:(?:at )?what time|when|how often)\b/i;
const MOST_CHARACTERS = 600;

const COME_FIRST = /\bfirst[- ]come(?:,? |-)first[- ]served\b|\bfirst come\b/gi;
const ASKS_FIRST = /\bfirst(?![- ](?:come|served)) \p{L}/iu;
/** "Who gets the first places?": that is told by "first come, first served". */
const ASKS_ORDER = /\b(?:who|whose|order|how (?:are|is|do|does|will))\b/i;

/** Whether a statement has the "first" that a question asks for only in "first come, first served". */
export function isFirstComeOnly(text: string, question: string): boolean {
  const start = text.slice(0, MOST_CHARACTERS);
  const isAsked = ASKS_FIRST.test(question) && !ASKS_ORDER.test(question);
  const rest = isAsked ? start.replace(COME_FIRST, " ") : start;
  return rest !== start && !/\bfirst\b/i.test(rest);
}

/** Whether a statement is of the last of what a question asks the first of, or the other way around. */
export function isOfOtherEnd(text: string, question: string): boolean {
  const asked = endsIn(question);
  if (asked.length === 0) return false;
  const there = endsIn(text.slice(0, MOST_CHARACTERS));
  return asked.some((one) => {
    if ((one.isFirst ? FIRST : LAST).test(text)) return false;
    if (!one.isFirst && UNTIL.test(text)) return false;
    return there.some(({ thing }) => thing !== undefined && thing === one.thing);
  });
}

/** What each first or last is of: "bus" in "first Saturday bus", "class" in "last day of class". */
function endsIn(text: string): { isFirst: boolean; thing: string | undefined }[] {
  return [...text.matchAll(END)].map(({ groups }) => ({
    isFirst: groups?.first !== undefined,
    thing: contentTerms(groups?.of?.replace(TIMES, " ") ?? "")[0],
  }));
}

/** Whether a statement has an ordinal of a question only as a share: "a third of them" says nothing of the third floor. */
export function isShareOnly(text: string, question: string): boolean {
  const { ordinal = "", of = "" } = ORDINAL.exec(question)?.groups ?? {};
  const start = text.slice(0, MOST_CHARACTERS);
  const rest = ordinal ? start.replace(FRACTION, " ") : start;
  if (rest === start || rest.toLowerCase().includes(ordinal.toLowerCase())) return false;
  const there = new Set(searchTerms(text));
  return !contentTerms(of).some((term) => hasTerm(there, term));
}

/** Whether all that a statement tells leaves from another place than the one that a question names. */
export function leavesElsewhere(text: string, question: string): boolean {
  const isAsked = ASKS_TIME.test(question) && DOES.test(question);
  const asked = isAsked ? placesLeft(question).flat() : [];
  const there = asked.length > 0 ? placesLeft(text.slice(0, MOST_CHARACTERS)) : [];
  if (there.length === 0) return false;
  const said = new Set(searchTerms(text));
  return !asked.some((term) => hasTerm(said, term));
}

/** The terms of each place that something leaves, without what has none. */
function placesLeft(text: string): string[][] {
  return [...text.matchAll(LEAVES)]
    .map(({ groups }) => contentTerms(groups?.place ?? ""))
    .filter((terms) => terms.length > 0);
}
