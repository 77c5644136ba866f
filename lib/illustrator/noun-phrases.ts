import { COLORS } from "@/lib/illustrator/color";
import { findSetting, longestPhrase, type Phrase } from "@/lib/illustrator/find-phrase";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";
import { CLOTHES } from "@/lib/illustrator/icon-vocabulary";
import { isModifier, scaleOf } from "@/lib/illustrator/modifiers";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import { isVerb, type NounPhrase } from "@/lib/illustrator/verbs";

const ARTICLE = /^(?:an?|the|my|our|your|his|her|their)$/;
const MAX_ADJECTIVES = 3;

/** Marks that end or interrupt a phrase. */
export const PUNCTUATION = /^[,.;:!?()]$/;
/** What a color after a subject follows: "the car is red", "a vase, blue". */
export const COPULA = /^(?:is|are|was|were|painted|colored|,|all|both|mostly)$/;

/** Where people work who have a place named after them: "a dentist office". */
const WORKPLACES =
  /^(?:office|clinic|studio|salon|shop|store|station|practice|academy|school|workshop|hospital)$/;
/** Who somebody is anyway, so that "girl school" lists two things. */
const PEOPLE =
  /^(?:man|woman|boy|girl|child|kid|person|people|lady|gentleman|guy|baby|family|couple|friend|mother|mom|father|dad|student|pupil)$/;

/** Whether the word here goes on describing the same thing, so that a word before it is an adjective. */
export function continues(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (!word || PUNCTUATION.test(word) || FUNCTION_WORDS.has(word)) return false;
  return isModifier(word, next) || /^[\p{L}\p{N}]/u.test(word);
}

/**
 * In "an orange cat", "orange" is a color; in "an orange on a plate" it's a fruit. Likewise, "a giant mushroom" has no giant.
 *
 * @param afterFood whether the noun before it is food, so that ", orange" goes on with a list
 */
export function isAdjectiveHere(
  words: readonly string[],
  at: number,
  icons: ReadonlySet<string>,
  afterFood: boolean,
): boolean {
  const word = words[at] ?? "";
  const isSize = scaleOf(word) !== undefined;
  if (!isSize && !Object.hasOwn(COLORS, word)) return false;
  const whole = longestPhrase(words, at, icons);
  if (!whole || whole.length > 1) return false;
  if (isSize) return isBeforeNoun(words, at + 1, icons);
  if (continues(words, at + 1)) return true;
  const before = words[at - 1] ?? "";
  if (COPULA.test(before) && !(before === "," && afterFood)) return true;
  return words[at + 1] === "and" && describesAfterAnd(words, at + 2, icons);
}

/** Whether something that can be drawn is named next, after other adjectives if any: "giant red mushroom", but not "giant eating". */
function isBeforeNoun(words: readonly string[], from: number, icons: ReadonlySet<string>): boolean {
  let at = from;
  while (at < from + MAX_ADJECTIVES && isModifier(words[at] ?? "", words[at + 1] ?? "")) at += 1;
  const next = longestPhrase(words, at, icons);
  return next?.entry !== undefined && !isVerb(words, at, next, undefined);
}

/** In "an orange and white cat", the second word is an adjective too; in "an orange and an apple" and "orange and apple" it isn't. */
function describesAfterAnd(
  words: readonly string[],
  at: number,
  icons: ReadonlySet<string>,
): boolean {
  const word = words[at] ?? "";
  if (!continues(words, at) || parseNumber(word) !== undefined) return false;
  if (Object.hasOwn(COLORS, word))
    return isAdjectiveHere(words, at, icons, true) || !longestPhrase(words, at, icons);
  return !longestPhrase(words, at, icons);
}

/**
 * Whether a noun says what the next one is like: the first noun of "a chicken sandwich" or "a robot dog" isn't there
 * itself.
 *
 * @param noun ends at `at`
 */
export function describesNext(
  noun: NounPhrase,
  words: readonly string[],
  at: number,
  icons: ReadonlySet<string>,
): boolean {
  const { entry, plural } = noun.phrase;
  if (!entry || plural || !continues(words, at)) return false;
  const next = noun.determiner === "none" ? at : afterAdjectives(words, at);
  if (isModifier(words[next] ?? "", "")) return false;
  const follower = longestPhrase(words, next, icons);
  if (follower && entry.kind === "person" && !PEOPLE.test(noun.phrase.name))
    if (WORKPLACES.test(follower.name)) return true;
  if (!follower?.entry || isVerb(words, next, follower, noun)) return false;
  return entry.kind !== "person" || isCompound(noun, follower);
}

/** Whether a thing says what a place is like: "a pine forest". */
export function describesPlace(
  { entry, plural }: Phrase,
  words: readonly string[],
  end: number,
  icons: ReadonlySet<string>,
): boolean {
  if (!entry || plural || !continues(words, end)) return false;
  const next = longestPhrase(words, end, icons);
  return next !== undefined && !next.entry && findSetting(next.name).place !== undefined;
}

/** The words of places with those that say what they are like: "peaceful old garden". Without an article, that's the last one. */
export function placeWords(words: readonly string[], places: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const place of places) {
    const own = place.split(" ");
    for (const at of words.keys()) {
      if (own.some((word, index) => words[at + index] !== word)) continue;
      let first = at;
      while (at - first < MAX_ADJECTIVES && continues(words, first - 1)) first -= 1;
      const isLed = ARTICLE.test(words[first - 1] ?? "");
      for (const word of words.slice(isLed ? first : Math.max(first, at - 1), at + own.length))
        found.add(word);
    }
  }
  return found;
}

/** In "a baby white rabbit", the rabbit follows the color. */
function afterAdjectives(words: readonly string[], at: number): number {
  let next = at;
  while (
    isModifier(words[next] ?? "", words[next + 1] ?? "") &&
    parseNumber(words[next] ?? "") === undefined
  )
    next += 1;
  return next;
}

/** "Girl umbrella rain" lists what there is, in the way of people used to search engines; "a girl scout" doesn't. */
function isCompound(noun: NounPhrase, follower: Phrase): boolean {
  const isAlive = /^(?:animal|person|flyer|swimmer)$/.test(follower.entry?.kind ?? "");
  return noun.determiner !== "none" || isAlive || CLOTHES.has(follower.name);
}
