import { longestPhrase, type Phrase } from "@/lib/illustrator/find-phrase";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";
import { isModifier } from "@/lib/illustrator/modifiers";

/** May stand between a negation and what it excludes. */
export const INTRODUCTION =
  /^(?:an?|the|any|all|even|single|very|too|so|really|of|his|her|its|their|want|need|have|has|having|wear|wears|wearing|show|include|including|add|draw|paint|put|make|use|contain|containing)$/;
const OBJECT = /^(?:an?|the|any|his|her|its|their|him|them|it)$/;
const JOINS = /^(?:or|nor)$/;
/** Does something by itself, so that "no people swimming" excludes the swimming too. */
const DOES = /^(?:animal|person|flyer|swimmer|vehicle|boat)$/;

const NOUNS_IN_ING =
  /^(?:building|ceiling|clothing|earring|evening|lighting|morning|painting|parking|railing|spring|string|wedding)$/;

/** A noun with the words before it; `to` is the index of the word after it. */
type Item = { from: number; to: number };

/**
 * What a negation excludes, each to the end of its noun phrase: cars, bikes, and people in "no cars, bikes or people",
 * the collar alone in "a dog without a collar chasing a ball".
 *
 * @param at of the negation
 */
export function itemsOfNegation(
  words: readonly string[],
  at: number,
  icons: ReadonlySet<string>,
): { items: Item[]; end: number } {
  // In "a not very big dog", there is a dog.
  if (/^(?:an?|the)$/.test(words[at - 1] ?? "")) {
    const last = afterIntroduction(words, at + 1);
    const to = isContent(words[last]) ? last + 1 : at + 1;
    return { items: to > last ? [{ from: last, to }] : [], end: to };
  }
  const items: Item[] = [];
  let end = at;
  let next = at + 1;
  while (next < words.length) {
    const to = endOfItem(words, next, icons);
    if (to === next) break;
    items.push({ from: next, to });
    end = to;
    if (!goesOn(words, end)) break;
    next = end + 1;
    while (/^(?:or|nor|and)$/.test(words[next] ?? "")) next += 1;
  }
  return { items, end };
}

function goesOn(words: readonly string[], end: number): boolean {
  const follower = words[end] ?? "";
  const next = words[end + 1] ?? "";
  if (JOINS.test(follower)) return true;
  if (follower === ",") return leadsToOr(words, end + 1);
  return follower === "and" && isContent(next) && !isModifier(next, "");
}

/** Whether a list goes on to "or": "cars, bikes or people". */
function leadsToOr(words: readonly string[], at: number): boolean {
  for (let index = at; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (JOINS.test(word)) return true;
    if (word !== "," && !isContent(word) && !OBJECT.test(word)) return false;
  }
  return false;
}

function endOfItem(words: readonly string[], at: number, icons: ReadonlySet<string>): number {
  const start = afterIntroduction(words, at);
  // "Not chasing a ball" excludes the ball too.
  if (isVerbal(words[start]) && OBJECT.test(words[start + 1] ?? ""))
    return endOfNoun(words, afterIntroduction(words, start + 1), icons);
  return endOfNoun(words, start, icons);
}

function endOfNoun(words: readonly string[], start: number, icons: ReadonlySet<string>): number {
  let end = start;
  let before: Phrase | undefined;
  while (isContent(words[end])) {
    const phrase = longestPhrase(words, end, icons);
    if (end > start) {
      // After a noun, there's another one only in names such as "dog house" and in lists.
      if (before && (!phrase || (before.plural && !phrase.plural))) break;
      if (startsVerb(words, { start, at: end }, phrase)) break;
    }
    end += phrase?.length ?? 1;
    before = phrase;
  }
  const isDoing = before?.plural && DOES.test(before.entry?.kind ?? "") && isVerbal(words[end]);
  if (!isDoing) return end;
  return endOfNoun(words, afterIntroduction(words, end + 1), icons);
}

/** Whether a word after the first one of a noun phrase is a verb, which ends it. */
function startsVerb(
  words: readonly string[],
  { start, at }: { start: number; at: number },
  phrase: Phrase | undefined,
): boolean {
  const word = words[at] ?? "";
  if (OBJECT.test(words[at + 1] ?? "")) return true;
  const isOne = /^an?$/.test(words[start - 1] ?? "");
  if (isOne && /[^s]s$/.test(word) && (!phrase || phrase.plural)) return true;
  const isAdverb = word.endsWith("ly") && isVerbal(words[at + 1]);
  return isAdverb || (isVerbal(word) && !isModifier(words[at - 1] ?? "", ""));
}

function isVerbal(word: string | undefined): boolean {
  return word !== undefined && word.length > 5 && word.endsWith("ing") && !NOUNS_IN_ING.test(word);
}

function afterIntroduction(words: readonly string[], at: number): number {
  let next = at;
  while (INTRODUCTION.test(words[next] ?? "")) next += 1;
  return next;
}

function isContent(word: string | undefined): boolean {
  return word !== undefined && /^[\p{L}\p{N}]/u.test(word) && !FUNCTION_WORDS.has(word);
}
