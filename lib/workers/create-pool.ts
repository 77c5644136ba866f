import "server-only";

import { availableParallelism, totalmem } from "node:os";

import type { QueueSize, QueueTurn } from "@/lib/core/engine";
import { createWorker, type Worker, type WorkerOptions } from "@/lib/workers/create-worker";
import type { JobKinds } from "@/lib/workers/protocol";
import { createFairQueue } from "@/lib/workers/queue";

/** Several worker processes of one kind behind one fair queue. Each starts on demand. */
export type WorkerPool<Kinds extends JobKinds> = {
  /**
   * Waits for the caller's turn and lends it a worker until `work` settles.
   *
   * @throws AppError `provider_unavailable` when the queue is full, `aborted` when `turn.signal` fires
   *   first, and whatever `work` throws
   */
  use<Result>(turn: QueueTurn, work: (worker: Worker<Kinds>) => Promise<Result>): Promise<Result>;
  queue(): QueueSize;
  /** Process ids of the workers that are running. */
  pids(): number[];
  /** Kills the processes and refuses waiting callers. */
  close(): Promise<void>;
};

/** The queue in front of a pool, see `createFairQueue`. */
type PoolQueue = { maxWaiting: number; maxWaitingPerUser: number; fullMessage: string };

/**
 * Creates a pool of `size` workers, at least one. Where there are several, nobody holds all of them: what
 * one user sends can't keep the others waiting.
 */
export function createWorkerPool<Kinds extends JobKinds>(
  options: WorkerOptions,
  { size, ...limits }: PoolQueue & { size: number },
): WorkerPool<Kinds> {
  const workers = Array.from({ length: size }, () => createWorker<Kinds>(options));
  // The one used last is lent first, because its process is running.
  const free = [...workers];
  const queue = createFairQueue({
    ...limits,
    concurrency: size,
    maxRunningPerUser: Math.max(1, size - 1),
  });

  return {
    queue: queue.size,
    pids: () => workers.flatMap((worker) => worker.pid() ?? []),
    async use(turn, work) {
      const endTurn = await queue.enter(turn);
      const worker = free.pop();
      try {
        if (!worker) throw new Error("The queue gave more turns than there are workers.");
        return await work(worker);
      } finally {
        if (worker) free.push(worker);
        endTurn();
      }
    },
    async close() {
      queue.close();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** More would only take turns on the processor. */
const MOST_WORKERS = 8;
/** Share of the machine's memory that all workers of a pool together may take. */
const MEMORY_SHARE = 0.5;

/**
 * How many workers of a pool a machine has room for: one more than cores, because one that hangs must not
 * keep the others from theirs, and as many as half of the memory holds at their limit.
 *
 * @param maxMemoryBytes limit of each
 * @param machine this one when absent
 * @returns 1 to 8
 */
export function poolSize(maxMemoryBytes: number, machine = thisMachine()): number {
  const byMemory = Math.floor((MEMORY_SHARE * machine.memoryBytes) / maxMemoryBytes);
  return Math.max(1, Math.min(machine.cores + 1, byMemory, MOST_WORKERS));
}

function thisMachine(): { cores: number; memoryBytes: number } {
  // A container's limit; 0, or far more than there is, without one.
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), constrained) };
}
