import "server-only";

import type { QueueTurn } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { mayBeSvg } from "@/lib/images/image-format";
import type { ImageJobs } from "@/lib/images/jobs";
import { readHead } from "@/lib/images/read-head";
import type { ImageProcessor } from "@/lib/providers/image-processing/port";
import { createWorkerPool, poolSize } from "@/lib/workers/create-pool";
import { workerScript } from "@/lib/workers/create-worker";

/** Enough for a 50-megapixel AVIF, the most demanding image that tools accept without a resize (decisions 0041 and 0167). */
const MAX_MEMORY_BYTES = 1536 * 1024 ** 2;
const IDLE_EXIT_MS = 30_000;
/** Below the 180 s limit of an image call. */
const JOB_TIMEOUT_MS = 150_000;

/** Many times what detailed maps and drawings take. */
const SVG_TIMEOUT_MS = 20_000;

/**
 * Creates the local image processor: sharp in worker processes, one job at a time in each. SVGs have a process of their
 * own: the size of an image bounds how long its pixels take, but not what a filter in an SVG does to them.
 */
export function createLocalImageProcessor(): ImageProcessor {
  const pixels = { pool: createImagePool(poolSize(MAX_MEMORY_BYTES)), timeoutMs: JOB_TIMEOUT_MS };
  const drawings = { pool: createImagePool(1), timeoutMs: SVG_TIMEOUT_MS };

  const job =
    <Name extends keyof ImageJobs>(name: Name) =>
    async (input: ImageJobs[Name]["input"], turn: QueueTurn) => {
      const { signal } = turn;
      const heads = await Promise.all(imagesOf(input).map(readHead));
      const { pool, timeoutMs } = heads.some(mayBeSvg) ? drawings : pixels;
      return pool
        .use(turn, (worker) => worker.run(name, input, { signal, silenceTimeoutMs: timeoutMs }))
        .catch((error: unknown) => {
          throw blameImage(error);
        });
    };

  return {
    engine: { id: "local/sharp", name: "Built-in image processor (sharp)", builtIn: true },
    status: () => ({ state: "ready" }),
    queue() {
      const [one, other] = [pixels.pool.queue(), drawings.pool.queue()];
      return { running: one.running + other.running, waiting: one.waiting + other.waiting };
    },
    pid: () => pixels.pool.pids()[0],
    decode: job("decode"),
    cleanCopy: job("cleanCopy"),
    toPng: job("toPng"),
    toGray: job("toGray"),
    compress: job("compress"),
    placeCutout: job("placeCutout"),
    thumbnail: job("thumbnail"),
    async close() {
      await Promise.all([pixels, drawings].map(({ pool }) => pool.close()));
    },
  };
}

/** The paths of all images that a job opens. */
function imagesOf(input: ImageJobs[keyof ImageJobs]["input"]): string[] {
  const ground = "ground" in input ? input.ground : null;
  return ground && "original" in ground ? [input.source, ground.original] : [input.source];
}

function createImagePool(size: number) {
  return createWorkerPool<ImageJobs>(
    {
      name: "The image processor",
      script: workerScript("images"),
      maxMemoryBytes: MAX_MEMORY_BYTES,
      idleExitMs: IDLE_EXIT_MS,
    },
    {
      size,
      maxWaiting: 200,
      maxWaitingPerUser: 60,
      fullMessage: "The server is busy with other images right now. Try again in a moment.",
    },
  );
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
