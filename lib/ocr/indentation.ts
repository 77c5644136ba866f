import { smallest } from "@/lib/core/extremes";

/** Lines that begin within this share of a letter begin at the same place: letters differ in the space before them. */
const SAME_PLACE = 0.6;
/** How far off a multiple of the step a place may be, as a share of the step. */
const OFF_STEP = 0.25;

/**
 * The spaces in front of lines of code: the same for lines that begin at the same place, and multiples of one step where
 * all places are. Code in a font whose letters differ in width has narrower spaces than `letter`, and so fewer of them here.
 *
 * @param lefts where the lines begin, in pixels
 * @param letter from one letter to the next, in pixels
 */
export function indentations(lefts: readonly number[], letter: number): number[] {
  const places = placesOf(lefts, SAME_PLACE * letter);
  const [first = 0] = places;
  const offsets = places.map((place) => place - first);
  const step = smallest(offsets.slice(1));
  const isStepped = offsets.every(
    (offset) => Math.abs(offset / step - Math.round(offset / step)) <= OFF_STEP,
  );
  const spacesOfStep = Math.max(1, Math.round(step / letter));
  const spacesOf = (offset: number) =>
    isStepped ? Math.round(offset / step) * spacesOfStep : Math.round(offset / letter);
  return lefts.map((left) => {
    const at = places.findLastIndex((place) => place <= left);
    return at > 0 ? spacesOf(offsets[at] ?? 0) : 0;
  });
}

/** The leftmost beginnings of lines that begin at the same place, from left to right. */
function placesOf(lefts: readonly number[], tolerance: number): number[] {
  const places: number[] = [];
  for (const left of lefts.toSorted((one, other) => one - other)) {
    if (places.length === 0 || left - (places.at(-1) ?? 0) > tolerance) places.push(left);
  }
  return places;
}
