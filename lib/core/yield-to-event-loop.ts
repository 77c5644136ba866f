import { setImmediate } from "node:timers/promises";

import { AppError } from "@/lib/core/errors";

/** Well under the 50 ms after which other people notice that the server is busy. */
const BUDGET_MS = 10;
/** When other calls last had their turn: what calls one function after another holds them as long as all of these together. */
let turnedAt = 0;

/**
 * Lets long computations share the event loop: call and await the returned function in every round of a
 * loop. It lets other calls run once these have waited for `BUDGET_MS`, and costs next to nothing before.
 *
 * @param signal ends the computation when it fires: the returned function rejects with AppError `aborted`
 */
export function createYielder(signal?: AbortSignal): () => Promise<void> | undefined {
  return () => {
    if (performance.now() - turnedAt < BUDGET_MS) return undefined;
    return setImmediate().then(() => {
      turnedAt = performance.now();
      if (signal?.aborted) throw new AppError("aborted", "The request was canceled.");
    });
  };
}

/** Filters like an array does, and shares the event loop; see `createYielder`. */
export function filterInTurns<Item>(
  items: readonly Item[],
  isKept: (item: Item, at: number) => boolean,
  signal?: AbortSignal,
): Promise<Item[]> {
  return flatMapInTurns(items, (item, at) => (isKept(item, at) ? [item] : []), signal);
}

/** Maps like an array's `flatMap` does, and shares the event loop; see `createYielder`. */
export async function flatMapInTurns<Item, Result>(
  items: readonly Item[],
  each: (item: Item, at: number) => readonly Result[],
  signal?: AbortSignal,
): Promise<Result[]> {
  const pause = createYielder(signal);
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    const turn = pause();
    if (turn) await turn;
    for (const result of each(item, at)) results.push(result);
  }
  return results;
}

/** Finds the first like an array does, and shares the event loop; see `createYielder`. */
export async function findInTurns<Item>(
  items: readonly Item[],
  isFound: (item: Item, at: number) => boolean,
  signal?: AbortSignal,
): Promise<Item | undefined> {
  const pause = createYielder(signal);
  for (const [at, item] of items.entries()) {
    const turn = pause();
    if (turn) await turn;
    if (isFound(item, at)) return item;
  }
  return undefined;
}

/** Tells like an array's `every` does, and shares the event loop; see `createYielder`. */
export async function everyInTurns<Item>(
  items: readonly Item[],
  isSo: (item: Item) => boolean,
  signal?: AbortSignal,
): Promise<boolean> {
  const pause = createYielder(signal);
  for (const item of items) {
    const turn = pause();
    if (turn) await turn;
    if (!isSo(item)) return false;
  }
  return true;
}
