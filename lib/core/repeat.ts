/**
 * Does work again and again, one at a time: what takes longer than its interval, as with a database that's away, doesn't collect.
 *
 * @param onFailure gets what the work throws; it's done again the next time
 * @returns the timer, which doesn't keep a process alive
 */
export function repeat(
  ms: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): NodeJS.Timeout {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      onFailure(error);
    } finally {
      isBusy = false;
    }
  }, ms);
  return timer.unref();
}
