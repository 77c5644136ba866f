import type { TextRun } from "@/lib/pdf/text-runs";

/** With fewer gaps that were taken for spaces, they may be spaces that the file leaves out. */
const MIN_GUESSED = 3;
/** Of the gaps that the file has no space in, so many are taken for one where letters are set apart. */
const MIN_GUESSED_SHARE = 0.25;
/** In multiples of the text size: letters closer than that read as words, and those further apart stand for themselves. */
const GAP = { min: 0.1, max: 0.6 };
const MAX_RUN = 3;

/**
 * How far the letters of a line are set apart, as headings and labels are ("T O T A L"), where that is so far that the gaps
 * were taken for spaces.
 *
 * @returns undefined for a line whose letters are set as usual
 */
export function letterGap(runs: readonly TextRun[], size: number): number | undefined {
  if (runs.some(({ text, angle }) => text.length > MAX_RUN || angle !== 0)) return undefined;
  const gaps: number[] = [];
  let guessed = 0;
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1];
    if (!before || (run.spaced && !run.isGuessed)) continue;
    gaps.push(run.x - before.x - before.width);
    if (run.isGuessed) guessed += 1;
  }
  if (guessed < MIN_GUESSED || guessed < MIN_GUESSED_SHARE * gaps.length) return undefined;
  const letters = runs.filter(({ text }) => /\p{L}/u.test(text)).length;
  if (letters < runs.length / 2) return undefined;
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return median >= GAP.min * size && median <= GAP.max * size ? median : undefined;
}
