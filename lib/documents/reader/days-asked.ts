import { rememberLast } from "@/lib/core/remember-last";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { searchTerms } from "@/lib/documents/terms";

/** "Which day of the week …?", "On what weekday …?" */
const ASKS_WEEKDAY =
  /\b(?:which|what) (?:days?|evenings?|mornings?|afternoons?|nights?) of the week\b|\b(?:which|what) weekdays?\b/i;
/** "Is there any time when it's free?", "Are there days on which dogs may come?" */
const ASKS_ANY_TIME =
  /\b(?:is|are) there (?:any |an? |some |certain )?(?:times?|days?|evenings?|mornings?|afternoons?|hours|weeks?|months?|dates?)(?: (?:of|in) (?:the |a )?(?:day|week|month|year))? (?:when|that|where|(?:at|on|during|in) which|(?:i|we|you|it|they) )/i;
const WEEKDAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|daily|weekdays?|weekends?|(?:every|each|any) (?:other |single )?day)\b/i;
const TIME =
  /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|(?:every|each|any|all|last|first|second|third) (?:day|week|month|year|time|hour|evening|morning|afternoon|night)s?|mornings?|afternoons?|evenings?|nights?|noon|midnight|midday|summer|winter|spring|autumn|season|always|never|at (?:all|any) times?|o['’]clock|birthday|lunch(?:[- ]?(?:time|breaks?|hour))?|dinner[- ]?time|dusk|dawn|sunrise|sunset|dark|easter|christmas|thanksgiving|halloween|new year(?:['’]s)?|ramadan|passover|holidays?|half[- ]term|term[- ]time|off-peak|once a (?:week|month|year)|(?:after|before|from|until|till|between|by|at) (?:noon|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! \p{L}{1,9}s\b)|\d{1,2}(?![\d.,:%]{0,6}\d)(?! ?%| (?!and\b|on\b|to\b|until\b|till\b|every\b)\p{L}{2,})))\b|\d[:.]\d\d|\d ?[ap]\.?m\b/iu;
/** A heading of several things is about none of them for sure. */
const SEVERAL = /[,;&/]|\band\b/i;
const OF_WEEK = /\b(?:days?|evenings?|mornings?|afternoons?|nights?) of the week\b|\bweekdays?\b/gi;

/** Whether a statement names no day of the week, or no time at all, where a question asks for one. */
export function namesNoDay(text: string, question: string): boolean {
  if (ASKS_WEEKDAY.test(question)) return !WEEKDAY.test(text);
  return asksAnyTime(question) && !WEEKDAY.test(text) && !TIME.test(text);
}

/** Whether a question asks if something is so at some time. */
export const asksAnyTime = rememberLast((question) => ASKS_ANY_TIME.test(question));

/**
 * Statements of another thing, where a question asks for a day of the week and others name the thing: "Work may be done Monday
 * through Saturday" says nothing of the garbage that another sentence is about.
 */
export function ofOtherDays<Statement extends { text: string; read?: string | undefined }>(
  statements: readonly Statement[],
  question: string,
): ReadonlySet<Statement> {
  if (!ASKS_WEEKDAY.test(question)) return new Set();
  const { required } = focusOf(question.replace(OF_WEEK, " "));
  const others = statements.filter((statement) => {
    const there = new Set(searchTerms(withOneTopic(statement)));
    return !required.some((term) => hasTerm(there, term) || hasRelative(there, term));
  });
  return new Set(others.length < statements.length ? others : []);
}

/** A statement with the heading above it, where that is about one thing. */
function withOneTopic({ text, read = text }: { text: string; read?: string | undefined }): string {
  const title = read.slice(0, Math.max(0, read.indexOf(": ")));
  return SEVERAL.test(title) ? text : `${title} ${text}`;
}
