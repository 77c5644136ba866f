"use client";

import { createWorker, type LoggerMessage, type Worker } from "tesseract.js";

import { ENGINE_SETTINGS, VERTICAL_ENGINE_SETTINGS } from "@/lib/ocr/engine-settings";
import { isVerticalLanguage, type OcrLanguage } from "@/lib/ocr/languages";
import { encodePgm, type Raster } from "@/lib/ocr/pixels/raster";
import type { Layout, Recognition } from "@/lib/ocr/reader";
import { toRecognizedPage } from "@/lib/ocr/recognized-page";

/** Everything comes from our own origin. */
const FOLDER = "/tessdata";
const WORKER_SCRIPT = `${FOLDER}/worker.min.js`;
/** Name of the language data in the browser's own cache. */
const CACHE_PREFIX = "atelier-ocr-1";
const LSTM_ONLY = 1;

export type TextRecognizer = {
  /** @param onShare called with the fraction that is done, 0 to 1 */
  read(image: Raster, layout: Layout, onShare: (share: number) => void): Promise<Recognition>;
  close(): Promise<void>;
};

/**
 * Starts an OCR engine in a browser worker.
 *
 * @param onShare called with the fraction of the startup that is done, 0 to 1
 * @param signal ends the engine, also while it starts
 * @throws Error when its files can't be loaded; the signal's reason
 */
export async function createTextRecognizer(
  language: OcrLanguage,
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<TextRecognizer> {
  let onRead: (share: number) => void = () => {};
  const follow = ({ status, progress }: LoggerMessage) => {
    if (status === "recognizing text") onRead(progress);
    else onShare(startShare(status, progress));
  };
  await checkWorkerScript();
  signal?.throwIfAborted();
  let fail: (cause: unknown) => void = () => {};
  const failing = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const { value: starting, started } = catchWorker(() =>
    createWorker(language, LSTM_ONLY, {
      workerPath: WORKER_SCRIPT,
      corePath: FOLDER,
      langPath: FOLDER,
      cachePath: CACHE_PREFIX,
      workerBlobURL: false,
      gzip: true,
      logger: follow,
      // A failed download of the language rejects nothing; later failures also reject.
      errorHandler: fail,
    }),
  );
  failing.catch(() => {});
  const stop = () => {
    started?.terminate();
    fail(signal?.reason);
  };
  signal?.addEventListener("abort", stop, { once: true });
  let worker: Worker;
  try {
    worker = await Promise.race([starting, failing]);
  } catch (error) {
    started?.terminate();
    throw error;
  }

  const settings = isVerticalLanguage(language) ? VERTICAL_ENGINE_SETTINGS : ENGINE_SETTINGS;
  return {
    async read(image, layout, listen) {
      onRead = listen;
      const { parameters, rotateAuto } = settings[layout];
      await worker.setParameters(parameters);
      const { data } = await worker.recognize(
        new Blob([encodePgm(image)]),
        { rotateAuto },
        { text: false, blocks: true },
      );
      return { page: toRecognizedPage(data.blocks ?? []), radians: data.rotateRadians ?? 0 };
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** Also gives the browser's worker that is started: the library keeps it to itself until all of it went well. */
function catchWorker<Value>(start: () => Value): {
  value: Value;
  started: globalThis.Worker | undefined;
} {
  const { Worker: Native } = globalThis;
  let started: globalThis.Worker | undefined;
  globalThis.Worker = class extends Native {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      started = this;
    }
  };
  try {
    return { value: start(), started };
  } finally {
    globalThis.Worker = Native;
  }
}

/** The library would wait forever for a worker whose script can't be fetched. */
async function checkWorkerScript(): Promise<void> {
  const { ok, status } = await fetch(WORKER_SCRIPT);
  if (!ok) throw new Error(`${WORKER_SCRIPT}: ${status}`);
}

/** The library reports each startup step from 0 to 1; the language data takes longest. */
function startShare(status: string, progress: number): number {
  if (status === "loading language traineddata") return 0.2 + 0.7 * progress;
  return status === "initializing api" ? 0.9 + 0.1 * progress : 0.2 * progress;
}
