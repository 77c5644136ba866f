/** How much larger a file gets with each step of quality, before two are known. */
const TYPICAL_GROWTH = 0.025;
/** Guesses before the rest is halved, so that files that don't grow evenly take few more encodings. */
const MAX_GUESSES = 6;

type Tried = { index: number; byteSize: number };

/**
 * Finds the best quality whose file has at most `targetBytes`; null when there is none. Files grow by a nearly constant
 * share with each step, so the next one to try follows from those before, and about five are enough of eighty.
 *
 * @param qualities best first; assumes that lower ones aren't larger
 */
export async function finestFitting(
  qualities: readonly number[],
  targetBytes: number,
  sizeAt: (quality: number) => Promise<number>,
): Promise<number | null> {
  let [low, high] = [0, qualities.length];
  let over: Tried | undefined;
  let under: Tried | undefined;
  /** How many of the latest ones were too large, or, below zero, how many fit. */
  let streak = 0;
  for (let tries = 0; low < high; tries += 1) {
    const isGuessed = tries > 0 && tries <= MAX_GUESSES;
    const guess = isGuessed ? guessIndex(over, under, targetBytes) + stride(streak) : Number.NaN;
    const index = Number.isFinite(guess)
      ? Math.min(high - 1, Math.max(low, guess))
      : (low + high) >> 1;
    const byteSize = await sizeAt(qualities[index] ?? 0);
    if (byteSize <= targetBytes) {
      high = index;
      under = { index, byteSize };
      streak = Math.min(0, streak) - 1;
    } else {
      low = index + 1;
      over = { index, byteSize };
      streak = Math.max(0, streak) + 1;
    }
  }
  return qualities[low] ?? null;
}

/** How far beyond a guess to go after several on the same side of the target: 1, 3, 7. */
function stride(streak: number): number {
  return Math.sign(streak) * (2 ** Math.max(0, Math.abs(streak) - 1) - 1);
}

/** The index from which files are likely to fit; not a number when nothing follows from those tried. */
function guessIndex(over: Tried | undefined, under: Tried | undefined, targetBytes: number) {
  const known = over ?? under;
  if (!known) return Number.NaN;
  const growth =
    over && under
      ? Math.log(over.byteSize / under.byteSize) / (under.index - over.index)
      : TYPICAL_GROWTH;
  return Math.ceil(known.index + Math.log(known.byteSize / targetBytes) / growth);
}
