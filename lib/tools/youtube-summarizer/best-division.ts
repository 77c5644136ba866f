import { createYielder } from "@/lib/core/yield-to-event-loop";

/** A stretch from `from` up to, not including, `to`, and the probability that one ends there, wherever it begins. */
type Stretch = { from: number; to: number; ends: number };

/**
 * Divides a row of items into stretches with the highest sum of scores, by dynamic programming over the last boundary
 * (Viterbi), and says how sure each boundary is among all divisions (forward-backward).
 *
 * @param longest most items to a stretch
 * @param scoreOf log odds that the items from one index up to another make a stretch
 * @returns the stretches in order; empty for no items
 */
export async function bestDivision(
  count: number,
  longest: number,
  scoreOf: (from: number, to: number) => number,
): Promise<Stretch[]> {
  const pause = createYielder();
  const best = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY);
  const start = new Int32Array(count + 1);
  const before = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  before[0] = 0;
  for (let to = 1; to <= count; to += 1) {
    await pause();
    for (let from = Math.max(0, to - longest); from < to; from += 1) {
      const score = scoreOf(from, to);
      before[to] = logSum(before[to] ?? 0, (before[from] ?? 0) + score);
      if ((best[from] ?? 0) + score <= (best[to] ?? 0)) continue;
      best[to] = (best[from] ?? 0) + score;
      start[to] = from;
    }
  }
  const after = await scoresAfter(count, longest, scoreOf);
  const stretches: Stretch[] = [];
  for (let to = count; to > 0; to = start[to] ?? 0) {
    const from = start[to] ?? 0;
    const ends = Math.exp((before[to] ?? 0) + (after[to] ?? 0) - (before[count] ?? 0));
    stretches.push({ from, to, ends });
  }
  return stretches.reverse();
}

/** The summed scores of all divisions of what follows each boundary, as logarithms. */
async function scoresAfter(
  count: number,
  longest: number,
  scoreOf: (from: number, to: number) => number,
): Promise<Float64Array> {
  const pause = createYielder();
  const after = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY);
  after[count] = 0;
  for (let from = count - 1; from >= 0; from -= 1) {
    await pause();
    for (let to = from + 1; to <= Math.min(count, from + longest); to += 1)
      after[from] = logSum(after[from] ?? 0, scoreOf(from, to) + (after[to] ?? 0));
  }
  return after;
}

function logSum(one: number, other: number): number {
  const most = Math.max(one, other);
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log1p(Math.exp(-Math.abs(one - other)));
}
