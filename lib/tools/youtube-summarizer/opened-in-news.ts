import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";
import { isSaying } from "@/lib/tools/youtube-summarizer/verbs-of-saying";

const WHOSE = /^(?:its|their|his|her)$/;
const ROLE =
  /^(?:executive|boss|director|chair|chairman|chairwoman|president|spokesman|spokeswoman|spokesperson|owner|manager|lawyer|lawyers|leader|secretary|minister|head|mayor|founder|chief|coach|captain|editor)$/;
const SAID =
  /^(?:said|says|told|tells|called|calls|added|adds|apologized|apologised|promised|insisted|argued)$/;
/** "And its boss said", "according to its boss": these go on. */
const LED =
  /^(?:and|but|so|or|that|because|when|if|as|while|after|before|since|by|from|of|to|with|for|in|on|at|like|than|is|was|are|were|told|said|says|asked|what|which|who|where|how|why|until|though|although|whether|once|then|now)$/;
const MOST_OF_ROLE = 3;
const MOST_OF_NAME = 4;

/** Whether somebody's words are told after one: "they spent on the island | its chief executive Alasdair Munro said". */
function isOpenedByRole(words: readonly string[], index: number): boolean {
  if (!WHOSE.test(words[index + 1] ?? "") || LED.test(words[index] ?? "")) return false;
  const rest = words.slice(index + 2, index + 2 + MOST_OF_ROLE + MOST_OF_NAME);
  const role = rest.findLastIndex((word, at) => at < MOST_OF_ROLE && ROLE.test(word));
  const said = rest.findIndex((word) => SAID.test(word));
  return role >= 0 && said > role && !rest.slice(0, said).some((word) => LED.test(word));
}

const COUNTED =
  /^(?:hundred|thousand|million|billion|pounds|dollars|euros|percent|years|weeks|months|days|hours)$/;
const NAMED = /^(?:Name|Noun|Past|Pres|Inf|Adj|\?)/;

/** Whether somebody is named after a number: "to a hundred and eight million | Eilidh Sorensen who chairs". */
function isOpenedByName(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (!COUNTED.test(words[index] ?? "") || words[index + 3] !== "who") return false;
  const [first = "", last = ""] = kinds.slice(index + 1, index + 3);
  return /^Name/.test(first) && NAMED.test(last);
}

const ARTICLE =
  /^(?:the|a|an|this|these|his|her|its|their|our|my|your|he|she|it|they|we|you|i|there|people|passengers|customers)$/;
const BEFORE_THEN =
  /^(?:and|but|so|or|not|only|wait|waits|waited|waiting|up|even|just|was|is|are|were|open|closed|stay|last|lasts|it|them)$/;

/** Whether what is so for the time being begins after a word: "after sea trials | until then the Lady Moira will make two crossings". */
function isOpenedByUntilThen(words: readonly string[], index: number): boolean {
  const [left = "", until = "", then = "", who = ""] = words.slice(index, index + 4);
  if (until !== "until" || then !== "then" || BEFORE_THEN.test(left)) return false;
  return ARTICLE.test(who.replace(/'.+$/, ""));
}

const BEFORE_LAST =
  /^(?:and|but|so|or|is|was|the|a|just|only|there's|that's|it's|with|about|for|of|on|to|say|said|do|add|mention|me|you|us|want|need|have|had|got|okay|now|then|well|at|also)$/;

/** Whether a last thing begins after a word: "that's why it was built | one last thing the tides". */
function isOpenedByLastThing(words: readonly string[], index: number): boolean {
  const [left = "", one = "", last = "", thing = "", next = ""] = words.slice(index, index + 5);
  if (thing === "" || BEFORE_LAST.test(left)) return false;
  if (one === "one") return /^(?:last|final)$/.test(last) && thing === "thing";
  return (
    /^(?:last|final)$/.test(one) &&
    last === "step" &&
    !/^(?:is|was|in|of|on|for|to)$/.test(thing) &&
    next !== ""
  );
}

/** Whether the answer begins after a word: "so what happens now | the spare part arrived this morning". */
function isAfterWhatHappens(words: readonly string[], index: number): boolean {
  const said = words.slice(Math.max(0, index - 2), index + 1).join(" ");
  return /^what happens (?:now|next)$/.test(said) && ARTICLE.test(words[index + 1] ?? "");
}

const SINCE_WHEN =
  /^(?:midnight|noon|then|yesterday|dawn|lunchtime|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const HAS = /^(?:has|have|hasn't|haven't)$/;

/** Whether what has been so for some time begins after a word: "it won't take any chances | since midnight it has been lowering the lake". */
function isOpenedBySince(words: readonly string[], index: number): boolean {
  const [left = "", since = "", when = "", who = "", has = ""] = words.slice(index, index + 5);
  if (since !== "since" || !SINCE_WHEN.test(when) || LED.test(left)) return false;
  return (
    /^(?:it|they|he|she|we|i)'(?:s|ve)$/.test(who) ||
    (/^(?:it|they|he|she|we|i)$/.test(who) && HAS.test(has))
  );
}

const SOURCE =
  /^(?:group|union|company|board|council|police|minister|mayor|government|court|agency|hospital|school|airline|operator|bank|charity|opposition|ministry|department|committee|inspectors|residents|spokesman|spokeswoman)$/;
const TOLD = /^(?:it|they|that|he|she|we|the|there|its|their)$/;
const MOST_OF_SOURCE = 4;

/** Whether what somebody says of it begins after a word: "if the crack hasn't grown | the residents' group says it had complained". */
function isOpenedBySource(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== "the" || LED.test(words[index] ?? "") || isSaying(words[index]))
    return false;
  // "The book that I love | the company says it will not print"
  const [which = "", who = ""] = words.slice(Math.max(0, index - 2), index);
  if (/^(?:that|which|who|whom)$/.test(which) && /^(?:i|you|he|she|it|we|they)$/.test(who))
    return false;
  const rest = words.slice(index + 2, index + 3 + MOST_OF_SOURCE);
  const at = rest.findIndex((word) => SOURCE.test(word));
  if (at < 0 || rest.slice(0, at).some((word) => LED.test(word))) return false;
  return /^(?:says|said|say)$/.test(rest[at + 1] ?? "") && TOLD.test(words[index + at + 4] ?? "");
}

const CLOCK = /^(?:at|past|to|around|about|half|quarter)$/;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const PART_OF_DAY = /^(?:morning|afternoon|evening|night)$/;

/** How many words after a clock time tell the day that it is of: "at ten past four | on Monday morning". */
function wordsOfDay(words: readonly string[], index: number): number {
  if (!OF_NUMBER.test(words[index] ?? "") || !CLOCK.test(words[index - 1] ?? "")) return 0;
  if (words[index + 1] !== "on" || !DAY.test(words[index + 2] ?? "")) return 0;
  return PART_OF_DAY.test(words[index + 3] ?? "") ? 3 : 2;
}

/** Whether a sentence begins after a time that is told with its day: "at ten past four on Monday morning | the company said". */
function isAfterClock(words: readonly string[], index: number): boolean {
  const isEnd = [2, 3].some((count) => wordsOfDay(words, index - count) === count);
  return isEnd && /^(?:the|a|an|its|he|she|it|they|we|i)$/.test(words[index + 1] ?? "");
}

/** Whether what is reported, or comes last, begins after a word. */
export function isOpenedInNews(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  return (
    isOpenedByRole(words, index) ||
    isOpenedByName(words, kinds, index) ||
    isOpenedByUntilThen(words, index) ||
    isOpenedBySince(words, index) ||
    isOpenedBySource(words, index) ||
    isAfterClock(words, index) ||
    isAfterWhatHappens(words, index) ||
    isOpenedByLastThing(words, index)
  );
}

const UNIT =
  /^(?:pounds|dollars|euros|cents|percent|grams|kilos|liters|litres|minutes|hours|days|weeks|months)$/;
const DOES = /^(?:Cop|Mod|Past|Pres|Aux|Inf)/;
const MOST_OF_NUMBER = 8;

/** Whether another amount is added after a word: "a full refund | and one hundred and fifty pounds for each night". */
function isBeforeAmount(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (words[index + 1] !== "and" || !/^(?:Noun|Plur|Num|Unit)/.test(kinds[index] ?? ""))
    return false;
  for (let at = index + 2; at < Math.min(words.length, index + 2 + MOST_OF_NUMBER); at += 1) {
    if (at > index + 2 && UNIT.test(words[at] ?? ""))
      return (
        /^(?:for|per|each|a|an|to|in|of)$/.test(words[at + 1] ?? "") &&
        !DOES.test(kinds[at + 2] ?? "") &&
        !/^(?:it|they|you|we|he|she|i|that)$/.test(words[at + 2] ?? "")
      );
    if (!OF_NUMBER.test(words[at] ?? "") && words[at] !== "and") return false;
  }
  return false;
}

const GOT = /^(?:stole|got|bought|found|borrowed|took|learned|learnt|picked|saw|read|heard)$/;
const FROM = /^(?:from|in|on|at|with|off)$/;

/** Whether what was done with a thing that has just been named follows: "it's an idea | I stole from Naples". */
function isBeforeWhatIsDone(words: readonly string[], index: number): boolean {
  const [article = "", , who = "", got = "", from = ""] = words.slice(
    Math.max(0, index - 1),
    index + 4,
  );
  if (index < 1 || !/^(?:i|you|we|they|he|she)$/.test(who) || !/^(?:an?|the|and)$/.test(article))
    return false;
  return GOT.test(got) && FROM.test(from);
}

/** "And the pins | I had already". */
function isBeforeHad(words: readonly string[], index: number): boolean {
  const [and = "", the = "", , who = "", had = "", already = ""] = words.slice(
    Math.max(0, index - 2),
    index + 4,
  );
  return (
    index >= 2 &&
    and === "and" &&
    /^(?:the|my|an?)$/.test(the) &&
    /^(?:i|we)$/.test(who) &&
    /^(?:had|have)$/.test(had) &&
    /^(?:already|at|left|lying)$/.test(already)
  );
}

const MEASURE = /^(?:tall|long|wide|thick|high|deep|big|old)$/;

/** Whether no sentence ends after a word by what is added to it. */
export function isHeldByAddition(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  const [left = "", first = "", second = "", third = ""] = words.slice(index, index + 4);
  if (MEASURE.test(left) && first === "that's" && second === "been")
    return /(?:ed|t|en|wn)$/.test(third);
  if (left === "happens" && words[index - 1] === "what" && first === "now")
    return ARTICLE.test(second);
  return (
    wordsOfDay(words, index) > 0 ||
    isBeforeAmount(words, kinds, index) ||
    isBeforeWhatIsDone(words, index) ||
    isBeforeHad(words, index)
  );
}
