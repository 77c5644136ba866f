import "server-only";

import { createHash } from "node:crypto";

import type { Database } from "@/db/client";
import { claimKey, releaseKey, setKeyAnswer } from "@/db/queries/idempotency-keys";
import { AppError } from "@/lib/core/errors";

/** A run without an answer after this long belongs to a server that died. */
const STALE_MS = 10 * 60_000;
const POLL_MS = 250;

type Answer = Record<string, unknown>;

/**
 * Runs `work` once for a key of the user's, however often and on however many servers it is asked for.
 * A second call waits for the first and gets its answer; a failed first call frees the key.
 *
 * @throws AppError `invalid_input` for a key that is not one, `conflict` for a key that was used for
 *   another input, and whatever `work` throws
 */
export async function runOnce(
  db: Database,
  call: {
    userId: string;
    /** The `Idempotency-Key` header; null runs the work as it is. */
    key: string | null;
    endpoint: string;
    input: unknown;
    signal: AbortSignal;
  },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, key } = call;
  if (key === null) return work();
  if (!/^[\w-]{8,100}$/.test(key)) {
    throw new AppError("invalid_input", "The Idempotency-Key header is not valid.");
  }
  const earlier = await claimOrWait(db, { ...call, key });
  if (earlier) return earlier;
  try {
    const answer = await work();
    await setKeyAnswer(db, { userId, key, answer });
    return answer;
  } catch (error) {
    await releaseKey(db, { userId, key });
    throw error;
  }
}

/** @returns the answer of an earlier call with this key, or null when the key is ours to run */
async function claimOrWait(
  db: Database,
  call: { userId: string; key: string; endpoint: string; input: unknown; signal: AbortSignal },
): Promise<Answer | null> {
  const { userId, key } = call;
  const requestHash = hashRequest(call.endpoint, call.input);
  for (;;) {
    const now = new Date();
    const staleBefore = new Date(now.getTime() - STALE_MS);
    const held = await claimKey(db, { userId, key, requestHash, now, staleBefore });
    if (held === "claimed") return null;
    if (held && held.requestHash !== requestHash) {
      throw new AppError("conflict", "This Idempotency-Key was used for another request.");
    }
    if (held?.answer) return held.answer;
    if (call.signal.aborted) throw new AppError("aborted", "The request was stopped.");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function hashRequest(endpoint: string, input: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([endpoint, input]))
    .digest("hex");
}
