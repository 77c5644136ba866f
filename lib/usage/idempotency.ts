import "server-only";

import { createHash, randomUUID } from "node:crypto";
import { uuidv7 } from "uuidv7";

import type { Database } from "@/db/client";
import { lockAccount } from "@/db/queries/account-lock";
import {
  type ClaimedRun,
  claimKey,
  type OwnedKey,
  releaseKey,
  setKeyAnswer,
} from "@/db/queries/idempotency-keys";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { startHeartbeat } from "@/lib/usage/key-heartbeats";
import { registerWaiter } from "@/lib/usage/key-waiters";

/** How long a key stays with a server that no longer says it's alive, and how often servers say so. */
const LEASE = { staleMs: 20_000, heartbeatMs: 5_000 };

/** More than any text that a tool saves. Codes with a logo come to many times that, and nothing of a list is stored. */
const MAX_KEPT_CHARACTERS = 1_000_000;
/** Kept in place of a larger answer. */
const TOO_LARGE = { tooLargeToKeep: true };

type StoredAnswer = Record<string, unknown>;

/** Part of the transaction that stores the answer. */
type RecordWith = (tx: Database) => Promise<void>;

/** What is run once; it may name something to record together with its answer. */
type Work = (
  run: ClaimedRun,
  recordWithAnswer: (record: RecordWith) => void,
) => Promise<StoredAnswer>;

/**
 * Runs `work` once per user and idempotency key, across all servers. A repeated call waits for the first
 * and gets its answer; if the first fails, the key is released. If its process dies, the work runs again, as
 * the same run: what it saves replaces what the dead one had saved already. A very large answer is the first call's alone.
 *
 * @throws AppError `invalid_input` for a malformed key, `conflict` when the key was used with different
 *   input or its answer was too large to keep, `rate_limited` when enough calls wait for it already, `aborted` when the caller leaves
 *   while waiting, and whatever `work` throws
 */
export async function runOnce(
  db: Database,
  call: {
    userId: string;
    /** The `Idempotency-Key` header; null always runs `work`. */
    key: string | null;
    endpoint: string;
    input: unknown;
    signal: AbortSignal;
  },
  work: Work,
  lease = LEASE,
): Promise<StoredAnswer> {
  const { userId, key } = call;
  if (key === null) return runUnnamed(db, work);
  if (!/^[\w-]{8,100}$/.test(key)) {
    throw new AppError(
      "invalid_input",
      "The Idempotency-Key header must be 8 to 100 letters, digits, hyphens, or underscores.",
    );
  }
  const { untilChange, unregister } = registerWaiter(db, { userId, key, staleMs: lease.staleMs });
  try {
    const owned = { userId, key, owner: randomUUID() };
    const wait = () => untilChange(call.signal);
    const requestHash = hashRequest(call.endpoint, call.input);
    const claim = { ...owned, requestHash, runId: uuidv7(), ...lease };
    const claimed = await claimOrWait(db, claim, wait);
    if ("answer" in claimed) return claimed.answer;
    return await runOwned(db, owned, (record) => work(claimed, record), lease.heartbeatMs);
  } finally {
    unregister();
  }
}

/** A call without a key stores no answer. */
async function runUnnamed(db: Database, work: Work): Promise<StoredAnswer> {
  const records: RecordWith[] = [];
  const answer = await work({ runId: uuidv7(), takenOver: false }, (one) => records.push(one));
  for (const record of records) {
    await record(db).catch((error: unknown) => {
      logger.warn({ error }, "could not record what belongs to a call");
    });
  }
  return answer;
}

async function runOwned(
  db: Database,
  owned: OwnedKey,
  work: (recordWithAnswer: (record: RecordWith) => void) => Promise<StoredAnswer>,
  heartbeatMs: number,
): Promise<StoredAnswer> {
  const records: RecordWith[] = [];
  const stopHeartbeat = startHeartbeat(db, owned, heartbeatMs);
  try {
    const answer = await work((record) => records.push(record));
    const isKept = charactersLeft(answer, MAX_KEPT_CHARACTERS) >= 0;
    const kept = { ...owned, answer: isKept ? answer : TOO_LARGE };
    if (records.length === 0) await setKeyAnswer(db, kept);
    else await recordAnswer(db, kept, records);
    return answer;
  } catch (error) {
    await releaseKey(db, owned).catch((failure: unknown) => {
      // It's free once its heartbeat is old. Whoever waits hears why the work failed.
      logger.warn({ error: failure }, "could not release the key of a call");
    });
    throw error;
  } finally {
    stopHeartbeat();
  }
}

/** Whoever took the key over records the rest, too. */
async function recordAnswer(
  db: Database,
  answer: Parameters<typeof setKeyAnswer>[1],
  records: readonly RecordWith[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, answer.userId);
    if (!(await setKeyAnswer(tx, answer))) return;
    for (const record of records) await record(tx);
  });
}

/** @returns the answer of an earlier call with this key; its run when this call owns the key */
async function claimOrWait(
  db: Database,
  claim: Omit<Parameters<typeof claimKey>[1], "now">,
  wait: () => Promise<void>,
): Promise<{ answer: StoredAnswer } | ClaimedRun> {
  for (;;) {
    const claimed = await claimKey(db, { ...claim, now: new Date() });
    if (claimed && "runId" in claimed) return claimed;
    if (claimed && claimed.requestHash !== claim.requestHash) {
      throw new AppError(
        "conflict",
        "This Idempotency-Key was already used for a different request. Use a new one.",
      );
    }
    if (claimed?.answer && "tooLargeToKeep" in claimed.answer) {
      throw new AppError(
        "conflict",
        "This request is done, but its answer was too large to keep. To make it again, use a new Idempotency-Key.",
      );
    }
    if (claimed?.answer) return { answer: claimed.answer };
    await wait();
  }
}

/** What is left of so many characters after all texts of a value; less than zero when they are more. */
function charactersLeft(value: unknown, room: number): number {
  if (typeof value === "string") return room - value.length;
  if (value === null || typeof value !== "object" || room < 0) return room;
  return Object.values(value).reduce((left: number, part) => charactersLeft(part, left), room);
}

/** What tells two requests with one key apart. */
export function hashRequest(endpoint: string, input: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([endpoint, input]))
    .digest("hex");
}
