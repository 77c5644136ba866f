import {
  getLlama,
  type LlamaContext,
  type LlamaContextSequence,
  LlamaLogLevel,
  type LlamaModel,
} from "node-llama-cpp";

import type { LoadedModel } from "@/lib/providers/text/local/jobs";
import { governThreads } from "@/lib/providers/text/local/thread-governor";

/** A loaded model with its context. */
export type LoadedEngine = {
  model: LlamaModel;
  context: LlamaContext;
  /** At least one. Each keeps its KV cache between calls, so a shared prefix isn't evaluated again. */
  sequences: [LlamaContextSequence, ...LlamaContextSequence[]];
  /** Number of sequences generating now, whose next tokens are batched. Set it before they start. */
  writing: number;
  /** Call at every step; see `governThreads`. */
  govern: () => void;
};

/** Time for all sequences to sample their tokens before the next batch. */
const GATHER_MS = 3;

let loaded: { key: string; engine: Promise<LoadedEngine> } | undefined;

/** Loads a model; later calls with the same settings share it, other settings replace it. */
export function loadModel(settings: LoadedModel): Promise<LoadedEngine> {
  const key = JSON.stringify(settings);
  if (loaded?.key !== key) loaded = { key, engine: load(settings, loaded?.engine) };
  return loaded.engine;
}

async function load(
  settings: LoadedModel,
  previous: Promise<LoadedEngine> | undefined,
): Promise<LoadedEngine> {
  await previous?.then(({ model }) => model.dispose()).catch(() => {});
  const llama = await getLlama({
    gpu: settings.gpu ? "auto" : false,
    build: "never",
    skipDownload: true,
    maxThreads: settings.threads,
    logLevel: LlamaLogLevel.error,
  });
  const model = await llama.loadModel({ modelPath: settings.modelPath });
  const dispatchSchedule = (dispatch: () => void) => {
    if (engine.writing > 1) setTimeout(dispatch, GATHER_MS);
    else setImmediate(dispatch);
  };
  const context = await model.createContext({
    contextSize: Math.min(settings.contextTokens, model.trainContextSize),
    sequences: settings.sequences,
    threads: { ideal: settings.threads, min: 1 },
    batching: { dispatchSchedule },
  });
  const first = context.getSequence();
  const others = Array.from({ length: settings.sequences - 1 }, () => context.getSequence());
  const govern = governThreads(llama, settings.threads);
  const engine: LoadedEngine = {
    model,
    context,
    sequences: [first, ...others],
    writing: 1,
    govern,
  };
  return engine;
}
