import { wordsOfTime } from "@/lib/tools/youtube-summarizer/times-told";
import { isSaying } from "@/lib/tools/youtube-summarizer/verbs-of-saying";

const CONDITION = /^(?:if|unless)$/;
/** "So if", "only if": no clause ends before these. */
const LED =
  /^(?:and|but|so|or|now|okay|ok|that|because|then|even|what|as|only|is|was|not|yes|no|yeah|right|wonder|see|know)$/;
const SUBJECT = /^(?:i|you|he|she|we|they|it|there|that|this|these|those)(?:'(?:s|re|m|d|ve|ll))?$/;
const ARTICLE = /^(?:the|a|an|my|your|his|her|our|their|its|no|every|each)$/;
const VERB = /^(?:Cop|Mod|Past|Pres|Aux|Inf)|\+(?:Cop|Mod|Aux)/;
/** How far what depends on a condition may be. */
const REACH = 14;
const MOST_OF_SUBJECT = 4;
const OBJECT = /^(?:it|you|this|that|these|those)$/;
const WHO = /^(?:i|you|we|he|she|they|it)$/;

/** "If you like", "if you can": a condition that has all it needs, and follows what depends on it. */
const BARE =
  /^if (?:you (?:can|want|want to|like|need to|have to|need (?:it|them|one)|have (?:it|them|one)|would|ask me)|you've got (?:it|them|one)|(?:that's|it's) (?:okay|comfortable|possible|all right)|possible|necessary|needed)$/;
const MOST_OF_BARE = 4;
const AFTER_BARE =
  /^(?:i|you|he|she|we|they|the|my|your|and|but|so|now|okay|then|just|don't)$|^(?:i|you|he|she|we|they|it|that|there)'/;

/**
 * Whether no sentence ends after a word, since the condition that follows belongs to it: "hold the rail | if you would and mind the
 * step", "it's nine hours | if we don't stop so take water". Without it, what is said means something else.
 */
export function isBeforeOwnCondition(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  const from = index + 1;
  if (!CONDITION.test(words[from] ?? "") || LED.test(words[index] ?? "")) return false;
  for (let count = 2; count <= MOST_OF_BARE; count += 1)
    if (BARE.test(words.slice(from, from + count).join(" ")))
      if (AFTER_BARE.test(words[from + count] ?? "")) return true;
  const next = clauseAfter(words, kinds, from);
  const before = words[next - 1] ?? "";
  if (/^(?:so|because)$/.test(before)) return true;
  return before === "and" && SHARE.test(words.slice(next, next + 3).join(" "));
}

/** "And the rest is a loan": of what the clause before the condition tells. */
const SHARE = /^(?:the|an?) (?:rest|remainder|other half|others) \p{L}+/u;

/** "If you hang it outside | I wash mine four times a year": what I do doesn't depend on what you do, unless I say so. */
const OFFERS =
  /^(?:will|can|could|would|should|might|may|must|recommend|suggest|guess|think|hope|promise|mean|want|know|understand|have|need|say|tell|call|like|love|am|do|just|don't)$/;
const UNSURE_CONDITION = 0.8;

/**
 * Whether what follows a word may as well belong to what comes before it: "wool cleans itself | if you hang it outside | I wash mine
 * four times a year".
 *
 * @param ends how likely a sentence ends after it
 */
export function isDoubtfulEnd(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
  ends: number,
): boolean {
  const from = index + 1;
  if (isAfterUntil(words, kinds, index) || isBeforeDoubtfulUntil(words, kinds, index)) return true;
  if (!CONDITION.test(words[from] ?? "") || LED.test(words[index] ?? "")) return false;
  if (ends < UNSURE_CONDITION) return true;
  const next = clauseAfter(words, kinds, from);
  const isOthers = /^(?:i|we)(?:'ve)?$/.test(words[next] ?? "") && words[from + 1] === "you";
  return isOthers && !OFFERS.test(words[next + 1] ?? "");
}

/** The index of the first clause that follows the one of a condition; 0 where none is near. */
function clauseAfter(words: readonly string[], kinds: readonly string[], from: number): number {
  let hasVerb = (words[from + 1] ?? "").includes("'");
  for (let at = from + 2; at < Math.min(words.length, from + REACH); at += 1) {
    const isObject = at === from + 3 && OBJECT.test(words[at] ?? "");
    if (hasVerb && !isObject && beginsClause(words, kinds, at)) return at;
    // Who does it is said: what follows is a verb, whatever else it may be.
    hasVerb ||= VERB.test(kinds[at] ?? "") || (at === from + 2 && WHO.test(words[from + 1] ?? ""));
  }
  return 0;
}

function beginsClause(words: readonly string[], kinds: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const [next = "", after = ""] = kinds.slice(at + 1, at + 3);
  const isAfterAdverb = next.startsWith("Adv") && VERB.test(after);
  if (/^(?:i|we|he|she|they|please)$/.test(word)) return true;
  if (SUBJECT.test(word)) return word.includes("'") || VERB.test(next) || isAfterAdverb;
  if (!ARTICLE.test(word)) return false;
  return kinds.slice(at + 1, at + 1 + MOST_OF_SUBJECT).findIndex((kind) => VERB.test(kind)) > 0;
}

const MOST_OF_UNTIL = 16;

/** Whether a clause ends after a word that "until" began, and another one follows: until then, that is so, or what came before. */
function isAfterUntil(words: readonly string[], kinds: readonly string[], index: number): boolean {
  const reach = words.slice(Math.max(0, index - MOST_OF_UNTIL), index);
  const back = reach.length - reach.lastIndexOf("until");
  if (back > reach.length || !beginsClause(words, kinds, index + 1)) return false;
  const from = index - back;
  const own = kinds.slice(from + 2, index + 1);
  return beginsClause(words, kinds, from + 1) && own.some((kind) => VERB.test(kind));
}

/** Whether "until" follows a word, and it may belong to what comes before or to what comes after its clause. */
export function isBeforeDoubtfulUntil(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (words[index + 1] !== "until") return false;
  for (let at = index + 4; at <= index + MOST_OF_UNTIL; at += 1)
    if (isAfterUntil(words, kinds, at)) return words.lastIndexOf("until", at) === index + 1;
  return false;
}

/** "Until it's dark and | we drive home", "until he knows what | I want": what follows goes on with it. */
const GOES_ON =
  /^(?:and|or|but|so|then|than|that|which|who|whom|whose|what|whatever|when|whenever|where|why|how|whether|if|unless|because|since|as|like|while|once|before|after|until|till|though|although|with|without|of|for|to|from|in|on|at|by|about|all|everything|anything|something|nothing|everyone|time|day|way|point)$/;
/** "Until you make | it work": what it is done to, or what does the next thing. */
const MAY_BE_OBJECT =
  /^(?:it|you|that|this|these|those|there|the|an?|my|your|his|her|our|their|its)$/;
const TOLD = /^(?:me|you|him|her|us|them|people|everyone|everybody)$/;
/** "Until you find a job | you like". */
const OF_NOUN = /^(?:an?|the|any|some|every|each|no|enough|my|your|his|her|our|their)$/;
const MOST_OF_NOUN = 4;

/** Whether the clause that "until" began surely ends after a word, and what is so until then follows: "until the pool opens | we swim in Marlow". */
export function isEndOfUntil(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (!isAfterUntil(words, kinds, index)) return false;
  const from = words.lastIndexOf("until", index - 1);
  for (let at = from + 1; at < index; at += 1) if (isAfterUntil(words, kinds, at)) return false;
  const own = words.slice(from + 1, index + 1);
  if (own.some((word) => /^(?:and|or|but|so|then)$/.test(word))) return false;
  const [left = "", next = ""] = words.slice(index, index + 2);
  if (GOES_ON.test(left) || isSaying(left)) return false;
  if (TOLD.test(left) && isSaying(words[index - 1])) return false;
  if (MAY_BE_OBJECT.test(next) && VERB.test(kinds[index] ?? "")) return false;
  const noun = words.slice(Math.max(from + 2, index - MOST_OF_NOUN), index);
  const isNamed = /^(?:Noun|Plur|Name)/.test(kinds[index] ?? "");
  return !(isNamed && WHO.test(next) && noun.some((word) => OF_NOUN.test(word)));
}

const WAITS =
  /^(?:wait|stay|keep|last|continue|go|hold|stand|sit|sleep|work|cook|boil|bake|stir|mix|run|not)(?:s|ed|ing)?$|^(?:baked|baking|stirred|stirring|ran|running|went|gone|goes|kept|held|stood|stayed|sat|slept|mixing|don't|doesn't|didn't|can't|won't|never)$/;
const MOST_AFTER_WAITING = 5;

/** Whether "until" follows a word, may belong to either side, and what will be so until then is told: "it pays | until the pool opens the schools will swim in Marlow". */
export function isBeforeOpenUntil(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (words[index + 1] !== "until" || GOES_ON.test(words[index] ?? "")) return false;
  const before = words.slice(Math.max(0, index + 1 - MOST_AFTER_WAITING), index + 1);
  if (before.some((word) => WAITS.test(word))) return false;
  for (let at = index + 4; at <= Math.min(index + MOST_OF_UNTIL, words.length - 2); at += 1) {
    if (!isEndOfUntil(words, kinds, at)) continue;
    const next = words.slice(at + 1, at + 2 + MOST_OF_SUBJECT);
    return ARTICLE.test(next[0] ?? "") && next.includes("will");
  }
  return false;
}

const SUBORDINATE = /^(?:until|once|when|before|after|as|if|till|because|unless|while)$/;
const HAPPENS =
  /^(?:opens?|reopens?|closes?|begins?|starts?|ends?|stops?|finishes|expires?|arrives?|leaves?|retires?|comes?|goes|moves?|changes?|runs|takes|is|are|opened|closed|began|started|ended)$/;
const MOST_BEFORE_VERB = 7;

/** Whether the time that follows tells when what "until" or "when" began happens: "until the new pool opens | in spring 2028". */
export function isBeforeOwnTime(words: readonly string[], index: number): boolean {
  const left = words[index] ?? "";
  const isDone = /(?:ed|en|ished|ilt)$/.test(left);
  if (!HAPPENS.test(left) && !isDone) return false;
  if (wordsOfTime(words, index + 1) === 0) return false;
  const clause = words.slice(Math.max(0, index - MOST_BEFORE_VERB), index);
  const from = clause.findLastIndex((word) => SUBORDINATE.test(word));
  return from >= 0 && from < clause.length - 1;
}
