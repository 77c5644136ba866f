import {
  jaccardSimilarity,
  lowerCaseWords,
  overlapCoefficient,
  rootOf,
  sharedCount,
  stemsOf,
  toTitleCase,
} from "@/lib/drafting/draft-words";
import { type KeywordKind, readKeyword } from "@/lib/tools/blog-titles/keyword-kind";

const MIN_WORDS = 4;
const MAX_WORDS = 14;
const MAX_CHARACTERS = 95;
/** Titles more similar than this say the same thing. */
const MAX_SIMILARITY = 0.6;
const MAX_OVERLAP = 0.85;
/** Number of titles that may start with the same three words. */
const MAX_SAME_BEGINNINGS = 2;

/** Speaks in the voice of a writer who doesn't exist. */
const FIRST_PERSON = /\b(?:I|I['’]m|I['’]ve|[Mm]y|[Mm]e|[Ww]e|[Ww]e['’]re|[Oo]ur)\b/;
/** "What??" and "Really?!", which no editor would print. */
const DOUBLED_MARKS = /[?!.,;:](?:\s*[?!,;:]|\.)/;
/** Makes unverified promises or claims, or isn't a title. */
const UNWANTED =
  /https?:|www\.|[<>{}[\]\\|#*`~^=_@]|\uFFFD|…|\b(?:here (?:are|is)|title|keyword|blog post|category|sure|certainly|of course|as an ai|percent|million|billion|guaranteed?|(?:make|makes|making|get|getting|earn|earning) (?:\w+ )?(?:rich|money)|\d{4})\b|%|\$\d/i;

/**
 * Extracts clean titles from the lines of a model's answer; lines that aren't usable titles are
 * dropped.
 */
export function cleanTitles(answer: string): string[] {
  return answer.split("\n").map(cleanTitle).filter(isTitle);
}

function cleanTitle(line: string): string {
  const bare = line
    .replace(/^\s*(?:[-*•]|\(?\d{1,2}[.):])\s*/, "")
    .replace(/^["“”'‘*]+/, "")
    .replace(/^(?:blog\s+)?(?:post\s+)?titles?\s*\d*\s*[:-]\s*/i, "")
    .replace(/["“”]\s*(?:[-–—(:].*)?$/, "")
    .replace(/["“”*_`#]/g, "")
    .replace(/\s+(?:by|from)\s+\p{Lu}\S+\s+\p{Lu}\S+$/u, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,;:'’-]+|[\s.,;:'‘-]+$/g, "");
  const cased = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  return toTitleCase(cased);
}

function isTitle(title: string): boolean {
  const words = lowerCaseWords(title);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  if (title.length > MAX_CHARACTERS || UNWANTED.test(title)) return false;
  if (DOUBLED_MARKS.test(title)) return false;
  if (FIRST_PERSON.test(title)) return false;
  if (/\b(?:a|an|the|of|for|to|and|or|in|on|with|by|your|its|is|are|how|that)$/i.test(title))
    return false;
  const stems = words.filter((word) => word.length > 3).map(rootOf);
  return new Set(stems).size === stems.length;
}

/** Restores the keyword's spelling of acronyms and names in a title: "AI", "iPhone". */
export function spellLike(title: string, keyword: string): string {
  const special = keyword.match(/[\p{L}\p{N}]+/gu) ?? [];
  return special
    .filter((word) => /\p{Lu}/u.test(word.slice(1)))
    .reduce((text, word) => {
      const anyCase = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu");
      return text.replace(anyCase, word);
    }, title);
}

/** Kinds of which no part stands for the whole: the love of a puppy isn't how to train one. */
const WHOLE: readonly KeywordKind[] = ["task", "activity", "trip", "person", "name"];

/** Whether a title is about the keyword: it has at least half of its meaningful words, or all where none can be left out. */
export function isAbout(title: string, keyword: string): boolean {
  const wanted = stemsOf(keyword);
  // "Me" isn't in "summer".
  if (wanted.size === 0)
    return ` ${lowerCaseWords(title).join(" ")} `.includes(
      ` ${lowerCaseWords(keyword).join(" ")} `,
    );
  const needed = WHOLE.includes(readKeyword(keyword).kind) ? wanted.size : wanted.size / 2;
  return sharedCount(wanted, stemsOf(title)) >= needed;
}

const NUMBER =
  /\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand)\b/gi;

/**
 * Whether a title counts otherwise than the keyword: nobody has written the "7 best tips", and "Barcelona in 3 days" is about
 * three days. A year may be left out.
 */
export function countsOtherwise(title: string, keyword: string): boolean {
  const asked: readonly string[] = keyword.toLowerCase().match(NUMBER) ?? [];
  const counted: readonly string[] = title.toLowerCase().match(NUMBER) ?? [];
  const isMissing = (number: string) => !counted.includes(number) && !/^\d{4}$/.test(number);
  return counted.some((number) => !asked.includes(number)) || asked.some(isMissing);
}

/** Whether a title is the keyword and nothing more: "A World War II". */
export function addsNothing(title: string, keyword: string): boolean {
  const about = new Set(["a", "an", "the", ...lowerCaseWords(keyword)]);
  return lowerCaseWords(title).every((word) => about.has(word));
}

/** Whether a title is too similar to one of the others, apart from the keyword they share. */
export function isDuplicate(title: string, others: readonly string[], keyword: string): boolean {
  const own = ownWords(title, keyword);
  const beginning = beginningOf(title);
  if (others.filter((other) => beginningOf(other) === beginning).length >= MAX_SAME_BEGINNINGS)
    return true;
  return others.some((other) => {
    if (lowerCaseWords(other).join(" ") === lowerCaseWords(title).join(" ")) return true;
    const theirs = ownWords(other, keyword);
    if (own.size === 0 || theirs.size === 0) return own.size === theirs.size;
    if (jaccardSimilarity(own, theirs) >= MAX_SIMILARITY) return true;
    return Math.min(own.size, theirs.size) >= 3 && overlapCoefficient(own, theirs) >= MAX_OVERLAP;
  });
}

function beginningOf(title: string): string {
  return lowerCaseWords(title).slice(0, 3).join(" ");
}

/** What any guide is called: "A Comprehensive Guide" and "The Ultimate Guide" are one. */
const PRAISE =
  /\b(?:comprehensive|ultimate|complete|definitive|essential|full|perfect|practical|simple|short|quick|in-depth)(?= (?:\S+ )?guide\b)/gi;

/** What can be said below any title: "How to Build a Bike" and "How to Build a Bike: The Ultimate Guide" are one. */
const SUBTITLE =
  /[:–—] (?:(?:an?|the|your|some) )?(?:(?:beginner['’]s|step-by-step|best|top|key|helpful|useful|quick|few|comprehensive|ultimate|complete|definitive|essential|full|perfect|practical|simple|short|in-depth) )*(?:guides?|tips?|tricks?|overview|introduction|basics|essentials|steps|ideas|advice)(?: (?:and|&) (?:tips|tricks|ideas|advice))?(?: (?:for (?:beginners|everyone|you)|to (?:get|getting) started|you need(?: to know)?))?$|[:–—] (?:what|everything) you (?:need|should|have) to know$|[:–—] what to know$|[:–—] step by step$/i;

function ownWords(title: string, keyword: string): Set<string> {
  const about = stemsOf(keyword);
  const main = title.replace(SUBTITLE, "");
  const says = [...stemsOf(main)].some((stem) => !about.has(stem));
  const plain = (says ? main : title).replace(PRAISE, "");
  return new Set([...stemsOf(plain)].filter((stem) => !about.has(stem)));
}

/**
 * Scores a title for ranking: it contains the whole keyword, has a good length, and starts unlike
 * the others. Higher is better.
 */
export function titleScore(title: string, keyword: string, chosen: readonly string[]): number {
  const words = lowerCaseWords(title);
  const whole = title.toLowerCase().includes(keyword.toLowerCase()) ? 1 : 0;
  const length = words.length >= 6 && words.length <= 11 ? 1 : 0;
  const beginning = words.slice(0, 2).join(" ");
  const alike = chosen.filter(
    (other) => lowerCaseWords(other).slice(0, 2).join(" ") === beginning,
  ).length;
  return whole + length - alike;
}
