import "server-only";

import type { QueueTurn } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { ImageJobs } from "@/lib/images/jobs";
import type { ImageProcessor } from "@/lib/providers/image-processing/port";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { createFairQueue } from "@/lib/workers/queue";

/** Enough for a 50-megapixel AVIF, the most demanding image we accept (decision 0041). */
const MAX_MEMORY_BYTES = 1536 * 1024 ** 2;
const IDLE_EXIT_MS = 30_000;
/** Below the 180 s limit of an image call. */
const JOB_TIMEOUT_MS = 150_000;

/** Creates the local image processor: sharp in a worker process, one job at a time. */
export function createLocalImageProcessor(): ImageProcessor {
  const worker = createWorker<ImageJobs>({
    name: "The image processor",
    script: workerScript("images"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    idleExitMs: IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: 200,
    maxWaitingPerUser: 60,
    fullMessage: "The server is busy with other images right now. Try again in a moment.",
  });

  const job =
    <Name extends keyof ImageJobs>(name: Name) =>
    async (input: ImageJobs[Name]["input"], { userId, signal }: QueueTurn) => {
      const endTurn = await queue.enter({ userId, signal });
      try {
        return await worker.run(name, input, { signal, silenceTimeoutMs: JOB_TIMEOUT_MS });
      } catch (error) {
        throw blameImage(error);
      } finally {
        endTurn();
      }
    };

  return {
    engine: { id: "local/sharp", name: "Built-in image processor (sharp)", builtIn: true },
    status: () => ({ state: "ready" }),
    queue: queue.size,
    pid: worker.pid,
    decode: job("decode"),
    toPng: job("toPng"),
    compress: job("compress"),
    thumbnail: job("thumbnail"),
    async close() {
      queue.close();
      await worker.close();
    },
  };
}

/** A decoder crash or hang is attributed to the image, so the user is asked for another one. */
function blameImage(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code !== "provider_failed" && error.code !== "provider_timeout") return error;
  logger.warn({ error }, "could not process an image");
  return new AppError(
    "unusable",
    "We couldn't process this image. Save it as a JPEG or PNG, or make it smaller.",
    { cause: error },
  );
}
