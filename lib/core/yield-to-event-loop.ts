import { setImmediate } from "node:timers/promises";

/** Well under the 50 ms after which other people notice that the server is busy. */
const BUDGET_MS = 10;

/**
 * Lets long computations share the event loop: call and await the returned function in every round of a
 * loop. It lets other calls run once this one has computed for `BUDGET_MS`, and costs next to nothing before.
 */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < BUDGET_MS) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
