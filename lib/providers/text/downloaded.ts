import "server-only";

import { availableParallelism } from "node:os";

import type { QueueTurn } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import type { DownloadedModel } from "@/lib/models/downloadable";
import { downloadedSource } from "@/lib/providers/text/local/downloaded-source";
import type { TextJobs } from "@/lib/providers/text/local/jobs";
import type { ModelSource } from "@/lib/providers/text/local/model-source";
import { createChat } from "@/lib/providers/text/local/run-chat";
import type { TextPort } from "@/lib/providers/text/port";
import { createWorker, type Worker, workerScript } from "@/lib/workers/create-worker";
import { createFairQueue } from "@/lib/workers/queue";

const IDLE_EXIT_MS = 5 * 60_000;
const MAX_WAITING = 20;
const MAX_WAITING_PER_USER = 3;
const MAX_MEMORY_BYTES = 12 * 1024 ** 3;

/** The downloaded models of this process. They share one worker process and its queue, so one is in memory at a time. */
export type DownloadedTexts = {
  /** The text engine of a downloaded model. */
  textOf(model: DownloadedModel): TextPort;
  /** What this process knows of a model: nothing before its first call. */
  stateOf(weights: string): "ready" | "failed" | "unchecked";
  /** Takes a model out of memory, failing what it is writing, and forgets what was known of it. Leaves others alone. */
  unload(weights: string): Promise<void>;
  close(): Promise<void>;
};

export type DownloadedTextOptions = {
  /** Defaults to the number of cores, which is also the maximum: more would be slower. */
  threads?: number | undefined;
  /** Longest silence from the model, and the default time limit of a call. */
  timeoutMs: number;
};

/** Creates the engines of downloaded models. The worker starts with the first call. */
export function createDownloadedTexts(options: DownloadedTextOptions): DownloadedTexts {
  const worker = createWorker<TextJobs>({
    name: "The writing model",
    script: workerScript("text-local"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    idleExitMs: IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: MAX_WAITING,
    maxWaitingPerUser: MAX_WAITING_PER_USER,
    fullMessage: "The writing model is busy right now. Try again in a moment.",
  });
  const cores = availableParallelism();
  const threads = Math.min(options.threads ?? cores, cores);
  const { watched, isLoaded, holds } = watchLoading(worker);

  const sources = new Map<string, ModelSource>();

  function sourceOf(model: DownloadedModel): ModelSource {
    const source = sources.get(model.weights) ?? downloadedSource({ threads, worker }, model);
    sources.set(model.weights, source);
    return source;
  }

  function textOf(model: DownloadedModel): TextPort {
    const source = sourceOf(model);
    async function takeTurn(turn: QueueTurn) {
      await source.checked();
      const status = source.status();
      if (status.state === "ready") return queue.enter(turn);
      const message = status.state === "failed" ? status.message : "This model isn't ready.";
      throw new AppError("provider_unavailable", message);
    }
    return {
      engine: source.engine,
      status: source.status,
      queue: queue.size,
      isLoaded: () => isLoaded(model.weights),
      async contextTokens() {
        await source.checked();
        return source.contextTokens();
      },
      ...createChat({ worker: watched, source, timeoutMs: options.timeoutMs, takeTurn }),
      // Shared with the other models; see `DownloadedTexts.close`.
      close: async () => {},
    };
  }

  return {
    textOf,
    stateOf(weights) {
      const source = sources.get(weights);
      if (source?.status().state === "failed") return "failed";
      return source?.contextTokens() === undefined ? "unchecked" : "ready";
    },
    async unload(weights) {
      sources.delete(weights);
      if (holds(weights)) await worker.close();
    },
    async close() {
      queue.close();
      await worker.close();
    },
  };
}

/** Notes which model a worker has in memory: the one that it was last asked for, from its first sign of life on. */
function watchLoading(worker: Worker<TextJobs>) {
  let asked: { weights: string; pid: number | undefined; loaded: boolean } | undefined;
  const holds = (weights: string) =>
    asked?.weights === weights && asked.pid !== undefined && asked.pid === worker.pid();

  const watched: Pick<Worker<TextJobs>, "run"> = {
    run(kind, input, job) {
      const weights = "model" in input ? input.model.modelPath : undefined;
      if (weights === undefined) return worker.run(kind, input, job);
      const output = worker.run(kind, input, {
        ...job,
        onEvent: (event) => {
          if (asked?.weights === weights) asked.loaded = true;
          job.onEvent?.(event);
        },
      });
      if (!holds(weights)) asked = { weights, pid: worker.pid(), loaded: false };
      return output;
    },
  };
  return {
    watched,
    holds,
    isLoaded: (weights: string) => holds(weights) && asked?.loaded === true,
  };
}
