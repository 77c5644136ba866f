import "server-only";

import { stat } from "node:fs/promises";
import path from "node:path";
import type { Engine, EngineStatus } from "@/lib/core/engine";
import type { LoadedModel, TextJobs } from "@/lib/providers/text/local/jobs";
import type { Worker } from "@/lib/workers/create-worker";

/** Context limit for a custom model, because memory grows with it. */
const MAX_CONTEXT_TOKENS = 8192;
const INSPECT_SILENCE_MS = 30_000;
const DOWNLOAD_SILENCE_MS = 60_000;

/** Where the weights come from: the catalog, a file, or an `hf:` URI. */
export type ModelSource = {
  engine: Engine;
  /** True for the built-in model, which writes drafts; others are used through their chat template. */
  drafts: boolean;
  /** The first call starts checking for the weights, and downloads them if they are missing. */
  status(): EngineStatus;
  /** Resolves once `status` reflects what is on disk. */
  checked(): Promise<void>;
  /** Tokens of a call and its answer together; undefined until the weights are there. */
  contextTokens(): number | undefined;
  /** What the worker loads. Call it only when `status` is ready. */
  settings(): LoadedModel;
  stop(): void;
};

/** What every source needs. */
export type ModelSourceOptions = {
  modelsDir: string;
  threads: number;
  worker: Pick<Worker<TextJobs>, "run">;
};

/**
 * A custom model from LOCAL_TEXT_MODEL.
 *
 * @param model path of a GGUF file, used in place, or an `hf:` URI, downloaded to the models folder
 */
export function customSource(
  { modelsDir, threads, worker }: ModelSourceOptions,
  model: string,
): ModelSource {
  const stopper = new AbortController();
  let file: string | undefined;
  let status: EngineStatus = { state: "fetching", progress: { receivedBytes: 0, totalBytes: 0 } };
  let contextTokens: number | undefined;
  let lookup: Promise<void> | undefined;
  const remote = model.startsWith("hf:");

  async function find(): Promise<void> {
    try {
      file = remote ? await download() : await existing();
      contextTokens = await inspect(file);
      status = { state: "ready" };
    } catch {
      const message = remote
        ? "We couldn't download the model set in LOCAL_TEXT_MODEL. Check its address and the server's internet connection, then restart the server."
        : "We couldn't read the model set in LOCAL_TEXT_MODEL. Check its path and restart the server.";
      status = { state: "failed", message, isFinal: true };
    }
  }

  async function existing(): Promise<string> {
    await stat(/* turbopackIgnore: true */ model);
    return path.resolve(/* turbopackIgnore: true */ model);
  }

  const inspect = (modelPath: string) =>
    readContextTokens(worker, modelPath, { limit: MAX_CONTEXT_TOKENS, signal: stopper.signal });

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
    lookup ??= find();
    return lookup;
  }

  return {
    engine: customEngine(model),
    drafts: false,
    status() {
      void findOnce();
      return status;
    },
    // Don't wait for a download; callers get its progress from `status` instead.
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

/**
 * A model's own context size, at most `limit`.
 *
 * @throws AppError when the file isn't a model
 */
export async function readContextTokens(
  worker: Pick<Worker<TextJobs>, "run">,
  modelPath: string,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<number> {
  const options = { signal, silenceTimeoutMs: INSPECT_SILENCE_MS };
  const inspected = await worker.run("inspect", { modelPath }, options);
  return Math.min(inspected.contextTokens, limit);
}

function customEngine(model: string): Engine {
  const name = path.basename(model).replace(/\.gguf$/i, "");
  return { id: `local/${name.toLowerCase()}`, name, builtIn: false };
}
