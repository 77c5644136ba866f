import "server-only";

import { stat } from "node:fs/promises";

import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { Download } from "@/lib/engines/downloads/contract";
import { fetchWeights } from "@/lib/engines/downloads/fetch-weights";
import { lockDownloads, prepareDownload } from "@/lib/engines/downloads/prepare";
import {
  filesOf,
  isReady,
  readRecord,
  removeFiles,
  writeRecord,
} from "@/lib/engines/downloads/record";
import type { Machine } from "@/lib/engines/downloads/room";
import type { DownloadableModel } from "@/lib/models/downloadable";
import type { HubFile } from "@/lib/providers/model-hub/hub";

/** How far one model is. `bytes` is null until the hub was asked. */
export type DownloadState = Pick<Download, "state" | "receivedBytes" | "message"> & {
  bytes: number | null;
};

/** The models that can be downloaded to this server, one at a time. */
export type ModelDownloads = {
  models: readonly DownloadableModel[];
  /** False when the environment forbids downloads. */
  allowed: boolean;
  stateOf(model: DownloadableModel): Promise<DownloadState>;
  /** Those whose weights are here and verified, with the path of the weights. */
  ready(): Promise<ReadyModel[]>;
  /**
   * Begins or resumes a download. Resolves once the hub was asked and there is room; the rest goes on by itself.
   *
   * @throws AppError `not_found` for an unknown model, `unusable` when downloads are off or room is missing, `conflict`
   *   while another one is running, `provider_unavailable` when the hub can't be reached
   */
  start(id: string): Promise<void>;
  /** Stops a running download and keeps what was received. */
  pause(id: string): Promise<void>;
  /** Stops a download and deletes everything of the model. */
  remove(id: string): Promise<void>;
  /** Resumes what was running when the last process ended. Never throws. */
  resume(): Promise<void>;
  /** Stops what is running; the next process resumes it. */
  close(): Promise<void>;
};

/** A model on this machine. */
export type ReadyModel = { model: DownloadableModel; weights: string };

export type DownloadsOptions = {
  models: readonly DownloadableModel[];
  modelsDir: string;
  hub: string;
  allowed: boolean;
  machine: Machine;
  firstRetryMs?: number;
};

type Running = {
  model: DownloadableModel;
  stopper: AbortController;
  /** Undefined while the hub is being asked. */
  file?: HubFile;
  receivedBytes: number;
  checking: boolean;
  /** Why it was stopped. */
  stopped?: "paused" | "removed" | "closed";
  /** Never rejects. */
  ended: Promise<void>;
};

/** Creates the downloads of one models folder. */
export function createModelDownloads(options: DownloadsOptions): ModelDownloads {
  const { models, modelsDir, allowed } = options;
  let running: Running | undefined;
  /** Why the latest run of a model failed: a full disk can't take a record of it, either. */
  const failures = new Map<string, string>();

  function find(id: string): DownloadableModel {
    const model = models.find((candidate) => candidate.id === id);
    if (!model) throw new AppError("not_found", "There's no such model to download.");
    return model;
  }

  async function start(id: string): Promise<void> {
    const model = find(id);
    if (!allowed) throw new AppError("unusable", OFF);
    if ((await isHere(model)) || running?.model === model) return;
    if (running) throw new AppError("conflict", ONE_AT_A_TIME);
    const stopper = new AbortController();
    const run: Running = {
      model,
      stopper,
      receivedBytes: 0,
      checking: false,
      ended: Promise.resolve(),
    };
    running = run;
    failures.delete(id);
    const prepared = prepare(run);
    run.ended = prepared
      .then((unlock) => carryOut(run).finally(unlock))
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
    await prepared.catch(async (error: unknown) => {
      await run.ended;
      throw error;
    });
  }

  async function prepare(run: Running): Promise<() => void> {
    const unlock = await lockDownloads(modelsDir);
    try {
      run.file = await prepareDownload(run.model, options, run.stopper.signal);
      return unlock;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  async function carryOut(run: Running): Promise<void> {
    const { file, model } = run;
    if (!file) return;
    const files = filesOf(modelsDir, model);
    const { bytes, sha256 } = file;
    try {
      const verifiedMtimeMs = await fetchWeights(file, files, {
        signal: run.stopper.signal,
        firstRetryMs: options.firstRetryMs,
        onProgress: (receivedBytes) => {
          run.receivedBytes = receivedBytes;
        },
        onCheck: () => {
          run.checking = true;
        },
      });
      await writeRecord(files, { state: "ready", bytes, sha256, verifiedMtimeMs });
    } catch (error) {
      if (run.stopped === "paused") await writeRecord(files, { state: "paused", bytes, sha256 });
      if (run.stopped) return;
      logger.warn({ error, model: model.id }, "could not download a model");
      const message = error instanceof AppError ? error.message : UNKNOWN_FAULT;
      failures.set(model.id, message);
      await writeRecord(files, { state: "failed", bytes, sha256, message });
    }
  }

  /** Stops this download, or whichever is running. */
  async function stop(id: string | undefined, why: Running["stopped"]): Promise<void> {
    const run = running;
    if (!run || (id !== undefined && run.model.id !== id)) return;
    if (why) run.stopped = why;
    run.stopper.abort();
    await run.ended;
  }

  async function isHere(model: DownloadableModel): Promise<boolean> {
    const files = filesOf(modelsDir, model);
    return isReady(files, await readRecord(files));
  }

  return {
    models,
    allowed,
    start,
    async stateOf(model) {
      if (running?.model === model) return stateOfRunning(running);
      const kept = await stateOnDisk(modelsDir, model);
      const message = failures.get(model.id);
      return message && kept.state === "paused" ? { ...kept, state: "failed", message } : kept;
    },
    async ready() {
      const here = await Promise.all(models.map(isHere));
      return models
        .filter((_, index) => here[index])
        .map((model) => ({ model, weights: filesOf(modelsDir, model).weights }));
    },
    async pause(id) {
      await stop(find(id).id, "paused");
    },
    async remove(id) {
      const model = find(id);
      await stop(id, "removed");
      // What runs in this process holds the lock already, and has other files.
      const unlock = running ? () => {} : await lockDownloads(modelsDir);
      try {
        failures.delete(id);
        await removeFiles(filesOf(modelsDir, model));
      } finally {
        unlock();
      }
    },
    async resume() {
      for (const model of models) {
        const record = await readRecord(filesOf(modelsDir, model));
        if (!allowed || record?.state !== "downloading") continue;
        await start(model.id).catch((error: unknown) => {
          logger.warn({ error, model: model.id }, "could not resume the download of a model");
        });
      }
    },
    close: () => stop(undefined, "closed"),
  };
}

const OFF = "This server doesn't download models: MODELS_FETCH is off.";
const ONE_AT_A_TIME = "Another model is being downloaded. Pause it first, or wait.";
const UNKNOWN_FAULT = "The download failed. What's been downloaded is kept. Try again.";

function stateOfRunning({ file, receivedBytes, checking }: Running): DownloadState {
  const state = checking ? "checking" : "downloading";
  return { state, bytes: file?.bytes ?? null, receivedBytes, message: null };
}

async function stateOnDisk(modelsDir: string, model: DownloadableModel): Promise<DownloadState> {
  const files = filesOf(modelsDir, model);
  const record = await readRecord(files);
  if (!record) return { state: "absent", bytes: null, receivedBytes: 0, message: null };
  const { bytes, message = null } = record;
  if (record.state === "ready") {
    const here = await isReady(files, record);
    return { state: here ? "ready" : "absent", bytes, receivedBytes: here ? bytes : 0, message };
  }
  const part = await stat(/* turbopackIgnore: true */ files.part).catch(() => undefined);
  // One that is "downloading" and isn't ours: its process died.
  const state = record.state === "failed" ? "failed" : "paused";
  return { state, bytes, receivedBytes: part?.size ?? 0, message };
}
