import "server-only";

import type { EngineStatus } from "@/lib/core/engine";
import {
  COCO_SSD,
  MIGAN,
  MODNET,
  type ModelFile,
  SAM2_TINY,
  U2NET,
  U2NET_SMALL,
} from "@/lib/models/catalog";
import { fetchModel, type ModelFetch } from "@/lib/models/fetch-model";
import { isInstalled, modelPath } from "@/lib/models/install-model";

/** The vision models in download order: what makes a tool work first, what improves it later. */
export const VISION_MODELS = {
  subjectSmall: U2NET_SMALL,
  detector: COCO_SSD,
  inpainter: MIGAN,
  portrait: MODNET,
  segmenter: SAM2_TINY,
  subject: U2NET,
} as const satisfies Record<string, ModelFile>;

/** Name of a vision model. */
export type VisionModel = keyof typeof VISION_MODELS;

/** Tracks which vision models are on disk, and downloads the missing ones. */
export type VisionWeights = {
  /**
   * Reports whether the given models are ready. The first call starts checking the disk and
   * downloading what is missing, one model at a time.
   */
  status(needed: readonly VisionModel[]): EngineStatus;
  /** Resolves once the disk has been checked. */
  checked(): Promise<void>;
  /** Whether a model's files are on disk; false until `checked`. */
  has(model: VisionModel): boolean;
  /** Path of a model's main file; `companionPath` is its companion file. */
  path(model: VisionModel): string;
  companionPath(model: VisionModel): string;
  /** Stops all downloads. */
  stop(): void;
};

const POLL_MS = 500;

/**
 * Creates the tracker for the vision models in a folder. Nothing happens until `status` or
 * `checked` is called.
 */
export function createWeights(options: {
  modelsDir: string;
  /** Whether to download missing weights. */
  fetchWeights: boolean;
  /** Overrides the models; used by tests. */
  models?: Record<VisionModel, ModelFile> | undefined;
}): VisionWeights {
  const { modelsDir, fetchWeights } = options;
  const models: Record<VisionModel, ModelFile> = options.models ?? VISION_MODELS;
  const names = Object.keys(models) as VisionModel[]; // Safe: the record has these keys and no others.
  const present = new Set<VisionModel>();
  const fetches = new Map<VisionModel, ModelFetch>();
  let stopped = false;
  let checking: Promise<void> | undefined;
  let isChecked = false;

  async function check(): Promise<void> {
    for (const name of names) {
      if (await isInstalled(modelsDir, models[name])) present.add(name);
    }
    isChecked = true;
    if (fetchWeights) void fetchMissing();
  }

  /** Starts the next download once the previous one is done, or has failed and waits to retry. */
  async function fetchMissing(): Promise<void> {
    for (const name of names.filter((one) => !present.has(one))) {
      if (stopped) return;
      const fetching = fetchModel(models[name], { modelsDir });
      fetches.set(name, fetching);
      fetching.ready.then(
        () => present.add(name),
        () => {},
      );
      while (!stopped && fetching.state().state === "fetching") await pause();
    }
  }

  function checked(): Promise<void> {
    checking ??= check();
    return checking;
  }

  return {
    checked,
    status(needed) {
      checked().catch(() => {});
      if (needed.every((name) => present.has(name))) return { state: "ready" };
      if (isChecked && !fetchWeights) {
        return { state: "failed", message: MISSING_MESSAGE, isFinal: true };
      }
      const missing = needed.filter((name) => !present.has(name));
      if (missing.some((name) => fetches.get(name)?.state().state === "failed")) {
        return { state: "failed", message: FAILED_MESSAGE };
      }
      return { state: "fetching", progress: sumProgress(missing) };
    },
    has: (model) => present.has(model),
    path: (model) => modelPath(modelsDir, models[model]),
    companionPath: (model) =>
      modelPath(modelsDir, models[model].companionFiles?.[0] ?? models[model]),
    stop() {
      stopped = true;
      for (const fetching of fetches.values()) fetching.stop();
    },
  };

  function sumProgress(missing: readonly VisionModel[]) {
    const progress = { receivedBytes: 0, totalBytes: 0 };
    for (const name of missing) {
      const state = fetches.get(name)?.state();
      progress.totalBytes += models[name].parts.reduce((sum, part) => sum + part.archiveBytes, 0);
      if (state?.state === "fetching") progress.receivedBytes += state.receivedBytes;
    }
    return progress;
  }
}

const MISSING_MESSAGE =
  "The image models aren't installed on this server. Ask the server's administrator to install them.";
const FAILED_MESSAGE = "The image models couldn't be downloaded. We'll retry automatically.";

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS).unref());
}
