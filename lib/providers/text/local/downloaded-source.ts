import "server-only";

import type { EngineStatus } from "@/lib/core/engine";
import type { DownloadedModel } from "@/lib/models/downloadable";
import {
  type ModelSource,
  type ModelSourceOptions,
  readContextTokens,
} from "@/lib/providers/text/local/model-source";

/** The weights of a downloaded model: they are there, and only their context size is still to be read. */
export function downloadedSource(
  { threads, worker }: Pick<ModelSourceOptions, "threads" | "worker">,
  { id, name, weights, contextTokens }: DownloadedModel,
): ModelSource {
  const stopper = new AbortController();
  let status: EngineStatus = { state: "ready" };
  let tokens: number | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const options = { limit: contextTokens, signal: stopper.signal };
      tokens = await readContextTokens(worker, weights, options);
      status = { state: "ready" };
    } catch {
      status = { state: "failed", message: `We couldn't read ${name}. Choose another engine.` };
      reading = undefined;
    }
  }

  return {
    engine: { id: `downloaded/${id}`, name, builtIn: false },
    drafts: false,
    status: () => status,
    checked() {
      reading ??= read();
      return reading;
    },
    contextTokens: () => tokens,
    settings: () => ({
      modelPath: weights,
      threads,
      contextTokens: tokens ?? contextTokens,
      sequences: 1,
      gpu: true,
    }),
    stop: () => stopper.abort(),
  };
}
