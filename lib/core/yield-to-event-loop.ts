import { setImmediate } from "node:timers/promises";

import { AppError } from "@/lib/core/errors";

/** Well under the 50 ms after which other people notice that the server is busy. */
const BUDGET_MS = 10;

/**
 * Lets long computations share the event loop: call and await the returned function in every round of a
 * loop. It lets other calls run once this one has computed for `BUDGET_MS`, and costs next to nothing before.
 *
 * @param signal ends the computation when it fires: the returned function rejects with AppError `aborted`
 */
export function createYielder(signal?: AbortSignal): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < BUDGET_MS) return undefined;
    return setImmediate().then(() => {
      if (signal?.aborted) throw new AppError("aborted", "The request was canceled.");
      since = performance.now();
    });
  };
}

/** Filters like an array does, and shares the event loop; see `createYielder`. */
export async function filterInTurns<Item>(
  items: readonly Item[],
  isKept: (item: Item) => boolean,
  signal?: AbortSignal,
): Promise<Item[]> {
  const pause = createYielder(signal);
  const kept: Item[] = [];
  for (const item of items) {
    await pause();
    if (isKept(item)) kept.push(item);
  }
  return kept;
}
