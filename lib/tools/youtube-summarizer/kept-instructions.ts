import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";

const EVERY = /^(?:all|everything|everyone|everybody|nothing|nobody|none|anything|anyone|any)$/;
const DETERMINER = /^(?:an?|the|my|your|our|his|her|its|their|this|that|those|these)$/;
const VERB = /^(?:Cop|Mod|Past|Pres|Aux)/;
const CLAUSE = /^(?:i|you|he|she|we|they|it|there|don't)(?:'.+)?$/;
/** From "but" to the verb of a clause. */
const MOST_OF_SUBJECT = 4;

/** Whether "but" follows a word and means "except": "all | but a tablespoon of the fat", not "he ate all but the soup was cold". */
function isBeforeExcept(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (words[index + 1] !== "but" || !EVERY.test(words[index] ?? "")) return false;
  const next = words[index + 2] ?? "";
  if (!DETERMINER.test(next) && !OF_NUMBER.test(next)) return false;
  const after = kinds.slice(index + 3, index + 3 + MOST_OF_SUBJECT);
  const verb = after.findIndex((kind) => VERB.test(kind));
  const joins = words.slice(index + 3).findIndex((word) => /^(?:of|in|on|and|that)$/.test(word));
  return verb < 0 || (joins >= 0 && joins < verb);
}

const WHEN = /^(?:when|once|after|if|until|till)$/;
const RESULT = /^(?:it's|they're|it|they|you're|you'll|you|that's|it'll|they'll|the)$/;
/** "And when", "so when": what is so then comes after it, and nothing before it depends on it. */
const LED =
  /^(?:and|but|so|or|now|okay|ok|because|then|even|what|only|is|was|not|yes|no|yeah|right|see|know)$/;
const REACH = 14;

/** Whether what comes of a time or condition follows a word: "when it lets go of the pan by itself | then it's ready to flip". */
function isBeforeResult(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== "then" || !RESULT.test(words[index + 2] ?? "")) return false;
  return whenBefore(words, index) > 0;
}

/** Whether a time or condition follows a word that may as well belong to what comes after it: "don't touch it | when it lets go then it's ready". */
function isBeforeOpenTime(words: readonly string[], index: number): boolean {
  if (!WHEN.test(words[index + 1] ?? "") || LED.test(words[index] ?? "")) return false;
  for (let at = index + 3; at <= index + REACH && at < words.length; at += 1)
    if (isBeforeResult(words, at)) return whenBefore(words, at) === index + 1;
  return false;
}

/** The nearest word before that tells when, with a clause after it; 0 without one. */
function whenBefore(words: readonly string[], index: number): number {
  const from = Math.max(0, index - REACH);
  const at = words.slice(from, index - 1).findLastIndex((word) => WHEN.test(word));
  const isClause = CLAUSE.test(words[from + at + 1] ?? "") || words[from + at + 1] === "the";
  return at >= 0 && isClause ? from + at : 0;
}

const PART = /^(?:half|quarter|eighth|third|full)$/;
const TURNED = /^(?:turns?|inch|inches)$/;
/** "Cut it in half", "the other half". */
const BEFORE_HALF = /^(?:in|into|by|the|other|second|first|last|this|that)$/;

/** Whether a measure goes on after a word: "quarter | turn", "hand | tighten". */
function isInMeasure(words: readonly string[], index: number): boolean {
  const [before = "", left = "", right = ""] = [-1, 0, 1].map((offset) => words[index + offset]);
  if (left === "hand")
    return /^tight(?:en|ens|ened)?$/.test(right) && !/^(?:my|your|the)$/.test(before);
  return PART.test(left) && TURNED.test(right) && !BEFORE_HALF.test(before);
}

const THING = /^(?:Noun|Plur|Adj|Name)$/;
const MEASURE =
  /^(?:(?:half|three quarters of|two thirds of|a third of|a quarter of) an? |(?:one|two|three|four|five|six|half|quarter) )(?:(?:whole|heaping|level|large|small|big) )?(?:(?:cups?|tablespoons?|teaspoons?|pounds?|ounces?|heads?|cloves?|cans?|pinch|handful|bunch|slices?) of\b|turns? (?:on|to|with|at)\b)|^(?:half|quarter) turns? (?:on|to|with|at)\b/;
/** Words after which a measure says how much. */
const BEFORE_MEASURE =
  /^(?:about|around|like|only|just|nearly|almost|exactly|another|extra|full|last|first|next|every|each|same|other|under|over|than|up|take|add|need|use|measure)$/;

/** Whether a measure begins after a word that has nothing to do with it: "you will be sad | half a cup of soy sauce". */
function isBeforeOwnMeasure(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  const left = words[index] ?? "";
  if (!THING.test(kinds[index] ?? "") || BEFORE_MEASURE.test(left) || OF_NUMBER.test(left))
    return false;
  return MEASURE.test(words.slice(index + 1, index + 8).join(" "));
}

const NOUN = /^(?:Noun|Plur)$/;
/** A list goes on with these, or an order: "drop a comment | tell me". */
const GOES_ON = /^(?:and|or|nor|me|us|it|them|him|her|the|an?|your|my)$/;

/** Whether two words name one thing, without a list: "a meat | thermometer", "a pair of channel | lock pliers", "get dirty | water". */
function isOneThing(words: readonly string[], kinds: readonly string[], index: number): boolean {
  const [two = "", one = ""] = [words[index - 2], words[index - 1]];
  const [kind = "", next = "", after = ""] = kinds.slice(index, index + 3);
  if (!NOUN.test(next) || GOES_ON.test(words[index + 2] ?? "")) return false;
  if (kind === "Adj") return /^(?:get|getting|some|any|no|of|with|into|an?)$/.test(one);
  const isLed = /^an?$/.test(one) || (one === "of" && /^(?:pair|set|kind|type|piece)$/.test(two));
  const isLast = !NOUN.test(after) || one === "of";
  return kind === "Noun" && isLed && isLast;
}

/** "If you can't find it | white vinegar is okay": what is so then, rather than how it is found. */
function isBeforeOtherThing(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (!/^(?:it|them|one|that|those|any)$/.test(words[index] ?? "")) return false;
  const condition = words.slice(Math.max(0, index - 4), index).join(" ");
  if (!/(?:^| )if (?:you|we|they) (?:\S+ )?\S+$/.test(condition)) return false;
  const [kind = "", noun = "", verb = ""] = kinds.slice(index + 1, index + 4);
  return kind === "Adj" && NOUN.test(noun) && VERB.test(verb);
}

/** Whether no sentence ends after a word, since what follows it changes what it says to do, or isn't sure to be apart from it. */
export function isHeldInInstruction(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  return (
    isBeforeExcept(words, kinds, index) || isBeforeResult(words, index) || isInMeasure(words, index)
  );
}

/** Whether a comma after a word would change what it says to do. */
export function isWholeInInstruction(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  return (
    isBeforeExcept(words, kinds, index) ||
    isInMeasure(words, index) ||
    isOneThing(words, kinds, index) ||
    isBeforeOtherThing(words, kinds, index - 1)
  );
}

/** Whether a comma tells what follows a word from it, since what it says to do would be something else without. */
export function isApartInInstruction(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  return (
    isBeforeResult(words, index) ||
    isBeforeOpenTime(words, index) ||
    isBeforeOwnMeasure(words, kinds, index) ||
    isBeforeOtherThing(words, kinds, index)
  );
}

/** "…, and here is the thing": what that is comes next. */
const HERE_IS =
  / (?:here's|here is) (?:the|a|my) (?:\p{L}+ )?(?:thing|trick|deal|catch|key|secret)$/u;
const ASKED =
  /(?:^| )(?:people|everybody|everyone|folks) (?:always |often |usually |also |sometimes |keep )?(?:asks?|asking)(?: me| us)?$/;

/** Whether words end by announcing what the next sentence says, or what somebody asks in it. */
export function announcesNext(text: string, isAskedNext: boolean): boolean {
  return HERE_IS.test(text) || (isAskedNext && ASKED.test(text));
}

const BEFORE_PEOPLE =
  /^(?:and|but|so|or|because|that|when|if|what|the|some|many|most|these|those|of|other|which|why|how|where|as|than|few|lot|now|then|also)$/;
const ASKS =
  /^people (?:always|often|usually|also|sometimes) ask (?:me |us )?(?:can|do|does|is|are|how|what|why|should|could|will|would|where|when)\b/;

/** Whether somebody tells after a word what people always ask: "for three days | people always ask can I". */
export function isBeforeAsking(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== "people" || BEFORE_PEOPLE.test(words[index] ?? "")) return false;
  return ASKS.test(words.slice(index + 1, index + 6).join(" "));
}
