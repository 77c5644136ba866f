/** Of a computation that shares the event loop, no more is done without a turn for other calls. */
export const MOST_AT_ONCE = 1 / 3;
/** A garbage collection, or another process, makes one stretch longer now and then. */
const TRIES = 4;

/**
 * The longest stretch of a computation without a turn of the event loop, as a share of the whole: the least of several tries,
 * unless one is short enough. A computation may take 10 ms between two turns, so what is computed must take well above that
 * on a fast machine, too.
 *
 * @param most what is short enough
 */
export async function longestShare(
  compute: () => Promise<unknown>,
  most = MOST_AT_ONCE,
): Promise<number> {
  let least = 1;
  for (let attempt = 0; attempt < TRIES && least > most; attempt += 1)
    least = Math.min(least, await shareOnce(compute));
  return least;
}

/** In processor time: what waits for other processes doesn't count. */
async function shareOnce(compute: () => Promise<unknown>): Promise<number> {
  const start = processorMs();
  let [last, longest, isDone] = [start, 0, false];
  const look = () => {
    const now = processorMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await compute();
  isDone = true;
  longest = Math.max(longest, processorMs() - last);
  return longest / (processorMs() - start);
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
