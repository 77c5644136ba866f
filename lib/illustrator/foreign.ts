import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";

/** Grammar of other languages that use Latin letters, which isn't in English names either. */
const CLEARLY_FOREIGN = new Set(
  "ein eine einen einem einer eines und auf mit kein keine ist une avec dans sous una unas unos uno uma och een het".split(
    " ",
  ),
);
/** Also in names such as "Los Angeles" and "Le Mans". */
const FOREIGN = new Set(
  "der das dem den im zum zur am vom bei von nach unter neben vor über el los las con por para del y le les un des du sur est aux il lo gli nel nella sul sulla di della um com em na van".split(
    " ",
  ),
);

/**
 * Whether a description isn't English by its grammar: in "ein Mann mit Hut", "Hut" is no hut.
 *
 * @param words lowercase
 */
export function isForeign(words: readonly string[]): boolean {
  let foreign = 0;
  let english = 0;
  for (const word of words) {
    if (CLEARLY_FOREIGN.has(word)) foreign += 2;
    else if (FOREIGN.has(word)) foreign += 1;
    // "In", "an", and "a" are words of German and Spanish too.
    else if (FUNCTION_WORDS.has(word) && !/^(?:in|an|a|on|so|as|do|me|no|die|her)$/.test(word))
      english += 1;
  }
  return foreign >= 2 && foreign > english;
}
