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
/** "When does the bus leave the hospital?" */
const LEAVES =
  /\b(?:leav(?:es?|ing)|departs?(?: from)?|departing(?: from)?|(?:sets?|starts?) (?:off|out) from) (?:the |from )?(?<place>\p{L}[\p{L}'’-]{2,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3})/giu;
const ASKS_TIME = /^\W{0,3}(?:and |so )?(?:(?:at )?what time|when|how often)\b/i;
const MOST_CHARACTERS = 600;

const COME_FIRST = /\bfirst[- ]come(?:,? |-)first[- ]served\b|\bfirst come\b/gi;
const ASKS_FIRST = /\bfirst\b(?![- ](?:come|served))/i;

/** Whether a statement has a "first" only in "first come, first served". */
export function isFirstComeOnly(text: string, question: string): boolean {
  const start = text.slice(0, MOST_CHARACTERS);
  const rest = ASKS_FIRST.test(question) ? start.replace(COME_FIRST, " ") : start;
  return rest !== start && !/\bfirst\b/i.test(rest);
}

/** Whether a statement is of the last of what a question asks the first of, or the other way around. */
export function isOfOtherEnd(text: string, question: string): boolean {
  const asked = endsIn(question);
  if (asked.length === 0) return false;
  const there = endsIn(text.slice(0, MOST_CHARACTERS));
  return asked.some((one) => {
    if ((one.isFirst ? FIRST : LAST).test(text)) return false;
    return there.some(({ terms }) => terms.some((term) => one.terms.includes(term)));
  });
}

function endsIn(text: string): { isFirst: boolean; terms: string[] }[] {
  return [...text.matchAll(END)].map(({ groups }) => ({
    isFirst: groups?.first !== undefined,
    terms: contentTerms(groups?.of ?? ""),
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
  const asked = ASKS_TIME.test(question) ? placesLeft(question) : [];
  const there = asked.length > 0 ? placesLeft(text.slice(0, MOST_CHARACTERS)) : [];
  if (there.length === 0) return false;
  return there.every((place) => !place.some((term) => asked.flat().includes(term)));
}

/** The terms of each place that something leaves, without what has none. */
function placesLeft(text: string): string[][] {
  return [...text.matchAll(LEAVES)]
    .map(({ groups }) => contentTerms(groups?.place ?? ""))
    .filter((terms) => terms.length > 0);
}
