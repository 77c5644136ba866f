import { findSetting } from "@/lib/illustrator/find-phrase";
import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";

/** What there are many of, "of" which leads to. */
const FILLED =
  /^(?:fields?|meadows?|gardens?|forests?|carpet|hills?|hillside|valley|orchard|patch|rows?|crowd|herd|flock|army|swarm|horde|mob)$/;
/** How a place is full of something. */
const FULL = /^(?:full|filled|covered|packed|crowded|overgrown)$/;
const MAX_ADJECTIVES = 3;
/** As many as there are at least where nothing else is said. */
export const MANY = 12;

/** Nouns that are many without an ending. */
const UNCOUNTED = /^(?:wheat|corn|lavender|clover|bamboo|pine|sheep|deer|reindeer|bison|buffalo)$/;
const CROP = /^(?:wheat|corn|lavender|clover)$/;
/** Words that only say that there are many. */
const COLLECTIVE = /^(?:an?|some|many|lots|crowd|herd|flock|army|swarm)$/;

/** Whether a noun stands for many that can fill a place. */
export function canFill({ name, plural }: { name: string; plural: boolean }): boolean {
  return plural || UNCOUNTED.test(name);
}

/** Whether no exact number is asked for. */
export function isUncounted(count: { word: string } | undefined): boolean {
  return !count || COLLECTIVE.test(count.word);
}

/** Whether a word only leads to many of a thing: "rows of", or "covered with" after a place. */
export function leadsToMany(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  if (next === "of" && FILLED.test(words[at] ?? "")) return true;
  const isFull = FULL.test(words[at] ?? "") && /^(?:with|in|by)$/.test(next);
  return isFull && findSetting(words[at - 1] ?? "").place !== undefined;
}

/** Whether a noun is said to fill its place: "sunflowers", in "a field of sunflowers", and "wheat", in "a wheat field". */
export function fillsPlace(words: readonly string[], start: number): boolean {
  if (CROP.test(words[start] ?? "") && /^(?:fields?|meadows?)$/.test(words[start + 1] ?? ""))
    return true;
  let at = start - 1;
  while (start - at <= MAX_ADJECTIVES && words[at] && !FUNCTION_WORDS.has(words[at] ?? "")) at -= 1;
  const isFullOf = words[at] === "of" && words[at - 1] === "full";
  if (isFullOf) return findSetting(words[at - 2] ?? "").place !== undefined;
  return leadsToMany(words, at - 1);
}
