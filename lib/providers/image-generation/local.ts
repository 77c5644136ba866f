import "server-only";

import type { IllustratorJobs } from "@/lib/illustrator/jobs";
import type { GeneratedImage, ImageGenerator } from "@/lib/providers/image-generation/port";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { createFairQueue } from "@/lib/workers/queue";

const MAX_MEMORY_BYTES = 1.5 * 1024 ** 3;
const IDLE_EXIT_MS = 60_000;

/**
 * Creates the built-in illustrator, which composes flat vector scenes from a description in a worker process.
 * It needs no weights and no network, and its output is deterministic.
 */
export function createIllustrator({ timeoutMs }: { timeoutMs: number }): ImageGenerator {
  const worker = createWorker<IllustratorJobs>({
    name: "The illustrator",
    script: workerScript("illustrator"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    idleExitMs: IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: 20,
    maxWaitingPerUser: 4,
    fullMessage: "The server is busy with other images right now. Try again in a moment.",
  });

  return {
    engine: { id: "local/illustrator", name: "Built-in illustrator", builtIn: true },
    status: () => ({ state: "ready" }),
    queue: queue.size,
    async generate({ description, style, shape, count, userId, signal }, onImage) {
      const images: GeneratedImage[] = [];
      const endTurn = await queue.enter({ userId, signal });
      try {
        for (let variation = 0; variation < count; variation += 1) {
          const input = { description, style, shape, variation };
          images.push(
            await worker.run("illustrate", input, { signal, silenceTimeoutMs: timeoutMs }),
          );
          onImage?.(images.length);
        }
      } finally {
        endTurn();
      }
      return images;
    },
    async close() {
      queue.close();
      await worker.close();
    },
  };
}
