import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";

const LARGE = /^(?:hundred|thousand|million|billion)$/;
/** "The stronger …" and "the worse …". */
const COMPARATIVE =
  /^(?:more|less|worse|(?!over|after|under|never|other|water|matter|number|paper|river|winter|summer|letter|order|former|latter)\p{L}{2,12}er)$/u;
/** How far apart the two are. */
const REACH = 14;

/** Whether a number goes on after a word: "a hundred | and forty two", "a hundred and | forty two". */
export function isInNumber(words: readonly string[], index: number): boolean {
  const [before = "", left = "", right = "", next = ""] = [-1, 0, 1, 2].map(
    (offset) => words[index + offset],
  );
  if (left === "and") return LARGE.test(before) && OF_NUMBER.test(right);
  if (!OF_NUMBER.test(left) || left === right) return false;
  return OF_NUMBER.test(right) || (LARGE.test(left) && right === "and" && OF_NUMBER.test(next));
}

/** "Your four o'clock | coffee": which one it is comes before what it is. */
const WHOSE = /^(?:my|your|his|her|our|their|the|this|that|a|every|each|another)$/;
/** What follows "the four o'clock" where that is a train or a meeting. */
const AFTER_NAME =
  /^(?:i|you|we|they|he|she|it|and|but|or|so|then|because|if|when|is|was|are|were|to|from|on|in|at|for|with|a|an|the|that|this|there|today|tomorrow|okay|now)(?:'.+)?$/;

/** Whether a name goes on after a word: "your four o'clock | coffee". */
export function isInName(words: readonly string[], index: number): boolean {
  if (words[index] !== "o'clock" || !WHOSE.test(words[index - 2] ?? "")) return false;
  return OF_NUMBER.test(words[index - 1] ?? "") && !AFTER_NAME.test(words[index + 1] ?? "");
}

/** "I don't know (yet) | if we're going": what isn't known. */
const UNKNOWN =
  /^(?:.* )?(?:(?:don't|didn't|doesn't|do not|not) (?:\p{L}+ )?(?:know|remember|see|care)|(?:isn't|not) (?:sure|clear|certain)|no idea|wonder(?:ing|ed)?)(?: yet)?$/u;
const BEFORE_IF = 5;

function isBeforeUnknown(words: readonly string[], index: number): boolean {
  if (!/^(?:if|whether)$/.test(words[index + 1] ?? "")) return false;
  return UNKNOWN.test(words.slice(Math.max(0, index + 1 - BEFORE_IF), index + 1).join(" "));
}

/**
 * Whether a sentence can't end after a word: inside a number or a name, between "the stronger it is" and "the worse for you",
 * or before what isn't known.
 */
export function isHeldTogether(words: readonly string[], index: number): boolean {
  if (isInName(words, index) || isBeforeUnknown(words, index)) return true;
  if (LARGE.test(words[index] ?? "") || words[index] === "and") return isInNumber(words, index);
  if (!isCompared(words, index + 1)) return false;
  let before = 0;
  for (let at = Math.max(0, index - REACH); at < index; at += 1)
    if (isCompared(words, at)) before += 1;
  return before % 2 === 1;
}

function isCompared(words: readonly string[], at: number): boolean {
  return words[at] === "the" && COMPARATIVE.test(words[at + 1] ?? "");
}

const TOPIC = /^(?:anything|everything|anyone|everyone|whatever)$/;
const RANGE = /^(?:from|under|over|above|below|between|past|within|less|more)$/;

/** "Anything from one to two inches", which says what the sentence that it begins is about. */
export function isTopic(words: readonly string[], index: number): boolean {
  const from = /^(?:so|and|but|now)$/.test(words[index] ?? "") ? index + 1 : index;
  const isLed = from === index && /^(?:so|and|but|now)$/.test(words[index - 1] ?? "");
  return !isLed && TOPIC.test(words[from] ?? "") && RANGE.test(words[from + 1] ?? "");
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|next|last|final)$/;
/** Before these, what is counted goes on with the sentence: "I think the first thing", "that's the last thing". */
const BEFORE_COUNT =
  /^(?:and|but|so|or|now|then|okay|well|that|because|if|when|is|was|are|were|be|not|what|of|for|to|in|on|at|with|from|by|as|than|like|i|you|we|they|think|thought|say|says|said|guess|believe|know|mean|means|do|does|did|remember|forget|probably|maybe|usually|often|always|also)$|'(?:s|re|m)$/;
const COUNTED = /^thing (?:that )?(?:(?:you|we|i|they|people)(?: [a-z']+){1,2} )?(?:is|was)$/;
/** Words from "thing" to "is". */
const MOST_COUNTED = 6;

/** "The second thing you get is", which begins a sentence. */
export function isCount(words: readonly string[], index: number): boolean {
  if (words[index] !== "the" || !ORDINAL.test(words[index + 1] ?? "")) return false;
  if (words[index + 2] !== "thing" || BEFORE_COUNT.test(words[index - 1] ?? "")) return false;
  const after = words.slice(index + 2, index + 2 + MOST_COUNTED);
  return after.some((_, at) => COUNTED.test(after.slice(0, at + 1).join(" ")));
}

const ASKS_YOU = /^(?:did|do|are|have|can|could|would|will)$/;
/** Before these, "do you" asks further on, or nothing: "what do you", "so do you", "as are you". */
const BEFORE_ASKED =
  /^(?:what|how|why|when|where|who|whom|which|whose|much|many|long|often|far|old|so|and|but|or|as|than|nor|neither|only|not|else|now|then|okay|well)$/;

/** Whether somebody begins to ask after a word: "over that | and did you lose money". */
export function isAsked(words: readonly string[], index: number): boolean {
  const [left = "", right = "", next = "", third = ""] = words.slice(index, index + 4);
  if (BEFORE_ASKED.test(left) || words.slice(Math.max(0, index - 2), index).some(isWh))
    return false;
  if (right === "and") return ASKS_YOU.test(next) && third === "you";
  return ASKS_YOU.test(right) && next === "you";
}

function isWh(word: string): boolean {
  return /^(?:what|how|which|why|when|where|who)$/.test(word);
}
