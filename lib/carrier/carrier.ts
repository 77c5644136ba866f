import "server-only";

import { randomUUID } from "node:crypto";
import { listWaitingKinds } from "@/db/queries/run-queue";
import type { RunKind, RunRow } from "@/db/schema/runs";
import { executeRun } from "@/lib/carrier/execute-run";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";
import { storage } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { carries, endsWithCall, PLACES, RUN_KINDS } from "@/lib/queue/kinds";
import { takeRuns } from "@/lib/runs/ask-run";
import { giveBack, recoverRuns } from "@/lib/runs/hand-back";
import { listLiveRuns } from "@/lib/runs/live-runs";

/** For runs that were handed back to end their work here. */
const LET_GO_MS = 1_000;
/** At most so many jobs in one statement. */
const BATCH = 10;

/** What this process carries, shared by all bundles. */
const state = singleton("carrier", () => ({
  isStopping: false,
  /** Places of each kind that are taken, or about to be. */
  taken: new Map<RunKind, number>(),
  filling: new Map<RunKind, Promise<void>>(),
}));

/** Who takes up runs now: another one each time, so that an attempt that was given up can't end the next one. */
export function newCarrier(): string {
  return randomUUID();
}

/** Whether this process could begin a run of this kind now. */
export function hasRoom(kind: RunKind): boolean {
  const { taken, isStopping } = state.get();
  return !isStopping && carries(kind) && (taken.get(kind) ?? 0) < PLACES[kind];
}

/**
 * Takes a place for a run of this kind. Give it back with `releasePlaces` or begin a run in it.
 *
 * @returns how many of the wanted ones are free
 */
export function takePlaces(kind: RunKind, wanted: number): number {
  const { taken, isStopping } = state.get();
  if (isStopping || !carries(kind) || endsWithCall()) return 0;
  const used = taken.get(kind) ?? 0;
  const places = Math.max(0, Math.min(wanted, PLACES[kind] - used));
  taken.set(kind, used + places);
  return places;
}

export function releasePlaces(kind: RunKind, places: number): void {
  const { taken } = state.get();
  taken.set(kind, Math.max(0, (taken.get(kind) ?? 0) - places));
}

/** Begins runs that were taken up, each in a place that was taken before. */
export async function beginRuns(rows: readonly RunRow[]): Promise<void> {
  for (const row of rows) {
    const run = await executeRun(row);
    void run.ended.then(() => {
      releasePlaces(row.kind, 1);
      return fillPlaces(row.kind);
    });
  }
}

/** Takes up waiting runs of a kind until there is no room, or none is left. Never rejects. */
export function fillPlaces(kind: RunKind): Promise<void> {
  const { filling } = state.get();
  const known = filling.get(kind);
  // What came since may have been missed.
  const next = (known ?? Promise.resolve()).then(() => fill(kind));
  if (known) return next;
  filling.set(kind, next);
  return next.finally(() => filling.delete(kind));
}

async function fill(kind: RunKind): Promise<void> {
  for (;;) {
    const places = takePlaces(kind, BATCH);
    if (places === 0) return;
    let begun = 0;
    try {
      const wanted = { kind, carrier: newCarrier(), most: places };
      const rows = await takeRuns(await getDatabase(), wanted);
      begun = rows.length;
      await beginRuns(rows);
    } catch (error) {
      logger.warn({ error }, "could not take up waiting runs");
      return;
    } finally {
      releasePlaces(kind, places - begun);
    }
    if (begun < places) return;
  }
}

/**
 * Takes up what waits, of every kind that this process carries. Never rejects.
 *
 * @returns whether the database answered
 */
export async function takeUpWaiting(): Promise<boolean> {
  try {
    const waiting = await listWaitingKinds(await getDatabase());
    const kinds = RUN_KINDS.filter((kind) => carries(kind) && waiting.includes(kind));
    await Promise.all(kinds.map(fillPlaces));
    return true;
  } catch (error) {
    logger.warn({ error }, "could not look for waiting runs");
    return false;
  }
}

/** Lets runs whose carriers died be taken up again. Never rejects. */
export async function recoverLostRuns(): Promise<void> {
  const stores = { storage: storage.get(), now: () => new Date() };
  try {
    await recoverRuns({ ...stores, db: await getDatabase() });
  } catch (error) {
    logger.warn({ error }, "could not recover runs");
  }
}

/** Takes nothing up any more, and waits for what is being done, for at most `timeoutMs`. What is left is handed back. */
export async function stopCarrying(timeoutMs: number): Promise<void> {
  state.get().isStopping = true;
  await withTimeout(Promise.all(listLiveRuns().map((run) => run.ended)), timeoutMs);
  const left = listLiveRuns();
  if (left.length === 0) return;
  const db = await getDatabase();
  const given = await Promise.allSettled(left.map((run) => giveBack(db, run)));
  logger.info({ runs: given.length }, "handed runs back");
  // What they save of themselves needs the database, which closes next.
  await withTimeout(Promise.all(left.map((run) => run.ended)), LET_GO_MS);
}

async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
