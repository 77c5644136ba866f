import "server-only";

import { createHash } from "node:crypto";

import type { Database } from "@/db/client";
import { claimKey, releaseKey, setKeyAnswer } from "@/db/queries/idempotency-keys";
import { AppError } from "@/lib/core/errors";

/** A run still unanswered after this long was left by a server that died. */
const STALE_MS = 10 * 60_000;
const POLL_MS = 250;

type Answer = Record<string, unknown>;

/**
 * Runs `work` once per user and idempotency key, across all servers. A repeated call waits for the first
 * and gets its answer; if the first fails, the key is released.
 *
 * @throws AppError `invalid_input` for a malformed key, `conflict` when the key was used with different
 *   input, `aborted` when the caller leaves while waiting, and whatever `work` throws
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
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, key } = call;
  if (key === null) return work();
  if (!/^[\w-]{8,100}$/.test(key)) {
    throw new AppError(
      "invalid_input",
      "The Idempotency-Key header must be 8 to 100 letters, digits, hyphens or underscores.",
    );
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

/** @returns the answer of an earlier call with this key; null when this call owns the key */
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
      throw new AppError(
        "conflict",
        "This Idempotency-Key was already used for a different request. Use a new one.",
      );
    }
    if (held?.answer) return held.answer;
    if (call.signal.aborted) throw new AppError("aborted", "The request was canceled.");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function hashRequest(endpoint: string, input: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([endpoint, input]))
    .digest("hex");
}
