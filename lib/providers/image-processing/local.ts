import "server-only";

import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { PictureJobs } from "@/lib/images/jobs";
import { createFairQueue } from "@/lib/workers/queue";
import { createWorker, workerScript } from "@/lib/workers/worker";

/** The worker process that decodes and encodes pictures, behind a queue that serves people in turn. */
export type PictureDesk = {
  /**
   * Does one job of the picture worker when it is the caller's turn.
   *
   * @throws AppError what the job throws; `unusable` when the picture made the worker crash or hang;
   *   `provider_unavailable` when too many wait; `aborted`
   */
  run<Name extends keyof PictureJobs>(
    kind: Name,
    input: PictureJobs[Name]["input"],
    turn: { userId: string; signal: AbortSignal },
  ): Promise<PictureJobs[Name]["output"]>;
  queue(): { running: number; waiting: number };
  /** Of the worker; undefined while none runs. */
  pid(): number | undefined;
  close(): Promise<void>;
};

/**
 * An AVIF of 50 megapixels, the largest picture, takes the most; see decision 0041. What needs more is
 * made to do harm.
 */
const MAX_MEMORY_BYTES = 1536 * 1024 ** 2;
const IDLE_EXIT_MS = 30_000;
/** Below the 180 seconds that a picture's call may take. */
const JOB_TIMEOUT_MS = 150_000;

export function createPictureDesk(): PictureDesk {
  const worker = createWorker<PictureJobs>({
    name: "The picture reader",
    script: workerScript("images"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    idleExitMs: IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: 200,
    maxWaitingPerUser: 60,
    fullMessage: "Many pictures are being worked on. Try again in a moment.",
  });

  return {
    async run(kind, input, { userId, signal }) {
      const endTurn = await queue.enter({ userId, signal });
      try {
        return await worker.run(kind, input, { signal, silenceTimeoutMs: JOB_TIMEOUT_MS });
      } catch (error) {
        throw blamePicture(error);
      } finally {
        endTurn();
      }
    },
    queue: () => queue.size(),
    pid: () => worker.pid(),
    async close() {
      queue.close();
      await worker.close();
    },
  };
}

/** A decoder that dies or never ends does so because of what it was given. */
function blamePicture(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code !== "provider_failed" && error.code !== "provider_timeout") return error;
  logger.warn({ error }, "a picture could not be worked on");
  return new AppError(
    "unusable",
    "This picture could not be worked on. Save it as JPEG or PNG, or make it smaller.",
    { cause: error },
  );
}
