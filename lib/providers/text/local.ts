import "server-only";

import { availableParallelism } from "node:os";

import type { QueueTurn } from "@/lib/core/engine";
import { notReady } from "@/lib/providers/not-ready";
import { builtInSource } from "@/lib/providers/text/local/built-in-source";
import type { TextJobs } from "@/lib/providers/text/local/jobs";
import { customSource } from "@/lib/providers/text/local/model-source";
import { createChat } from "@/lib/providers/text/local/run-chat";
import { openDraft } from "@/lib/providers/text/local/run-draft";
import type { TextPort } from "@/lib/providers/text/port";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { createFairQueue } from "@/lib/workers/queue";

const IDLE_EXIT_MS = 5 * 60_000;
const MAX_WAITING = 20;
const MAX_WAITING_PER_USER = 3;
const GIBIBYTE = 1024 ** 3;

export type LocalTextOptions = {
  /** Folder for model weights. */
  modelsDir: string;
  /** When false, missing weights aren't downloaded. */
  fetchWeights?: boolean;
  /** Path of a GGUF file, or an `hf:` URI, to use instead of the built-in model. */
  model?: string | undefined;
  /** Defaults to the number of cores, which is also the maximum: more would be slower. */
  threads?: number | undefined;
  /** Longest silence from the model, and the default time limit of a call. */
  timeoutMs: number;
  /** Tests substitute their own worker bundle and limits. */
  script?: string;
  idleExitMs?: number;
  maxWaiting?: number;
  maxWaitingPerUser?: number;
};

/**
 * Creates the local text engine: a language model in a worker process, one job at a time.
 *
 * The first call of any method starts checking for the weights and downloads them if they are missing.
 */
export function createLocalText(options: LocalTextOptions): TextPort {
  const worker = createWorker<TextJobs>({
    name: "The writing model",
    script: options.script ?? workerScript("text-local"),
    maxMemoryBytes: (options.model ? 12 : 2) * GIBIBYTE,
    idleExitMs: options.idleExitMs ?? IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: options.maxWaiting ?? MAX_WAITING,
    maxWaitingPerUser: options.maxWaitingPerUser ?? MAX_WAITING_PER_USER,
    fullMessage: "The writing model is busy right now. Try again in a moment.",
  });
  const cores = availableParallelism();
  const threads = Math.min(options.threads ?? cores, cores);
  const { modelsDir, model, fetchWeights = true } = options;
  const source = model
    ? customSource({ modelsDir, threads, worker }, model)
    : builtInSource({ modelsDir, threads, worker, fetchWeights });
  const runtime = { worker, source, timeoutMs: options.timeoutMs, takeTurn };

  /** Checks for the weights first, so that nobody queues for a missing model. */
  async function takeTurn(turn: QueueTurn) {
    await source.checked();
    const status = source.status();
    if (status.state === "ready") return queue.enter(turn);
    throw notReady(status, {
      downloading: "The writing model is still downloading. Try again in a moment.",
    });
  }

  return {
    engine: source.engine,
    status: source.status,
    queue: queue.size,
    async contextTokens() {
      await source.checked();
      return source.contextTokens();
    },
    ...createChat(runtime),
    ...(source.drafts ? { openDraft: (request) => openDraft(runtime, request) } : {}),
    async close() {
      source.stop();
      queue.close();
      await worker.close();
    },
  };
}
