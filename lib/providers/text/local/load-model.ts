import {
  getLlama,
  type LlamaContext,
  type LlamaContextSequence,
  LlamaLogLevel,
  type LlamaModel,
} from "node-llama-cpp";

import type { LoadedModel } from "@/lib/providers/text/local/jobs";
import { governThreads } from "@/lib/providers/text/local/thread-governor";

export type LoadedEngine = {
  model: LlamaModel;
  context: LlamaContext;
  /** At least one; each keeps what it read, so a common beginning is not read again. */
  sequences: [LlamaContextSequence, ...LlamaContextSequence[]];
  /** How many of them write now: their next tokens are computed together. Set it before they begin. */
  writing: number;
  /** To be called at every step. */
  govern: () => void;
};

/** Time for all sequences to choose their tokens. */
const GATHER_MS = 3;

let loaded: { key: string; engine: Promise<LoadedEngine> } | undefined;

/** Loads a model once; later calls with the same settings get the same one. */
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
