import "server-only";

import { setTimeout } from "node:timers/promises";
import { describeSeconds } from "@/lib/core/describe-place";
import { AppError } from "@/lib/core/errors";

/** In all, for one call. */
const MAX_WAIT_SECONDS = 10 * 60;

/** An engine had no room for a call for too long; `said` is its last word. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";

  constructor(readonly said: AppError) {
    super("an engine had no room for too long", { cause: said });
  }
}

/**
 * Makes a call, and makes it again when its engine says in how many seconds it may have room: it's busy, or its model is
 * still being downloaded.
 *
 * @param call is told whether it's made again
 * @param onWait hears how many seconds are waited
 * @throws NoRoom after about ten minutes of waiting, an AbortError when `signal` fires meanwhile, and what else `call` throws
 */
export async function untilEngineHasRoom<Result>(
  signal: AbortSignal,
  call: (isAgain: boolean) => Promise<Result>,
  onWait: (seconds: number) => void,
): Promise<Result> {
  let waited = 0;
  for (;;) {
    try {
      return await call(waited > 0);
    } catch (error) {
      if (!saysWhen(error)) throw error;
      const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds));
      if (waited + seconds > MAX_WAIT_SECONDS) throw new NoRoom(error);
      waited += seconds;
      onWait(seconds);
      await setTimeout(seconds * 1_000, undefined, { signal });
    }
  }
}

/** What a step says meanwhile. */
export function describeWait(seconds: number): string {
  return `waiting for its engine, next try in ${describeSeconds(seconds)}`;
}

function saysWhen(error: unknown): error is AppError & { retryAfterSeconds: number } {
  if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) return false;
  return error.code === "provider_unavailable" || error.code === "rate_limited";
}
