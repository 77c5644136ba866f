import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { ICON_VOCABULARY } from "@/lib/illustrator/icon-vocabulary";
import { singularize } from "@/lib/illustrator/plurals";
import {
  PLACE_WORDS,
  SEASON_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from "@/lib/illustrator/setting-words";

const MIN_CHARACTERS = 4;
/** Of longer words, two letters may be wrong. */
const LONG = 6;
const MAX_CHARACTERS = 20;

const KNOWN: readonly string[] = [
  ...new Set(
    [ICON_VOCABULARY, PLACE_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS, ICON_NAMES].flatMap(
      (words) => [...words.keys()],
    ),
  ),
].filter((word) => /^\p{L}{4,}$/u.test(word));

/**
 * What somebody may have meant by a word that isn't known: a word that can be drawn, from which it differs in a letter or two,
 * "giraffe" for "girafe". Undefined where none is near, or where two are equally near.
 */
export function nearbyWord(typed: string): string | undefined {
  const word = singularize(typed.toLowerCase()).word;
  if (word.length < MIN_CHARACTERS || word.length > MAX_CHARACTERS) return undefined;
  const most = word.length < LONG ? 1 : 2;
  const near = KNOWN.map((known) => ({ known, distance: distanceBetween(word, known, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || Number(isAlike(b.known)) - Number(isAlike(a.known)));
  function isAlike(known: string): boolean {
    return known[0] === word[0];
  }
  const [first, second] = near;
  const isOnly = first && second && first.distance === second.distance && isAlike(second.known);
  return first && first.distance > 0 && isAlike(first.known) && !isOnly ? first.known : undefined;
}

/** How many letters are wrong, missing, too many, or swapped with their neighbor; more than `most` counts as one more. */
function distanceBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, old]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const changed = (old?.[column - 1] ?? 0) + (isSame ? 0 : 1);
      const [added, left] = [(next[column - 1] ?? 0) + 1, (old?.[column] ?? 0) + 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const swapped = isSwapped ? (older?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, added, left, swapped));
    }
    [older, old] = [old ?? [], next];
  }
  return old?.at(-1) ?? most + 1;
}
