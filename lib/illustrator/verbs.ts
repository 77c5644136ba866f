import type { Phrase } from "@/lib/illustrator/find-phrase";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";
import { PEOPLE_GROUPS } from "@/lib/illustrator/icon-vocabulary";
import { parseNumber } from "@/lib/illustrator/prompt-words";

/** A noun with what stands before it. */
export type NounPhrase = {
  phrase: Phrase;
  /** Index of the word after it. */
  end: number;
  determiner: Determiner;
  /** Whether "and" joins it to a noun before. */
  isJoined: boolean;
  /** Index of the word after its last verb; like `end` before there is one. */
  verbEnd: number;
};

type Determiner = "indefinite" | "definite" | "number" | "none";

/** Verbs that are also names of things we draw. A phrase with one of them needs no object to be a sentence. */
const VERBS = new Set(
  "fly fish cook plant guard watch wave judge pilot drum swing ring hammer ski skateboard sled canoe kayak parachute surf sail fall park farm garden orbit milk phone shower camp paint".split(
    " ",
  ),
);
/** Those of them that are verbs after a plural too: in "children park", the park is where they are. */
const BARE_VERBS = new Set(
  "fly fish cook plant guard watch wave judge drum ski surf sail paint".split(" "),
);
const INDEFINITE = /^(?:an?|one|each|every|another|some|any)$/;
const DEFINITE = /^(?:the|this|that|my|your|his|her|its|our|their)$/;
/** What begins a verb's object. */
const OBJECT = /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some|him|them|it)$/;
const SINGULAR_PRONOUN = /^(?:he|she|it|who|which|that)$/;
const AUXILIARY =
  /^(?:can|could|will|would|should|may|might|must|to|let's|lets|they|we|i|you|and|don't|doesn't)$/;
/** May stand between a subject and its verb. */
const ADVERB =
  /^(?:[a-z]{3,}ly|often|always|never|then|now|also|just|both|all|each|together|is|are|was|were)$/;
const FALLS_FROM = /^(?:from|off|down|into|onto)$/;
const ANIMATE = /^(?:animal|person|flyer|swimmer)$/;

/** Bounds the time; hardly more words stand between a determiner and its noun. */
const MAX_WORDS_BETWEEN = 12;

/** The kind of determiner of the noun that begins at `at`: "a" in "a small yellow bird". */
export function determinerBefore(words: readonly string[], at: number): Determiner {
  const first = Math.max(0, at - 1 - MAX_WORDS_BETWEEN);
  for (let index = at - 1; index >= first; index -= 1) {
    const word = words[index] ?? "";
    if (INDEFINITE.test(word)) return "indefinite";
    if (DEFINITE.test(word)) return "definite";
    if (parseNumber(word) !== undefined) return "number";
    if (FUNCTION_WORDS.has(word) || !/^\p{L}/u.test(word)) return "none";
  }
  return "none";
}

/** Whether `at` comes right after a noun, but for adverbs and a form of "be". */
export function follows(words: readonly string[], at: number, subject: NounPhrase): boolean {
  return words.slice(subject.end, at).every((word) => ADVERB.test(word));
}

/**
 * Whether a word that could be a noun is its subject's verb: "flies" in "a bird flies over the sea", "plants" in "the
 * farmer plants trees", "building" in "children building a snowman".
 *
 * @param phrase what begins at `at`
 * @param subject the noun before it
 */
export function isVerb(
  words: readonly string[],
  at: number,
  phrase: Phrase,
  subject: NounPhrase | undefined,
): boolean {
  if (phrase.length > 1) return false;
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  const base = baseOf(word, phrase);
  const inThird = base !== word;
  const hasObject = OBJECT.test(words[at + 1] ?? "");
  if (SINGULAR_PRONOUN.test(before) && inThird) return VERBS.has(base) || hasObject;
  const isRelative = /^(?:who|which|that)$/.test(before) && subject?.end === at - 1;
  if (isRelative && subject?.phrase.plural && VERBS.has(word)) return true;
  if (AUXILIARY.test(before) && before !== "and" && VERBS.has(word))
    return words[at - 2] !== "next";
  // "A man sits and fishes".
  if (before === "and" && inThird && subject && subject.verbEnd > subject.end)
    return subject.verbEnd === at - 1;
  if (!subject || !follows(words, at, subject)) return false;
  if (base === "fall" && FALLS_FROM.test(words[at + 1] ?? "")) return true;
  const animate = ANIMATE.test(subject.phrase.entry?.kind ?? "");
  if (word.endsWith("ing")) return !phrase.plural && word.length > 5 && (animate || hasObject);
  if (!inThird) {
    const several = subject.phrase.plural || subject.isJoined;
    return several && animate && BARE_VERBS.has(word) && !phrase.plural;
  }
  if (subject.phrase.plural || subject.determiner === "number") return false;
  if (subject.phrase.name === "rain" || subject.phrase.name === "snow") return base === "fall";
  const isOne = subject.determiner === "indefinite" && !PEOPLE_GROUPS.has(subject.phrase.name);
  if (isOne) return subject.phrase.entry !== undefined;
  return animate && (VERBS.has(base) || hasObject);
}

/** "Fly" of "flies". */
function baseOf(word: string, { name, plural }: Phrase): string {
  if (plural && word.endsWith("s")) return name;
  const stem = word.slice(0, -1);
  return word.endsWith("s") && VERBS.has(stem) ? stem : word;
}
