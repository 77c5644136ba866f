import "server-only";

import { MAX_REWRITE_BYTES, type Upkeep } from "@/db/upkeep";
import { logger } from "@/lib/core/logger";
import { repeat } from "@/lib/core/repeat";
import { singleton } from "@/lib/core/singleton";

/** Often, so that there's little to do at a time. */
const VACUUM_EVERY_MS = 10_000;
/** How long what was deleted for good may stay in the files of small tables. */
const REWRITE_EVERY_MS = 60 * 60_000;

const timers = singleton("upkeep-timers", () => new Set<NodeJS.Timeout>());

/** Does an embedded database's upkeep from now on; a server has none that we'd have to do. */
export function startUpkeep(upkeep: Upkeep | undefined): void {
  if (!upkeep || timers.get().size > 0) return;
  every(VACUUM_EVERY_MS, () => upkeep.vacuum());
  every(REWRITE_EVERY_MS, () => upkeep.rewrite(MAX_REWRITE_BYTES.hourly));
}

/** Ends what `startUpkeep` began. */
export function stopUpkeep(): void {
  for (const timer of timers.get()) clearInterval(timer);
  timers.get().clear();
}

/** What fails, as without room on the disk, is tried again the next time. */
function every(ms: number, work: () => Promise<void>): void {
  const onFailure = (error: unknown) =>
    logger.warn({ error }, "could not free room in the embedded database");
  timers.get().add(repeat(ms, work, onFailure));
}
