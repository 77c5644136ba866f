import "server-only";

import { availableParallelism } from "node:os";
import type { EngineStatus } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { MINILM, type ModelFile } from "@/lib/models/catalog";
import { fetchModel, type ModelFetch } from "@/lib/models/fetch-model";
import { modelPath } from "@/lib/models/install-model";
import type { EmbeddingsJobs } from "@/lib/providers/embeddings/local/jobs";
import type { EmbeddingsPort } from "@/lib/providers/embeddings/port";
import { notReady } from "@/lib/providers/not-ready";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { createFairQueue } from "@/lib/workers/queue";

const IDLE_EXIT_MS = 2 * 60_000;
const SILENCE_TIMEOUT_MS = 60_000;
const MAX_MEMORY_BYTES = 1024 ** 3;
/** Texts per queue turn: under a second of work, so that a question never waits long behind a book. */
const TURN_TEXTS = 32;
const MAX_WAITING = 200;
/** Words per queue turn: about as much work. */
const TURN_WORDS = 1_800;
/** Words on both sides of a turn that only tell what is around it. */
const AROUND_WORDS = 30;

export type LocalEmbeddingsOptions = {
  /** Folder for model weights. */
  modelsDir: string;
  /** When false, missing weights aren't downloaded. */
  fetchWeights: boolean;
  /** Tests substitute a tiny model and their own worker bundle. */
  model?: ModelFile;
  script?: string;
};

/** Creates the local embeddings engine, which runs in a worker process, one batch at a time. */
export function createLocalEmbeddings(options: LocalEmbeddingsOptions): EmbeddingsPort {
  const { modelsDir, model = MINILM } = options;
  const worker = createWorker<EmbeddingsJobs>({
    name: "The embedding model",
    script: options.script ?? workerScript("embeddings-local"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    keepsMemory: true,
    // Mostly the passages of a document that was summarized, while its reader reads.
    isBackground: true,
    idleExitMs: IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: MAX_WAITING,
    maxWaitingPerUser: 1,
    fullMessage: "The server is busy with other documents right now. Try again in a moment.",
  });
  const files = {
    modelPath: modelPath(modelsDir, model),
    tokenizerPath: modelPath(modelsDir, model.companionFiles?.[0] ?? model),
    threads: Math.max(1, availableParallelism() - 1),
  };
  let fetching: ModelFetch | undefined;
  let lastCall = 0;

  function weights(): ModelFetch {
    fetching ??= fetchModel(model, { modelsDir, offline: !options.fetchWeights });
    return fetching;
  }

  async function takeTurn<Output>(
    userId: string,
    signal: AbortSignal,
    work: () => Promise<Output>,
  ): Promise<Output> {
    const end = await queue.enter({ userId, signal });
    try {
      const output = await work();
      if (signal.aborted) throw new AppError("aborted", "The request was canceled.");
      return output;
    } finally {
      end();
    }
  }

  /** Each call queues as its own user, so that a short one can overtake a long one. */
  async function newCaller(): Promise<string> {
    await weights().checked;
    const status = toStatus(weights());
    if (status.state !== "ready") {
      throw notReady(status, {
        downloading: "The embedding model is still downloading. Try again in a moment.",
      });
    }
    lastCall += 1;
    return `call ${lastCall}`;
  }

  return {
    engine: { id: "local/all-minilm-l6-v2", name: "all-MiniLM-L6-v2", builtIn: true },
    status: () => toStatus(weights()),
    queue: queue.size,
    async embed(texts, signal, onProgress) {
      const caller = await newCaller();
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += TURN_TEXTS) {
        const turn = texts.slice(start, start + TURN_TEXTS);
        const floats = await takeTurn(caller, signal, () =>
          worker.run(
            "embed",
            { ...files, texts: turn },
            { signal, silenceTimeoutMs: SILENCE_TIMEOUT_MS },
          ),
        );
        const size = floats.length / turn.length;
        for (const row of turn.keys()) vectors.push(floats.slice(row * size, (row + 1) * size));
        onProgress?.(vectors.length);
      }
      return vectors;
    },
    async findSpokenMarks(words, signal) {
      const caller = await newCaller();
      const marks = {
        ends: new Float32Array(words.length),
        commas: new Float32Array(words.length),
      };
      for (let start = 0; start < words.length; start += TURN_WORDS) {
        const from = Math.max(0, start - AROUND_WORDS);
        const turn = words.slice(from, start + TURN_WORDS + AROUND_WORDS);
        const found = await takeTurn(caller, signal, () =>
          worker.run(
            "spokenMarks",
            { ...files, words: turn },
            { signal, silenceTimeoutMs: SILENCE_TIMEOUT_MS },
          ),
        );
        const own = Math.min(TURN_WORDS, words.length - start);
        const inside = [start - from, start - from + own] as const;
        marks.ends.set(found.ends.subarray(...inside), start);
        marks.commas.set(found.commas.subarray(...inside), start);
      }
      return marks;
    },
    async findAnswerOdds(question, statements, similarities, signal) {
      const caller = await newCaller();
      const odds = new Float32Array(statements.length);
      for (let start = 0; start < statements.length; start += TURN_TEXTS) {
        const turn = {
          question,
          statements: statements.slice(start, start + TURN_TEXTS),
          similarities: similarities.slice(start, start + TURN_TEXTS),
        };
        const found = await takeTurn(caller, signal, () =>
          worker.run(
            "answerOdds",
            { ...files, ...turn },
            { signal, silenceTimeoutMs: SILENCE_TIMEOUT_MS },
          ),
        );
        odds.set(found, start);
      }
      return odds;
    },
    async close() {
      fetching?.stop();
      queue.close();
      await worker.close();
    },
  };
}

function toStatus(fetching: ModelFetch): EngineStatus {
  const state = fetching.state();
  if (state.state === "ready") return { state: "ready" };
  if (state.state === "failed" && state.isFinal) {
    const message =
      "The embedding model isn't installed on this server. Ask the server's administrator to install it.";
    return { state: "failed", message, isFinal: true };
  }
  if (state.state === "failed") {
    const message = "We couldn't download the embedding model. We'll keep trying automatically.";
    return { state: "failed", message };
  }
  const { receivedBytes, totalBytes } = state;
  return { state: "fetching", progress: { receivedBytes, totalBytes } };
}
