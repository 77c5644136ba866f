import { findSetting, type Phrase } from "@/lib/illustrator/find-phrase";

const WITHIN = /^(?:in|inside|at|into|within)$/;
const MAX_WORDS_BETWEEN = 3;

/**
 * What a word for a house that is also a room means: who is in a café sees no house, and a café that nobody is in is one.
 *
 * @param at index of its first word
 * @param isAnyoneThere whether there is something that can be in it
 */
export function houseOrRoom(
  phrase: Phrase,
  words: readonly string[],
  at: number,
  isAnyoneThere: boolean,
): { phrase: Phrase; isHouse: boolean } {
  const isBoth = phrase.entry?.kind === "building" && findSetting(phrase.name).place === "room";
  if (!isBoth) return { phrase, isHouse: false };
  let before = at - 1;
  while (at - before <= MAX_WORDS_BETWEEN && !WITHIN.test(words[before] ?? "") && before >= 0) {
    if (/^(?:of|to|by|with|and|near|behind|outside)$/.test(words[before] ?? "")) break;
    before -= 1;
  }
  const isWithin =
    (isAnyoneThere && WITHIN.test(words[before] ?? "")) ||
    (words[before] === "of" && /^(?:interior|inside)$/.test(words[before - 1] ?? ""));
  return isWithin
    ? { phrase: { ...phrase, entry: undefined }, isHouse: false }
    : { phrase, isHouse: true };
}
