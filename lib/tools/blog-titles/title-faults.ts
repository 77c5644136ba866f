import { lowerCaseWords, rootOf } from "@/lib/drafting/draft-words";
import { readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import { termsOf } from "@/lib/tools/blog-titles/keyword-names";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { isUngrammatical } from "@/lib/tools/blog-titles/title-grammar";
import { PREPOSITION } from "@/lib/tools/blog-titles/verb-forms";

/** Whether a title isn't English, or says something else than the keyword although it has its words. */
export function isFaulty(title: string, keyword: string, category: TitleCategory): boolean {
  return (
    lacksVerb(title, keyword) ||
    WHAT_TO.test(title) ||
    countsGerund(title, keyword) ||
    namesCategory(title, keyword, category) ||
    takesOtherObject(title, keyword) ||
    inventsCompound(title, keyword) ||
    isUngrammatical(title, keyword)
  );
}

const COMPOUND = /\p{L}+(?:-\p{L}+)+/gu;
const SHORT_PART = /^\p{L}{2,3}$/u;
/** Short words that others are joined to, and parts of words. */
const KNOWN_SHORT =
  /^(?:add|age|air|all|and|art|ask|at|bad|be|bed|big|bio|buy|by|car|cat|co|cut|day|de|dip|do|dog|dry|due|eat|eco|egg|end|eye|far|fat|few|fit|fix|fly|for|fun|gas|get|go|gut|hit|hot|how|ice|if|ill|in|it|job|joy|key|kid|lap|law|lay|led|let|lie|lit|low|mad|man|map|me|mid|mix|my|neo|net|new|no|non|not|nut|odd|off|oil|old|on|one|or|out|own|pan|pay|per|pet|pop|pot|pre|pro|put|raw|re|red|rip|run|say|sea|see|set|shy|sit|six|ski|sky|so|sub|sun|tax|tea|ten|the|tie|tip|to|top|toy|try|tv|two|un|up|us|use|van|via|war|way|web|wet|win|you|zip)$/;

/** "The Family-Fri-Cargo Bike": a small model breaks words off. */
function inventsCompound(title: string, keyword: string): boolean {
  const known = keyword.toLowerCase();
  const isBroken = (part: string) => SHORT_PART.test(part) && !KNOWN_SHORT.test(part);
  return [...title.toLowerCase().matchAll(COMPOUND)].some(
    ([word]) => !known.includes(word) && word.split("-").some(isBroken),
  );
}

const HOW_TO = /(?:^|[:–—?!] )how to (.+)$/i;
const ADVERB = /^(?:not|never|always|best|really|\p{L}+ly)$/iu;
const NO_GERUND = /^(?:bring|cling|fling|ping|ring|sing|sling|spring|sting|string|swing|wring)$/i;
const BEFORE_OBJECT =
  /^(?:a|an|the|your|my|our|their|his|her|its|this|that|these|those|it|them|yourself|every|each|all|up|out|off|down)$/i;

/**
 * "How to Tandem Cycling for Beginners": what follows is no verb, but a gerund, or the keyword, which names a thing. Before an
 * article, as in "water the fern", it is one.
 */
function lacksVerb(title: string, keyword: string): boolean {
  const words = (HOW_TO.exec(title)?.[1] ?? "").toLowerCase().split(" ");
  const at = ADVERB.test(words[0] ?? "") ? 1 : 0;
  const [verb = "", next = ""] = words.slice(at);
  if (verb === "") return false;
  if (/^\p{L}{2,}ing$/u.test(verb)) return !NO_GERUND.test(verb);
  if (BEFORE_OBJECT.test(next) || next === "") return false;
  const isOfKeyword = ` ${lowerCaseWords(keyword).join(" ")} `.includes(` ${verb} ${next} `);
  const [first] = termsOf(words.slice(at).join(" "));
  return isOfKeyword && readKeyword(keyword).kind !== "task" && !first?.tags.includes("Verb");
}

/** "What to Descale an Espresso Machine": what is asked for has its place taken. Some verbs have room for two. */
const WHAT_TO =
  /^what to (?!(?:ask|bring|buy|call|cook|do|expect|feed|get|give|make|name|offer|pay|read|say|send|serve|show|teach|tell|wear|write)\b)\p{L}+ (?:a|an|the|your|my|our|their) (?!(?:moment|morning|evening|night|day|week|month|year|first|second|next|last|end|beginning|start|time|minute)\b)/iu;

const A_GERUND = /\ban? (?:\p{L}+ )?(\p{L}{3,}ing)(?=[?!.:,]|$)/giu;
/** There are many of these. */
const COUNTED =
  /^(?:beginning|blessing|booking|building|ceiling|crossing|drawing|earring|ending|evening|feeling|finding|gathering|greeting|hearing|landing|listing|awning|cutting|darling|dressing|duckling|dumpling|filling|fitting|frosting|herring|housing|icing|king|lining|meeting|molding|morning|offering|pairing|pudding|railing|sapling|seedling|stocking|stuffing|topping|wing|opening|outing|painting|ranking|rating|reading|recording|ring|saying|setting|sibling|spring|string|swing|thing|training|warning|wedding)$/i;

/** "Why Choose a Tandem Cycling?" */
function countsGerund(title: string, keyword: string): boolean {
  const known = lowerCaseWords(keyword);
  return [...title.matchAll(A_GERUND)].some(
    ([, gerund = ""]) => known.includes(gerund.toLowerCase()) && !COUNTED.test(gerund),
  );
}

/** "How to Repair Leather Boots for a Lifestyle": for whom it's written isn't what it's about. */
function namesCategory(title: string, keyword: string, category: TitleCategory): boolean {
  const named = category.toLowerCase();
  if (category === "General" || lowerCaseWords(keyword).includes(named)) return false;
  const words = lowerCaseWords(title);
  const at = words.lastIndexOf(named);
  const before = words.slice(0, Math.max(0, at)).join(" ");
  const isLast = at === words.length - 1;
  return (
    at > 0 &&
    (/^(?:blog|section|category|post)s?$/.test(words[at + 1] ?? "") ||
      (isLast && / (?:for|in|of)(?: an?| the)?$/.test(` ${before}`)))
  );
}

const DETERMINER = /^(?:a|an|the|your|my|our|their|his|her|its|this|that|these|those)$/;
const ENDS_PHRASE = /^(?:and|or|but|vs|versus|that|which|who|when|where|if|to|is|are)$/;

/**
 * "How to Stretch Your Desk" for "stretching routines for desk workers": a word of the keyword is done to another one that it
 * isn't done to there.
 */
function takesOtherObject(title: string, keyword: string): boolean {
  const words = wordsIn(title);
  const known = wordsIn(keyword);
  const roots = known.map(rootOf);
  return words.some((word, at) => {
    const own = roots.indexOf(rootOf(word));
    const isDone = words[at - 1] === "to" || DETERMINER.test(words[at + 1] ?? "");
    if (own < 0 || !isDone || PREPOSITION.test(word)) return false;
    const from = DETERMINER.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    const object = rootOf(words[from] ?? "");
    const isOther = object !== roots[own] && roots.includes(object);
    return isOther && !phraseAround(known, own).map(rootOf).includes(object);
  });
}

function wordsIn(text: string): string[] {
  return lowerCaseWords(text).map((word) => word.replace(/['’]s$/, ""));
}

/** The words that stand with one of a keyword, up to the next preposition on either side. */
function phraseAround(words: readonly string[], at: number): string[] {
  const isEnd = (word: string) => PREPOSITION.test(word) || ENDS_PHRASE.test(word);
  const start = words.findLastIndex((word, index) => index < at && isEnd(word)) + 1;
  const end = words.findIndex((word, index) => index > at && isEnd(word));
  return words.slice(start, end < 0 ? words.length : end);
}
