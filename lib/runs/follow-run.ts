import "server-only";

import { setMaxListeners } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Database } from "@/db/client";
import { isOutage } from "@/db/failure-kinds";
import type { RunName } from "@/db/queries/runs";
import { AppError, GoesOnError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import { singleton } from "@/lib/core/singleton";
import type { UserContext } from "@/lib/providers/context";
import { endLostRuns } from "@/lib/runs/hand-back";
import { type CarriedRun, findLiveRun, type RunEnd } from "@/lib/runs/live-runs";
import { contentOf } from "@/lib/runs/run-failure";
import { lookNow, nextLook } from "@/lib/runs/watch-rows";

type Answer = Record<string, unknown>;
/** What ends following: a process that shuts down, and the follower who leaves; null for one that stays. */
type Until = {
  whose: Followers;
  shutdown: AbortSignal;
  left: AbortSignal | null;
  onLost: () => Promise<void>;
};

/** While the database is away. */
const LOOK_AGAIN_AFTER_MS = 1_000;

/** Of a person, per process: several tabs and devices. */
const MAX_FOLLOWERS = 20;

const followers = singleton("run-followers", () => new Map<string, number>());

/** `pages` follow a run wherever it is; `callers` wait for the answer to their only call. */
type Followers = "pages" | "callers";

/** Fire when this process shuts down: what runs elsewhere, or will, is followed there. */
const leaving = singleton("followers-leave", () => {
  const controllers = { pages: new AbortController(), callers: new AbortController() };
  // As many as there are followers.
  for (const { signal } of Object.values(controllers)) setMaxListeners(0, signal);
  return controllers;
});

/** Lets go of those who follow a run here that goes on. */
export function endFollowing(whose: Followers): void {
  leaving.get()[whose].abort();
}

/**
 * Follows one of a person's runs from where it is to its end, wherever it runs.
 *
 * @param signal fires when the follower leaves, which doesn't stop the run
 * @returns the content of its answer
 * @throws AppError what the run failed with, `not_found` when it's unknown or was forgotten, `provider_failed` when its
 *   server died, `rate_limited` when enough pages of this person's follow a run; a GoesOnError when this process shuts down,
 *   or the database is away
 */
export async function followRun(
  ctx: UserContext,
  id: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<Answer> {
  const userId = ctx.user.id;
  const leave = takeFollowerPlace(userId);
  const onLost = () => endLostRuns(ctx, userId);
  try {
    return await watchRun(ctx.db, { userId, id }, progress, {
      left: signal,
      whose: "pages",
      onLost,
    });
  } finally {
    leave();
  }
}

type Watching = {
  left?: AbortSignal | null;
  whose?: Followers;
  /** Records the end of a run that was lost. */
  onLost?: () => Promise<void>;
};

/** `followRun` for the call that began the run, which is no further page and stays to the end unless `left` fires. */
export async function watchRun(
  db: Database,
  name: RunName,
  progress: Progress,
  { left = null, whose = "callers", onLost = async () => {} }: Watching = {},
): Promise<Answer> {
  const shutdown = leaving.get()[whose].signal;
  const until: Until = { whose, shutdown, left, onLost };
  for (;;) {
    const live = findLiveRun(name);
    const answer = live
      ? await followHere(live, progress, until)
      : await followThere(db, name, progress, until).catch(unlessAway(until));
    if (answer) return contentOf(answer);
  }
}

/** @returns the answer; null once this process carries the run */
async function followThere(
  db: Database,
  name: RunName,
  progress: Progress,
  until: Until,
): Promise<Answer | null> {
  let shown = "";
  let step = "";
  for (let look = lookNow; ; look = nextLook) {
    const run = await unlessLeft(look(db, { ...name, knownCharacters: shown.length }), until);
    if (!run) throw unknownRun();
    if (run.text !== null && run.text !== shown) {
      if (shown && run.text.startsWith(shown)) progress.onText(run.text.slice(shown.length));
      else progress.onReplace(run.text);
      shown = run.text;
    }
    if (run.answer) return run.answer;
    if (run.isLost) {
      await until.onLost();
      const message = "The server stopped before this run finished. Run it again.";
      throw new AppError("provider_failed", message);
    }
    const next = JSON.stringify(run.step);
    if (run.step && next !== step) progress.onStep(run.step);
    step = next;
    if (findLiveRun(name)) return null;
  }
}

/** A run goes on while the database is away, or is taken up again: pages come back to it, callers wait to look again. */
function unlessAway(until: Until): (error: unknown) => Promise<null> {
  return async (error) => {
    if (!isOutage(error)) throw error;
    if (until.whose === "pages") throw new GoesOnError();
    await unlessLeft(setTimeout(LOOK_AGAIN_AFTER_MS), until);
    return null;
  };
}

/** @returns the answer; null when the run goes on elsewhere */
async function followHere(run: CarriedRun, progress: Progress, until: Until): Promise<RunEnd> {
  if (run.text) progress.onReplace(run.text);
  if (run.step) progress.onStep(run.step);
  run.listeners.add(progress);
  try {
    return await unlessLeft(run.ended, until);
  } finally {
    run.listeners.delete(progress);
  }
}

async function unlessLeft<Result>(
  work: Promise<Result>,
  { shutdown, left: leaves }: Until,
): Promise<Result> {
  const signals = leaves ? [leaves, shutdown] : [shutdown];
  const gone = () =>
    shutdown.aborted ? new GoesOnError() : new AppError("aborted", "You left this run.");
  if (signals.some(({ aborted }) => aborted)) throw gone();
  let leave = () => {};
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(gone());
    for (const one of signals) one.addEventListener("abort", leave, { once: true });
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    for (const one of signals) one.removeEventListener("abort", leave);
  }
}

/** Returns the function to call when the follower has left. */
function takeFollowerPlace(userId: string): () => void {
  const places = followers.get();
  const count = places.get(userId) ?? 0;
  if (count >= MAX_FOLLOWERS) {
    const message = "Your runs are open in too many tabs. Close some of them.";
    throw new AppError("rate_limited", message, { retryAfterSeconds: 10 });
  }
  places.set(userId, count + 1);
  return () => {
    const left = (places.get(userId) ?? 1) - 1;
    if (left > 0) places.set(userId, left);
    else places.delete(userId);
  };
}

/** The failure for a run that isn't this person's, or that is a day old. */
export function unknownRun(): AppError {
  return new AppError("not_found", "We couldn't find this run. Runs are kept for one day.");
}
