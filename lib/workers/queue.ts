import "server-only";

import { AppError } from "@/lib/core/errors";

/** Limits concurrency to one job at a time, shared fairly between users. */
export type FairQueue = {
  /**
   * Waits for the caller's turn.
   *
   * @returns a function that ends the turn; calling it again does nothing
   * @throws AppError `provider_unavailable` when the queue is full, `aborted` when `signal` fires first
   */
  enter(turn: { userId: string; signal: AbortSignal }): Promise<() => void>;
  size(): { running: number; waiting: number };
  /** Refuses all waiting callers and all later ones. */
  close(): void;
};

type Waiter = { start: () => void; reject: (error: AppError) => void };

/** Assumed job duration until the first job has finished. */
const INITIAL_ESTIMATE_SECONDS = 20;
const MAX_RETRY_SECONDS = 300;

/**
 * Creates a queue that runs one job at a time and serves users round-robin, each user's jobs in order.
 *
 * A user with ten waiting jobs delays another user's first job by at most one job.
 */
export function createFairQueue(limits: {
  maxWaiting: number;
  maxWaitingPerUser: number;
  /** User-facing message when the queue is full. */
  fullMessage: string;
}): FairQueue {
  /** Waiting jobs by user. Map order is turn order: the first user is next. */
  const lines = new Map<string, Waiter[]>();
  let running = 0;
  let closed = false;
  let meanSeconds = INITIAL_ESTIMATE_SECONDS;

  function countWaiting() {
    let waiting = 0;
    for (const line of lines.values()) waiting += line.length;
    return waiting;
  }

  function startNext() {
    if (running > 0) return;
    for (const [userId, line] of lines) {
      const next = line.shift();
      lines.delete(userId);
      if (line.length > 0) lines.set(userId, line); // to the back
      if (!next) continue;
      next.start();
      return;
    }
  }

  function beginTurn(): () => void {
    running += 1;
    const startedAtMs = performance.now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      running -= 1;
      meanSeconds += ((performance.now() - startedAtMs) / 1000 - meanSeconds) / 4;
      startNext();
    };
  }

  function fullError(): AppError {
    const seconds = Math.ceil(meanSeconds * (countWaiting() + running));
    return new AppError("provider_unavailable", limits.fullMessage, {
      retryAfterSeconds: Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS),
    });
  }

  function wait(userId: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(userId) ?? [];
      const abandon = () => {
        const at = line.indexOf(waiter);
        if (at >= 0) line.splice(at, 1);
        if (line.length === 0 && lines.get(userId) === line) lines.delete(userId);
        reject(new AppError("aborted", "The request was canceled."));
      };
      const waiter: Waiter = {
        start: () => {
          signal.removeEventListener("abort", abandon);
          resolve(beginTurn());
        },
        reject: (error) => {
          signal.removeEventListener("abort", abandon);
          reject(error);
        },
      };
      signal.addEventListener("abort", abandon, { once: true });
      line.push(waiter);
      lines.set(userId, line);
    });
  }

  return {
    async enter({ userId, signal }) {
      if (signal.aborted) throw new AppError("aborted", "The request was canceled.");
      if (closed)
        throw new AppError(
          "provider_unavailable",
          "The server is restarting. Try again in a moment.",
        );
      if (running === 0 && lines.size === 0) return beginTurn();
      const mine = lines.get(userId)?.length ?? 0;
      if (mine >= limits.maxWaitingPerUser || countWaiting() >= limits.maxWaiting)
        throw fullError();
      return wait(userId, signal);
    },
    size: () => ({ running, waiting: countWaiting() }),
    close() {
      closed = true;
      const error = new AppError(
        "provider_unavailable",
        "The server is restarting. Try again in a moment.",
      );
      for (const line of lines.values()) for (const waiter of line) waiter.reject(error);
      lines.clear();
    },
  };
}
