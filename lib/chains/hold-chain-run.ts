import "server-only";

import type { Database } from "@/db/client";
import { keepChainRun } from "@/db/queries/chain-work";
import { logger } from "@/lib/core/logger";
import { GOES_ON_ELSEWHERE } from "@/lib/runs/live-runs";

/** How soon a stop is noticed, wherever it was asked for. Far below the time after which a run counts as interrupted. */
const LOOK_EVERY_MS = 1_000;

/**
 * Says that a chain run is being carried out, until the returned function is called.
 *
 * @returns `signal` fires when somebody stops it, or as `goesOnElsewhere` tells when it's no longer this process's
 */
export function holdChainRun(
  db: Database,
  run: { id: string; owner: string },
): { signal: AbortSignal; release: () => void } {
  const stop = new AbortController();
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const state = await keepChainRun(db, run);
      if (state !== "goes-on") stop.abort(state === "lost" ? GOES_ON_ELSEWHERE : undefined);
    } catch (error) {
      logger.warn({ error }, "could not say that a chain is running");
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return { signal: stop.signal, release: () => clearInterval(timer) };
}
