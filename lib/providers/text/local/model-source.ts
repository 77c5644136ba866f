import "server-only";

import { stat } from "node:fs/promises";
import path from "node:path";
import type { Engine, EngineStatus } from "@/lib/core/engine";
import type { LoadedModel, TextJobs } from "@/lib/providers/text/local/jobs";
import type { Worker } from "@/lib/workers/worker";

/** What a model of the user's own is given at most: memory grows with it. */
const MAX_CONTEXT_TOKENS = 8192;
const INSPECT_SILENCE_MS = 30_000;
const DOWNLOAD_SILENCE_MS = 60_000;

/** Where the weights come from: the catalogue, a file, or an `hf:` address. */
export type ModelSource = {
  engine: Engine;
  /** The built-in model writes drafts; another one is asked through its chat template. */
  drafts: boolean;
  /** The first call begins to look for the weights, and to fetch them when they are missing. */
  status(): EngineStatus;
  /** Resolves when `status` knows what is on disk. */
  checked(): Promise<void>;
  /** Tokens of a call and its answer; undefined until the weights are there. */
  contextTokens(): number | undefined;
  /** What the worker loads. Call it when `status` is ready. */
  settings(): LoadedModel;
  stop(): void;
};

export type ModelSourceOptions = {
  modelsDir: string;
  threads: number;
  worker: Worker<TextJobs>;
};

/**
 * A model of the user's own.
 *
 * @param model a GGUF file, used as it is, or an `hf:` address, downloaded into the models folder
 */
export function ownSource(
  { modelsDir, threads, worker }: ModelSourceOptions,
  model: string,
): ModelSource {
  const stopper = new AbortController();
  let file: string | undefined;
  let status: EngineStatus = { state: "fetching", progress: { receivedBytes: 0, totalBytes: 0 } };
  let contextTokens: number | undefined;
  let finding: Promise<void> | undefined;
  const remote = model.startsWith("hf:");

  async function find(): Promise<void> {
    try {
      file = remote ? await download() : await existing();
      contextTokens = await inspect(file);
      status = { state: "ready" };
    } catch {
      const problem = remote ? "could not be downloaded" : "could not be read";
      const message = `The model of LOCAL_TEXT_MODEL ${problem}. Check its address and start again.`;
      status = { state: "failed", message };
    }
  }

  async function existing(): Promise<string> {
    await stat(/* turbopackIgnore: true */ model);
    return path.resolve(/* turbopackIgnore: true */ model);
  }

  async function inspect(modelPath: string): Promise<number> {
    const inspected = await worker.run(
      "inspect",
      { modelPath },
      { signal: stopper.signal, silenceTimeoutMs: INSPECT_SILENCE_MS },
    );
    return Math.min(inspected.contextTokens, MAX_CONTEXT_TOKENS);
  }

  function download(): Promise<string> {
    return worker.run(
      "resolve",
      { address: model, folder: path.join(/* turbopackIgnore: true */ modelsDir, "text") },
      {
        signal: stopper.signal,
        silenceTimeoutMs: DOWNLOAD_SILENCE_MS,
        onEvent: (progress) => {
          status = { state: "fetching", progress };
        },
      },
    );
  }

  function findOnce(): Promise<void> {
    finding ??= find();
    return finding;
  }

  return {
    engine: ownEngine(model),
    drafts: false,
    status() {
      void findOnce();
      return status;
    },
    // A download is not waited for: callers are told of it instead.
    checked: async () => {
      const found = findOnce();
      if (!remote) await found;
    },
    contextTokens: () => contextTokens,
    settings: () => ({
      modelPath: file ?? model,
      threads,
      contextTokens: contextTokens ?? MAX_CONTEXT_TOKENS,
      sequences: 1,
      gpu: true,
    }),
    stop: () => stopper.abort(),
  };
}

function ownEngine(model: string): Engine {
  const name = path.basename(model).replace(/\.gguf$/i, "");
  return { id: `local/${name.toLowerCase()}`, name, builtIn: false };
}
