import { AsyncLocalStorage } from "node:async_hooks";

import { singleton } from "@/lib/core/singleton";

const carried = singleton("carried-work", () => new AsyncLocalStorage<true>());

/**
 * Does the work of a run that was taken up. How much of it may wait was decided when the run was asked for, so no engine's
 * queue refuses it.
 */
export function asCarriedWork<Result>(work: () => Result): Result {
  return carried.get().run(true, work);
}

/** Whether this is the work of a run that was taken up, for which nobody waits with an open call. */
export function isCarriedWork(): boolean {
  return carried.get().getStore() === true;
}
