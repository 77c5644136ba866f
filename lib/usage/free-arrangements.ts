import "server-only";

import type { Database } from "@/db/client";
import { consumeUse } from "@/db/queries/usage-counters";
import { NOTES_ENGINE_ID } from "@/lib/core/engine-ids";
import { logger } from "@/lib/core/logger";
import { quotaHour } from "@/lib/usage/quota";

/**
 * Runs in an hour that only put a person's own notes in order and cost nothing. Further ones cost what any run costs, since they
 * take the server's processor, too.
 */
export const FREE_ARRANGEMENTS_PER_HOUR = 60;

/** Counts a run that is done and needed no model, by its answer. Returns whether it costs nothing. */
export async function isArrangedFree(
  db: Database,
  userId: string,
  { answer, now }: { answer: Record<string, unknown>; now: Date },
): Promise<boolean> {
  if (Object(Object(answer.meta).engine).id !== NOTES_ENGINE_ID) return false;
  const { windowStart } = quotaHour(now);
  const window = { subject: `notes:${userId}`, windowStart, max: FREE_ARRANGEMENTS_PER_HOUR };
  return (await consumeUse(db, window)) !== null;
}

/**
 * The same for an answer that is already kept: it isn't lost to a counter that can't be written, and nobody is charged for what
 * may cost nothing.
 */
export async function isKeptFree(...call: Parameters<typeof isArrangedFree>): Promise<boolean> {
  return isArrangedFree(...call).catch((error: unknown) => {
    logger.warn({ error }, "could not count arranged notes; they cost nothing");
    return true;
  });
}
