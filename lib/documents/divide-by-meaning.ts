import { createYielder } from "@/lib/core/yield-to-event-loop";

/**
 * Divides a row of vectors into as many stretches as asked for, so that the vectors of each are as much alike as possible: the
 * sum of squared distances from the means of the stretches is smallest (Fragkou et al. 2004 do so with words). Dynamic
 * programming, quadratic in the number of vectors.
 *
 * @param vectors of length 1, in order
 * @param least fewest vectors to a stretch; the most are twice the average
 * @param bonus by how much a stretch that begins at an index is preferred, in squared distances
 * @returns the indexes at which stretches begin, from 0 on; fewer than `count` where there isn't room
 */
export async function divideByMeaning(
  vectors: readonly Float32Array[],
  count: number,
  least: number,
  bonus: (at: number) => number,
): Promise<number[]> {
  const pause = createYielder();
  const total = vectors.length;
  const stretches = Math.max(1, Math.min(count, Math.floor(total / least)));
  const costs = await costsOf(vectors, least);
  const most = Math.max(least * 2, Math.ceil((2 * total) / stretches));
  let best = new Float64Array(total + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  const starts: Int32Array[] = [];
  for (let made = 1; made <= stretches; made += 1) {
    const next = new Float64Array(total + 1).fill(Number.POSITIVE_INFINITY);
    const start = new Int32Array(total + 1);
    for (let to = least * made; to <= total; to += 1) {
      await pause();
      for (let from = Math.max(least * (made - 1), to - most); from <= to - least; from += 1) {
        const cost =
          (best[from] ?? 0) + (costs[from]?.[to - from] ?? 0) - (from > 0 ? bonus(from) : 0);
        if (cost >= (next[to] ?? 0)) continue;
        next[to] = cost;
        start[to] = from;
      }
    }
    best = next;
    starts.push(start);
  }
  const found: number[] = [];
  for (let to = total, made = stretches - 1; made >= 0; made -= 1) {
    to = starts[made]?.[to] ?? 0;
    found.unshift(to);
  }
  return found;
}

/** For each start and length, the sum of squared distances from the mean. */
async function costsOf(vectors: readonly Float32Array[], least: number): Promise<Float64Array[]> {
  const pause = createYielder();
  const costs: Float64Array[] = [];
  for (let from = 0; from < vectors.length; from += 1) {
    await pause();
    const own = new Float64Array(vectors.length - from + 1);
    const sum = new Float64Array(vectors[0]?.length ?? 0);
    let squares = 0;
    for (let length = 1; length < own.length; length += 1) {
      // |sum + v|² = |sum|² + 2 sum·v + |v|², and vectors have length 1.
      let product = 0;
      const vector = vectors[from + length - 1];
      for (let at = 0; at < sum.length; at += 1) {
        const value = vector?.[at] ?? 0;
        product += (sum[at] ?? 0) * value;
        sum[at] = (sum[at] ?? 0) + value;
      }
      squares += 2 * product + 1;
      own[length] = length < least ? Number.POSITIVE_INFINITY : length - squares / length;
    }
    costs.push(own);
  }
  return costs;
}
