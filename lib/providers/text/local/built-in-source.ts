import "server-only";

import type { Engine, EngineStatus } from "@/lib/core/engine";
import { DRAFT_ENGINE_ID } from "@/lib/drafting/draft-notice";
import { TINYLLAMA_IQ2, TINYLLAMA_Q4 } from "@/lib/models/catalog";
import { fetchModel, type ModelFetch } from "@/lib/models/fetch-model";
import { isInstalled, modelPath } from "@/lib/models/install-model";
import type { ModelSource, ModelSourceOptions } from "@/lib/providers/text/local/model-source";

/** TinyLlama's training context. */
const CONTEXT_TOKENS = 2048;
const SEQUENCES = 3;
const REQUANTIZE_TIMEOUT_MS = 10 * 60_000;

const ENGINE: Engine = {
  id: DRAFT_ENGINE_ID,
  name: "Built-in draft model (TinyLlama 1.1B)",
  builtIn: true,
};

/**
 * The built-in model from the catalog. It is downloaded once and then requantized once for faster
 * inference; if that fails, for example because the disk is full, the downloaded file is used.
 */
export function builtInSource({
  modelsDir,
  threads,
  worker,
  fetchWeights,
}: ModelSourceOptions & { fetchWeights: boolean }): ModelSource {
  const stopper = new AbortController();
  let fetching: ModelFetch | undefined;
  let ready: string | undefined;
  let checked: Promise<void> | undefined;

  async function check(): Promise<void> {
    if (await isInstalled(modelsDir, TINYLLAMA_Q4)) {
      ready = modelPath(modelsDir, TINYLLAMA_Q4);
      return;
    }
    stopper.signal.throwIfAborted();
    fetching = fetchModel(TINYLLAMA_IQ2, { modelsDir, offline: !fetchWeights });
    fetching.ready.then(requantize).catch(() => {});
    await fetching.checked;
  }

  async function requantize(source: string): Promise<void> {
    const target = modelPath(modelsDir, TINYLLAMA_Q4);
    try {
      await worker.run(
        "requantize",
        { source, target, sha256: TINYLLAMA_Q4.sha256 },
        { signal: stopper.signal, silenceTimeoutMs: REQUANTIZE_TIMEOUT_MS },
      );
      ready = (await isInstalled(modelsDir, TINYLLAMA_Q4)) ? target : source;
    } catch {
      ready = source;
    }
  }

  function checkOnce(): Promise<void> {
    checked ??= check();
    checked.catch(() => {});
    return checked;
  }

  return {
    engine: ENGINE,
    drafts: true,
    status() {
      void checkOnce();
      return ready ? { state: "ready" } : toStatus(fetching);
    },
    checked: checkOnce,
    contextTokens: () => CONTEXT_TOKENS,
    settings: () => ({
      modelPath: ready ?? modelPath(modelsDir, TINYLLAMA_IQ2),
      threads,
      contextTokens: CONTEXT_TOKENS,
      sequences: SEQUENCES,
      gpu: false,
    }),
    stop() {
      stopper.abort();
      fetching?.stop();
    },
  };
}

function toStatus(fetching: ModelFetch | undefined): EngineStatus {
  const totalBytes = TINYLLAMA_IQ2.parts.reduce((sum, part) => sum + part.archiveBytes, 0);
  const state = fetching?.state();
  if (state?.state === "failed" && state.isFinal) {
    const message =
      "The writing model isn't installed on this server. Choose another engine, or ask the server's administrator to install it.";
    return { state: "failed", message, isFinal: true };
  }
  if (state?.state === "failed") {
    const message = "We couldn't download the writing model. We'll keep trying automatically.";
    return { state: "failed", message };
  }
  const receivedBytes =
    state?.state === "ready" ? totalBytes : state?.state === "fetching" ? state.receivedBytes : 0;
  return { state: "fetching", progress: { receivedBytes, totalBytes } };
}
