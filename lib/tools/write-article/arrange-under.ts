import { similarityOf } from "@/lib/tools/write-article/notes-sections";
import { headingKey } from "@/lib/tools/write-article/outline";

/** A statement to be placed. */
export type Placed = {
  text: string;
  /** The heading it stood under; empty for none. */
  heading: string;
  /** Stays with the statement before it, which it needs to be understood. */
  follows: boolean;
};

/** How much better another heading has to fit than the one of the statement before. */
const MIN_GAIN = 0.02;

/**
 * Finds the heading that each statement fits best: the one it stood under, or else the nearest in meaning. Where none
 * is nearer than another, a statement stays with the one before it.
 *
 * @param embed one vector per text, by meaning; undefined where there is no such model, and words decide
 * @returns the index of a heading for each statement
 */
export async function arrangeUnder(
  headings: readonly string[],
  statements: readonly Placed[],
  embed: (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>,
): Promise<number[]> {
  const texts = statements.map(({ heading, text }) => (heading ? `${heading}: ${text}` : text));
  const all = [...headings, ...texts];
  const similarity = similarityOf(all, await embed(all));
  const keys = headings.map(headingKey);
  let current = 0;
  return statements.map(({ heading, follows }, index) => {
    const own = heading ? keys.indexOf(headingKey(heading)) : -1;
    const at = headings.length + index;
    if (own >= 0) current = own;
    else if (!follows || index === 0)
      current = nearest(headings, current, (one) => similarity(one, at));
    return current;
  });
}

function nearest(
  headings: readonly string[],
  current: number,
  fitOf: (heading: number) => number,
): number {
  const fits = headings.map((_, index) => fitOf(index));
  const best = fits.indexOf(Math.max(...fits));
  return (fits[best] ?? 0) - (fits[current] ?? 0) > MIN_GAIN ? best : current;
}
