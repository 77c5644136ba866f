import { largest } from "@/lib/core/extremes";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { sharedCount, stemsOf } from "@/lib/drafting/draft-words";
import { type Similarity, similarityOf } from "@/lib/tools/write-article/notes-sections";

/** A statement to be placed. */
export type Placed = {
  text: string;
  /** Belongs to the statement before it, and goes where that goes. */
  follows: boolean;
  /** The index of the heading it stands under already; when absent, that of the statement before. -1 for none. */
  home?: number | undefined;
  /** The headings it may move to, by their index; when absent, all of them. */
  among?: ReadonlySet<number> | undefined;
  /** The list under a label of its own that it was typed in: all of that goes to one heading. */
  list?: LabeledList | undefined;
  /** A line of so few words that what it's about shows in those around it. */
  isShort?: boolean;
};

export type LabeledList = { label: string; text: string };

/**
 * How much better another heading has to fit than the one that a statement stands under: `own` where they have words in common
 * or the statement says enough by itself, `short` where it doesn't, `listed` where its list stands there.
 */
const MIN_GAIN = { own: 0.02, short: 0.18, listed: 0.2 };
/** What a word in common with a heading adds to how well that fits. */
const NAMED = 0.1;
/** Two headings that fit a list about as well: the next one in the order of the notes is taken. */
const NEAR = 0.03;

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
  const lists = [...new Set(statements.flatMap(({ list }) => (list ? [list] : [])))];
  const all = [
    ...headings,
    ...statements.map(({ text }) => text),
    ...lists.flatMap(({ label, text }) => [label, text]),
  ];
  const similarity = similarityOf(all, await embed(all));
  const stems = headings.map(stemsOf);
  let current = start;
  let listed: { list: LabeledList; place: number } | undefined;
  return flatMapInTurns(runsOf(statements), (run) => {
    const first = statements[run[0] ?? 0];
    const { home = current, among, list, isShort, text = "" } = first ?? {};
    const place = { home, among };
    if (list && list !== listed?.list) {
      const at = headings.length + statements.length + 2 * lists.indexOf(list);
      const fits = fitsOf(headings, [at, at + 1], similarity, largest);
      current = placeOf(inOrder(fits, current), place, () => MIN_GAIN.own);
      listed = { list, place: current };
    } else {
      const own = run.map((at) => headings.length + at);
      const words = stemsOf(text);
      const isNamed = stems.map((one) => sharedCount(words, one) > 0);
      const fits = fitsOf(headings, own, similarity, mean).map((fit, at) =>
        isNamed[at] ? fit + NAMED : fit,
      );
      const isListed = list !== undefined && current === listed?.place;
      const usual = isListed ? MIN_GAIN.listed : isShort ? MIN_GAIN.short : MIN_GAIN.own;
      current = placeOf(fits, place, (at) => (isNamed[at] ? MIN_GAIN.own : usual));
    }
    return run.map(() => current);
  });
}

/** How well each heading fits some texts. */
function fitsOf(
  headings: readonly string[],
  texts: readonly number[],
  similarity: Similarity,
  sumUp: (fits: readonly number[]) => number,
): number[] {
  return headings.map((_, heading) => sumUp(texts.map((at) => similarity(heading, at))));
}

/** The same fits, of which the best is that of the next heading that fits about as well. */
function inOrder(fits: readonly number[], current: number): number[] {
  const best = largest(fits);
  const next = fits.findIndex((fit, at) => at > current && fit > 0 && best - fit <= NEAR);
  return fits.map((fit, at) => (at === next ? best + NEAR : fit));
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
  { home, among }: { home: number; among: ReadonlySet<number> | undefined },
  minGain: (heading: number) => number,
): number {
  const best = fits.indexOf(largest(fits));
  const gain = (fits[best] ?? 0) - (fits[home] ?? 0);
  return gain > minGain(best) && (!among || among.has(best)) ? best : home;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
