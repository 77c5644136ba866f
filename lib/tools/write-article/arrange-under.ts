import { largest } from "@/lib/core/extremes";
import { similarityOf } from "@/lib/tools/write-article/notes-sections";

/** A statement to be placed. */
export type Placed = {
  text: string;
  /** Belongs to the statement before it, and goes where that goes. */
  follows: boolean;
  /** The index of the heading it stands under already; when absent, that of the statement before. -1 for none. */
  home?: number | undefined;
  /** The headings it may move to, by their index; when absent, all of them. */
  among?: ReadonlySet<number> | undefined;
};

/** How much better another heading has to fit than the one that a statement stands under. */
const MIN_GAIN = 0.02;

/**
 * Finds the heading that each run of statements fits best: those that follow one another are placed as a whole, where
 * they are nearest on average. Where no heading is nearer, they stay.
 *
 * @param embed one vector per text, by meaning; undefined where there is no such model, and words decide
 * @param start the heading that the first statement stands under; -1 for none
 * @returns the index of a heading for each statement; -1 for what stands before all of them
 */
export async function arrangeUnder(
  headings: readonly string[],
  statements: readonly Placed[],
  embed: (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>,
  start = 0,
): Promise<number[]> {
  const all = [...headings, ...statements.map(({ text }) => text)];
  const similarity = similarityOf(all, await embed(all));
  let current = start;
  return runsOf(statements).flatMap((run) => {
    const [first] = run;
    const { home = current, among } = statements[first ?? 0] ?? {};
    const fits = headings.map((_, heading) =>
      mean(run.map((at) => similarity(heading, headings.length + at))),
    );
    current = placeOf(fits, home, among);
    return run.map(() => current);
  });
}

function runsOf(statements: readonly Placed[]): number[][] {
  const runs: number[][] = [];
  for (const [at, { follows }] of statements.entries()) {
    if (follows && at > 0) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  return runs;
}

function placeOf(
  fits: readonly number[],
  home: number,
  among: ReadonlySet<number> | undefined,
): number {
  const best = fits.indexOf(largest(fits));
  const gain = (fits[best] ?? 0) - (fits[home] ?? 0);
  return gain > MIN_GAIN && (!among || among.has(best)) ? best : home;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
