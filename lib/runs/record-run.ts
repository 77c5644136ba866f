import "server-only";

import { endRun, insertRun } from "@/db/queries/runs";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { Progress } from "@/lib/core/progress";
import { storableText } from "@/lib/core/text";
import { failureOf } from "@/lib/http/respond";
import type { UserContext } from "@/lib/providers/context";
import { type CarriedRun, carryRun } from "@/lib/runs/live-runs";

type Answer = Record<string, unknown>;

/** A run as it is asked for. */
export type AskedRun = {
  /** The call's idempotency key. */
  id: string;
  endpoint: string;
  /** The checked fields, without files. */
  input: Record<string, unknown>;
};

/**
 * Does a run's work so that it doesn't need the page: it has a row from the start, goes on when its caller leaves, can be
 * followed from any page and server, and stops only when told to.
 *
 * @param listener hears of its progress while it's connected
 * @throws whatever `work` throws
 */
export async function recordRun(
  ctx: UserContext,
  asked: AskedRun,
  listener: Progress,
  work: (progress: Progress, stop: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const name = { userId: ctx.user.id, id: asked.id };
  const carried = carryRun(ctx.db, name, async (progress, stop, markRecorded) => {
    const unrecorded = new AbortController();
    const inserted = insertRun(ctx.db, { ...name, ...asked, now: ctx.now() });
    inserted.then(
      () => {
        markRecorded();
        listener.onKept?.();
      },
      () => unrecorded.abort(),
    );
    const either = AbortSignal.any([stop, unrecorded.signal]);
    // Both, because the work's files are deleted once this ends.
    const [recorded, done] = await Promise.allSettled([inserted, work(progress, either)]);
    if (recorded.status === "rejected") throw recorded.reason;
    if (done.status === "rejected") throw done.reason;
    return done.value;
  });
  carried.listeners.add(listener);
  try {
    const answer = await carried.ended;
    await settle(ctx, carried, { state: "done", answer: { success: true, ...answer } });
    return answer;
  } catch (error) {
    const state = error instanceof AppError && error.code === "aborted" ? "stopped" : "failed";
    await settle(ctx, carried, { state, answer: failureOf(error) });
    throw error;
  } finally {
    carried.leave();
  }
}

/** The run's own outcome matters more than its record: without one, it counts as lost after a while. */
async function settle(
  ctx: UserContext,
  { userId, id, text }: CarriedRun,
  end: { state: "done" | "failed" | "stopped"; answer: Answer },
): Promise<void> {
  const ended = { userId, id, text: storableText(text), ...end, now: ctx.now() };
  await endRun(ctx.db, ended).catch((error: unknown) => {
    logger.warn({ error }, "could not record the end of a run");
  });
}
