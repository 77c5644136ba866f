import "server-only";

import { AppError } from "@/lib/core/errors";

export type FairQueue = {
  /**
   * Waits for the caller's turn.
   *
   * @returns the function that ends the turn; calling it again does nothing
   * @throws AppError `provider_unavailable` when the queue is full, `aborted` when `signal` fires first
   */
  enter(turn: { userId: string; signal: AbortSignal }): Promise<() => void>;
  size(): { running: number; waiting: number };
  /** Refuses everyone who waits, and everyone who comes later. */
  close(): void;
};

type Waiter = { start: () => void; refuse: (error: AppError) => void };

/** Until the first job has ended, the guess for how long one takes. */
const FIRST_GUESS_SECONDS = 20;
const MAX_RETRY_SECONDS = 300;

/**
 * A queue that runs one job at a time and serves its users in turn, each one's jobs in their order.
 *
 * A user with ten jobs waiting delays another user's first job by one job at most.
 */
export function createFairQueue(limits: {
  maxWaiting: number;
  maxWaitingPerUser: number;
  /** One sentence for a person who is turned away. */
  fullMessage: string;
}): FairQueue {
  /** In the order of their turns: the user at the front is next. */
  const lines = new Map<string, Waiter[]>();
  let running = 0;
  let closed = false;
  let meanSeconds = FIRST_GUESS_SECONDS;

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
      const leave = () => {
        const at = line.indexOf(waiter);
        if (at >= 0) line.splice(at, 1);
        if (line.length === 0 && lines.get(userId) === line) lines.delete(userId);
        reject(new AppError("aborted", "The request was cancelled."));
      };
      const waiter: Waiter = {
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve(beginTurn());
        },
        refuse: (error) => {
          signal.removeEventListener("abort", leave);
          reject(error);
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      line.push(waiter);
      lines.set(userId, line);
    });
  }

  return {
    async enter({ userId, signal }) {
      if (signal.aborted) throw new AppError("aborted", "The request was cancelled.");
      if (closed) throw new AppError("provider_unavailable", "The server is shutting down.");
      if (running === 0 && lines.size === 0) return beginTurn();
      const mine = lines.get(userId)?.length ?? 0;
      if (mine >= limits.maxWaitingPerUser || countWaiting() >= limits.maxWaiting)
        throw fullError();
      return wait(userId, signal);
    },
    size: () => ({ running, waiting: countWaiting() }),
    close() {
      closed = true;
      const error = new AppError("provider_unavailable", "The server is shutting down.");
      for (const line of lines.values()) for (const waiter of line) waiter.refuse(error);
      lines.clear();
    },
  };
}
