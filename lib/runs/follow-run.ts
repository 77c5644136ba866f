import "server-only";

import { setTimeout } from "node:timers/promises";
import type { Database } from "@/db/client";
import { followRow, type RunName } from "@/db/queries/runs";
import { AppError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import { singleton } from "@/lib/core/singleton";
import { parseEnvelope } from "@/lib/http/envelope";
import type { UserContext } from "@/lib/providers/context";
import { type CarriedRun, findLiveRun } from "@/lib/runs/live-runs";

type Answer = Record<string, unknown>;

/** Of a person, per process: several tabs and devices. */
const MAX_FOLLOWERS = 20;

const followers = singleton("run-followers", () => new Map<string, number>());

/** How often to look at a run that another server carries. */
const LOOK_EVERY_MS = 400;

/**
 * Follows one of a person's runs from where it is to its end, wherever it runs.
 *
 * @param signal fires when the follower leaves, which doesn't stop the run
 * @returns the content of its answer
 * @throws AppError what the run failed with, `not_found` when it's unknown or was forgotten, `provider_failed` when its
 *   server died, `rate_limited` when enough pages of this person's follow a run
 */
export async function followRun(
  { db, user }: UserContext,
  id: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<Answer> {
  const name = { userId: user.id, id };
  const live = findLiveRun(name);
  const leave = takeFollowerPlace(user.id);
  try {
    if (live) return await followHere(live, progress, signal);
    return await followThere(db, name, progress, signal);
  } finally {
    leave();
  }
}

async function followThere(
  db: Database,
  name: RunName,
  progress: Progress,
  signal: AbortSignal,
): Promise<Answer> {
  for (let shown = ""; ; await setTimeout(LOOK_EVERY_MS, undefined, { signal })) {
    const run = await followRow(db, name, shown.length);
    if (!run) throw unknownRun();
    if (run.text !== null && run.text !== shown) {
      if (shown && run.text.startsWith(shown)) progress.onText(run.text.slice(shown.length));
      else progress.onReplace(run.text);
      shown = run.text;
    }
    if (run.answer) return contentOf(run.answer);
    if (run.isSilent) {
      const message = "The server stopped before this run finished. Run it again.";
      throw new AppError("provider_failed", message);
    }
    if (run.step) progress.onStep(run.step);
  }
}

async function followHere(
  run: CarriedRun,
  progress: Progress,
  signal: AbortSignal,
): Promise<Answer> {
  if (run.text) progress.onReplace(run.text);
  if (run.step) progress.onStep(run.step);
  run.listeners.add(progress);
  let leave = () => {};
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(new AppError("aborted", "You left this run."));
    signal.addEventListener("abort", leave, { once: true });
  });
  try {
    return await Promise.race([run.ended, left]);
  } finally {
    signal.removeEventListener("abort", leave);
    run.listeners.delete(progress);
  }
}

/** Returns the function to call when the follower has left. */
function takeFollowerPlace(userId: string): () => void {
  const places = followers.get();
  const count = places.get(userId) ?? 0;
  if (count >= MAX_FOLLOWERS) {
    const message = "Too many pages show your runs at once. Close some of them.";
    throw new AppError("rate_limited", message, { retryAfterSeconds: 10 });
  }
  places.set(userId, count + 1);
  return () => {
    const left = (places.get(userId) ?? 1) - 1;
    if (left > 0) places.set(userId, left);
    else places.delete(userId);
  };
}

function contentOf(answer: Answer): Answer {
  const read = parseEnvelope(answer);
  if (!read) throw new AppError("internal", "Something went wrong on our end. Try again.");
  if (!read.success) {
    throw new AppError(read.code, read.message, read.byEngine ? { byEngine: true } : {});
  }
  const { success: _, ...content } = read;
  return content;
}

/** The failure for a run that isn't this person's, or that is a day old. */
export function unknownRun(): AppError {
  return new AppError("not_found", "We couldn't find this run. Runs are kept for one day.");
}
