/**
 * A square shows at every length. A busy machine spoils one measurement and seldom the next; a heap that outgrows the
 * processor's caches costs a step at one length only.
 */
const LENGTHS = [12_000, 48_000, 96_000];
/** Twice the size may take 2.5 times as long; what takes less than this is noise. */
export const NOISE_MS = 25;
const TRIES = 4;

/** Whether work takes more than in proportion to its length, at each of the lengths. */
export async function growsFaster(
  analyze: (length: number) => unknown,
  lengths: readonly number[] = LENGTHS,
): Promise<boolean> {
  for (const length of lengths) {
    if (!(await takesTooLong(analyze, length))) return false;
  }
  return true;
}

/** Whether twice the length took more than 2.5 times as long in every one of the tries. */
async function takesTooLong(analyze: (length: number) => unknown, length: number) {
  let [least, leastTwice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    leastTwice = Math.min(leastTwice, await milliseconds(() => analyze(2 * length)));
    if (leastTwice < NOISE_MS) return false;
    least = Math.min(least, await milliseconds(() => analyze(length)));
    if (leastTwice <= 2.5 * least) return false;
  }
  return true;
}

/** The time that work takes at best: the least of several tries, or the first that is short. */
export async function leastMilliseconds(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && least >= NOISE_MS; attempt += 1)
    least = Math.min(least, await milliseconds(work));
  return least;
}

/**
 * The time that work takes: processor time, which other processes on the machine change least, or the time by the clock where
 * that is shorter, since other threads of this process, which collect its garbage, count as processor time, too.
 */
async function milliseconds(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  const startMs = performance.now();
  await work();
  const { user, system } = process.cpuUsage(start);
  return Math.min((user + system) / 1000, performance.now() - startMs);
}
