import { largest } from "@/lib/core/extremes";
import "server-only";

import { timed } from "@/lib/core/call-timing";
import { isCarriedWork } from "@/lib/core/carried-work";
import type { QueueTurn } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";

/** Limits how many jobs run at a time, shared fairly between users. */
export type FairQueue = {
  /**
   * Waits for the caller's turn. The work of runs that were taken up waits beside the limits, and so does what `goesOn` with
   * work that had a turn before.
   *
   * @returns a function that ends the turn; calling it again does nothing
   * @throws AppError `provider_unavailable` when the queue is full, `aborted` when `signal` fires first
   */
  enter(turn: QueueTurn, goesOn?: boolean): Promise<() => void>;
  size(): { running: number; waiting: number };
  /** Refuses all waiting callers and all later ones. */
  close(): void;
};

type Waiter = {
  start: () => void;
  reject: (error: AppError) => void;
  onPlace: QueueTurn["onPlace"];
  /** The place it was last told; 0 for none. */
  toldPlace: number;
  /** Whether it counts toward the limits. */
  isLimited: boolean;
};

/** Assumed job duration until the first job has finished. */
const INITIAL_ESTIMATE_SECONDS = 20;
const MAX_RETRY_SECONDS = 300;

/**
 * Creates a queue that serves users round-robin, each user's jobs in order.
 *
 * A user with ten waiting jobs delays another user's first job by at most one job.
 */
export function createFairQueue(limits: {
  /** Jobs that run at a time; one when absent. */
  concurrency?: number;
  /** Jobs of one user that run at a time; no limit of its own when absent. */
  maxRunningPerUser?: number;
  maxWaiting: number;
  maxWaitingPerUser: number;
  /** User-facing message when the queue is full. */
  fullMessage: string;
}): FairQueue {
  /** Waiting jobs by user. Map order is turn order: the first user is next. */
  const lines = new Map<string, Waiter[]>();
  /** Users of the running jobs; someone with two jobs is listed twice. */
  const runningUsers: string[] = [];
  const { concurrency = 1, maxRunningPerUser = concurrency } = limits;
  let closed = false;
  let meanSeconds = INITIAL_ESTIMATE_SECONDS;

  function countWaiting() {
    let waiting = 0;
    for (const line of lines.values()) waiting += line.length;
    return waiting;
  }

  function isFullFor(userId: string) {
    const count = (line: readonly Waiter[]) => line.filter(({ isLimited }) => isLimited).length;
    if (count(lines.get(userId) ?? []) >= limits.maxWaitingPerUser) return true;
    return count([...lines.values()].flat()) >= limits.maxWaiting;
  }

  function mayStart(userId: string) {
    const mine = runningUsers.filter((user) => user === userId).length;
    return runningUsers.length < concurrency && mine < maxRunningPerUser;
  }

  /** Tells those who wait where they are, if that changed. */
  function tellPlaces() {
    for (const [at, waiter] of inOrder([...lines.values()]).entries()) {
      const place = at + 1;
      if (waiter.toldPlace === place) continue;
      waiter.toldPlace = place;
      waiter.onPlace?.({ place, running: concurrency, meanSeconds });
    }
  }

  function startNext() {
    for (const [userId, line] of lines) {
      if (!mayStart(userId)) continue;
      const next = line.shift();
      lines.delete(userId);
      if (line.length > 0) lines.set(userId, line); // to the back
      if (!next) continue;
      next.start();
      return;
    }
  }

  function beginTurn(userId: string): () => void {
    runningUsers.push(userId);
    const startedAtMs = performance.now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      runningUsers.splice(runningUsers.indexOf(userId), 1);
      meanSeconds += ((performance.now() - startedAtMs) / 1000 - meanSeconds) / 4;
      startNext();
      tellPlaces();
    };
  }

  function fullError(): AppError {
    // As many as may run, where that has a limit.
    const atOnce = Math.min(concurrency, Math.max(runningUsers.length, 1));
    const seconds = Math.ceil((meanSeconds * (countWaiting() + runningUsers.length)) / atOnce);
    return new AppError("provider_unavailable", limits.fullMessage, {
      retryAfterSeconds: Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS),
    });
  }

  function wait({ userId, signal, onPlace }: QueueTurn, isLimited: boolean): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(userId) ?? [];
      const abandon = () => {
        const at = line.indexOf(waiter);
        if (at >= 0) line.splice(at, 1);
        if (line.length === 0 && lines.get(userId) === line) lines.delete(userId);
        tellPlaces();
        reject(new AppError("aborted", "The request was canceled."));
      };
      const waiter: Waiter = {
        onPlace,
        toldPlace: 0,
        isLimited,
        start: () => {
          signal.removeEventListener("abort", abandon);
          onPlace?.(null);
          resolve(beginTurn(userId));
        },
        reject: (error) => {
          signal.removeEventListener("abort", abandon);
          reject(error);
        },
      };
      signal.addEventListener("abort", abandon, { once: true });
      line.push(waiter);
      lines.set(userId, line);
      tellPlaces();
    });
  }

  async function enter(turn: QueueTurn, goesOn = false): Promise<() => void> {
    const { userId, signal } = turn;
    if (signal.aborted) throw new AppError("aborted", "The request was canceled.");
    if (closed)
      throw new AppError(
        "provider_unavailable",
        "The server is restarting. Try again in a moment.",
      );
    if (mayStart(userId) && !lines.has(userId)) return beginTurn(userId);
    const isLimited = !goesOn && !isCarriedWork();
    if (isLimited && isFullFor(userId)) throw fullError();
    return wait(turn, isLimited);
  }

  return {
    enter: (turn, goesOn) => timed("queue", "turn", () => enter(turn, goesOn)),
    size: () => ({ running: runningUsers.length, waiting: countWaiting() }),
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

/** Round-robin: the first of each line, then the second of each. */
function inOrder(lines: readonly (readonly Waiter[])[]): Waiter[] {
  const longest = Math.max(0, largest(lines.map((line) => line.length)));
  const rounds = Array.from({ length: longest }, (_, at) =>
    lines.flatMap((line) => line[at] ?? []),
  );
  return rounds.flat();
}
