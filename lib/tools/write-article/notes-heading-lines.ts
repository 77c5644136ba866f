import { capitalize } from "@/lib/drafting/draft-words";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import { BULLET, MAX_HEADING_CHARACTERS } from "@/lib/tools/write-article/notes-lines";

const MAX_HEADING_WORDS = 7;

export const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?";
const IS_MONTH = new RegExp(`^${MONTH}$`, "i");
/** Short words of a shouted heading that it may be put in small letters with. */
const NO_ABBREVIATION = new RegExp(
  `^(?:\\P{L}+|the|and|for|not|you|our|all|how|why|who|${MONTH})$`,
  "iu",
);
/** "Volunteers day 22 Nov" and "Summer party (July 12, 2026)" are headings as they would be without their dates. */
const DATE_AT_END = new RegExp(
  ` \\(?(?:\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?\\)?$`,
  "i",
);

/**
 * Where a line stands: the lines after it in its paragraph, the one after those, whether it begins a paragraph, or all of
 * the notes, and whether those are shouted.
 */
export type LinePlace = {
  rest: readonly string[];
  next: string;
  begins: boolean;
  isTop: boolean;
  isLoud: boolean;
};

/** "Budget:" above its points, "NEXT STEPS", or a short line without a period above something longer or a list. */
export function isHeadingLine(line: string, place: LinePlace): boolean {
  const { rest, next, begins, isTop, isLoud } = place;
  if (line.length > MAX_HEADING_CHARACTERS) return false;
  const undated = line.replace(DATE_AT_END, "");
  const words = wordCount(undated);
  if (words > MAX_HEADING_WORDS || !/\p{L}(?:\p{L}| ?& ?\p{L})/u.test(line)) return false;
  if (equates(line)) return false;
  if (/^[^:]*\p{L}[^:]*:$/u.test(line)) return words <= 4;
  if (/[.!?,;:…]$/.test(line) || /:\s/.test(line)) return false;
  if (isShouted(line) && !isLoud) return true;
  if (rest.length > 1 && rest.every((other) => other.endsWith("?"))) return !PERSON.test(line);
  if (/,.*\d|\d.*,/.test(line)) return false;
  const isAbove = BULLET.test(next) || /^\s*\|/.test(next);
  if (begins && rest.length === 0 && isAbove) return !isLeadIn(line);
  if (begins && !isTop && (namesLines(line, rest) || asksForText(line, rest))) return true;
  if (!/^\p{Lu}/u.test(line)) return false;
  if (words > 2 && !(NAME_THAT.test(undated) && begins) && hasVerb(undated)) return false;
  if (rest.length === 0) return next.trim() === "" || BULLET.test(next);
  return rest.every((other) => wordCount(other) >= 2 * words || /[.!?]$|:\s/.test(other));
}

/** What quantities may stand below; "milk" above "2 eggs" is one of them. */
const COLLECTIVE =
  /^(?:the )?(?:ingredients?|tools?|materials?|supplies|equipment|parts|components|(?:shopping|packing)(?: list)?|(?:what )?you(?:['’]ll)? need|what to (?:bring|pack|buy)|pricing|prices?|costs?|budget|numbers|figures|results|measurements|dimensions|specs|before (?:you|we) (?:start|begin)|zutaten|werkzeug|material)$/i;
/** "who for", "who came", "what to pack" above what answers it. */
const NAMES_SEVERAL =
  /^(?:who|what|where|which|how) (?:for|not|with|came|comes|helped|else|next|to \p{L}+|is coming|['’]s coming)$|^who(?:['’]s| is| it['’]s| its)? (?:it(?:['’]s| is) )?for$/iu;
/** "reviews so far" */
const SO_FAR = /^(?:\p{L}+ ){0,2}\p{L}{3,}s so far$/iu;
const QUANTITY = /^(?:\d[\d.,/–-]*\s*\p{L}|[½¼¾⅓⅔]|an?\s|some\s)/iu;
/** "Day 3 sun", "June/July", "8 weeks before" */
const WHEN = new RegExp(
  `^(?:\\d{1,4}(?:st|nd|rd|th)?|${MONTH}|(?:mon|tue|tues|wednes|wed|thu|thur|thurs|fri|satur|sat|sun)(?:days?)?|days?|weeks?|wks?|months?|chapters?|ch|parts?|sessions?|lessons?|modules?|phase|stage|spring|summer|autumn|fall|winter|the|and|before|after|later|last|next|first|morning|afternoon|evening|night|am|pm|noon)$`,
  "i",
);
const MAX_NAME_WORDS = 4;
const MIN_MEAN_WORDS = 4;
/** A short line right above one such paragraph names it: "tip of the month". */
const MIN_TEXT_WORDS = 15;

/** "Pricing", "Results", or "Day 3 sun" right above lines that say more than it does. */
function namesLines(line: string, rest: readonly string[]): boolean {
  const name = line.replace(/\s*\([^()]*\)$/, "");
  const words = wordCount(name);
  // "Day 1 - Friday" is a time with either sign.
  const isOther = /\s[-–—=→]|->|[&+]$/.test(line) && !isWhen(line);
  if (rest.length === 0 || words > MAX_NAME_WORDS || isOther) return false;
  const lengths = rest.map(wordCount);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / rest.length;
  if (isWhen(name)) return mean >= 2 && !rest.some(isWhen);
  if (rest.length === 1 && !/\d/.test(name) && !hasVerb(name))
    return mean >= MIN_TEXT_WORDS && /[.!?]\s/.test(rest[0] ?? "");
  if (rest.length < 2 || PERSON.test(name)) return COLLECTIVE.test(name) && rest.length > 1;
  if (COLLECTIVE.test(name) || NAMES_SEVERAL.test(name)) return true;
  if (SO_FAR.test(name)) return true;
  const quantities = rest.filter((one) => QUANTITY.test(one) && wordCount(one) <= 6);
  if (/\d/.test(name) || quantities.length > 0.4 * rest.length) return false;
  if (words > 2 && !asksQuestion(name) && hasVerb(name)) return false;
  const longer = lengths.filter((length) => length > words).length;
  return mean >= Math.max(MIN_MEAN_WORDS, 2 * words) && longer >= 0.6 * rest.length;
}

const MAX_QUESTION_WORDS = 4;
const MIN_ANSWER_WORDS = 6;

/** "how it works" right above a paragraph */
function asksForText(line: string, [text = "", ...others]: readonly string[]): boolean {
  if (wordCount(line) <= MAX_QUESTION_WORDS && others.length > 0) return ASKS_FOR_LINES.test(line);
  const isShort = wordCount(line) <= MAX_QUESTION_WORDS && others.length === 0;
  const isLonger = wordCount(text) >= Math.max(MIN_ANSWER_WORDS, 2 * wordCount(line));
  return isShort && asksQuestion(line) && isLonger;
}

/** "what came after" above several lines, and neither "what a day" nor "what we did was". */
const ASKS_FOR_LINES = /^(?:what|how|why) (?!an? )(?!.* (?:is|was|are|were)$)\p{L}/iu;

export function isWhen(text: string): boolean {
  const words = text.split(/[\s/,()–-]+/).filter(Boolean);
  return words.every((word) => WHEN.test(word)) && /\p{L}{2}/u.test(text);
}

/** "Nice to have" and "Things to see" */
const TO_DO = /^(?:nice|good|stuff|\p{L}+s) to \p{L}+$/iu;
/** "Costs for two" and "trains from Oslo", whose first word isn't the verb that it is elsewhere; not "works with". */
const NAME_OF =
  /^(?!(?:\p{L}*(?:go|do|work|look|need|want|serve|come|see|run|start|end|pair|deal|help)e?s|is|was|has) )\p{L}{2,}s (?:for|of|from|in|at|per) \p{L}/iu;
/** "Numbers she gave", and not "when she came" */
const NAME_THAT =
  /^(?!when|if|what|how|why|where|because|and|but|so|then|as|after|before|once|while)(?:(?:the|my|our|some|all|main|most|best|worst|other|last|first|few|two|three|big|biggest|new|more|key) ){0,3}(?:\p{L}{3,}s|people|men|women|children|kids|stuff) (?:that )?(?:i|we|she|he|they|you)(?:['’](?:ve|d|ll|re|m))? \p{L}+(?: (?:so far|already|about|for|with|to|on|from|in|up|at|this|last|next|year|week|time)){0,2}$/iu;
const PERSON = /^(?:i|you|we|they|he|she|it|there)\b/i;
const ASKS = /^(?:what|how|why|when|where|who|which)\b/i;

/** "kit that worked", "things that didn't" */
const NAME_WHICH =
  /^(?!(?:i|we|you|they|he|she|it|there|this|so|now|is|know|think|hope|say|said)(?![\p{L}]))(?:\p{L}+ ){1,2}(?:that|which) \p{L}+(?:['’]t)?(?: \p{L}+)?$/iu;
/** "things going on while I'm away", "jobs left for May" */
const NAME_LEFT =
  /^(?:the |some |other |more |all )?(?:things|jobs|tasks|people|points|bits|dates|events|questions|stuff) (?:going on|coming up|happening|left|still|needed|to \p{L}+)(?![\p{L}'’-])[^.!?,:;]{0,40}$/iu;

/** "Costs for two" */
export function isNameOf(line: string): boolean {
  return [NAME_OF, NAME_THAT, NAME_WHICH, NAME_LEFT].some((name) => name.test(line));
}

/** "what went wrong" */
export function asksQuestion(line: string): boolean {
  return ASKS.test(line);
}

/** "2 types" and "three ways to do it", right below other lines and above what they count. */
export const COUNTS =
  /^(?:[2-9]|two|three|four|five|six|seven|eight|nine) (?:main |big |other |new )?(?:types|kinds|sorts|options|ways|reasons|parts|stages|phases|things|points|issues|problems|rules|groups|categories|methods|approaches|models|theories|factors|causes|examples|versions|choices|tasks|goals|levels|plans|sources|effects)(?![\p{L}'’-])/iu;

/** "didn't go well" and "could be better", which leave out what did. */
const NO_SUBJECT =
  /^(?:didn['’]?t|did|went|goes|doesn['’]?t|worked|works|wasn['’]?t|isn['’]?t|could|should)(?![\p{L}'’-])/iu;
const MAX_CLAUSE_WORDS = 4;

/** "you need" right above a list: it isn't a name for the list, but the beginning of a sentence. */
export function isLeadIn(line: string): boolean {
  const isShort = wordCount(line) <= MAX_HEADING_WORDS && !/[.!?,;…]$|[.:!?]\s/.test(line);
  if (!isShort || line.endsWith(":")) return isShort;
  if (equates(line)) return false;
  if (TO_DO.test(line) || isNameOf(line) || isWhen(line)) return false;
  if (NO_SUBJECT.test(line) && wordCount(line) <= MAX_CLAUSE_WORDS) return false;
  return PERSON.test(line) || (wordCount(line) > 2 && !ASKS.test(line) && hasVerb(line));
}

/** "v = Vmax[S] / (Km + [S])" and "T = tutor", which say something and name nothing. */
function equates(line: string): boolean {
  return /\s[=≈≤≥∝]\s/u.test(line);
}

function isShouted(line: string): boolean {
  return /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(line);
}

const MIN_LOUD_SHARE = 0.6;

/** Whether most of the words of some lines stand in shouted ones, so that capital letters mark none of them. */
export function areLoud(lines: readonly string[]): boolean {
  let [loud, all] = [0, 0];
  for (const line of lines) {
    const words = line.match(/\p{L}+/gu)?.length ?? 0;
    all += words;
    if (isShouted(line)) loud += words;
  }
  return loud > 0 && loud >= MIN_LOUD_SHARE * all;
}

/** Without its colon; in small letters when it alone was shouted, unless it may hold an abbreviation. */
export function headingText(line: string, isLoud: boolean): string {
  const text = line.replace(/\s*:$/, "");
  const words = text.split(/\s+/);
  const isPlain = words.every((word) => word.length >= 4 || NO_ABBREVIATION.test(word));
  if (isLoud || !isShouted(text) || !isPlain) return text;
  const quiet = words.map((word) => word.toLowerCase());
  return quiet.map((word) => (IS_MONTH.test(word) ? capitalize(word) : word)).join(" ");
}

function wordCount(line: string): number {
  return line.split(/\s+/).length;
}
