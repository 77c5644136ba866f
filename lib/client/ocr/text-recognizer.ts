"use client";

import type { LoggerMessage, Worker } from "tesseract.js";

import type { OcrLanguage } from "@/lib/ocr/languages";
import { type RecognizedPage, toRecognizedPage } from "@/lib/ocr/recognized-page";

/** Everything comes from our own origin. */
const FOLDER = "/tessdata";
/** Name of the language data in the browser's own cache. */
const CACHE_PREFIX = "atelier-ocr-1";
const LSTM_ONLY = 1;
/** Page segmentation: paragraphs and columns, or scattered words as on signs. */
const LAYOUT = { page: "3", sparse: "11" };

export type Layout = keyof typeof LAYOUT;

export type Recognition = {
  page: RecognizedPage;
  /** How far the lines were rotated to deskew them, clockwise about the center. */
  radians: number;
};

export type TextRecognizer = {
  /** @param onShare called with the fraction that is done, 0 to 1 */
  read(image: Blob, layout: Layout, onShare: (share: number) => void): Promise<Recognition>;
  close(): Promise<void>;
};

/**
 * Starts an OCR engine in a browser worker.
 *
 * @param onShare called with the fraction of the startup that is done, 0 to 1
 * @throws Error when its files can't be loaded
 */
export async function createTextRecognizer(
  language: OcrLanguage,
  onShare: (share: number) => void,
): Promise<TextRecognizer> {
  const { createWorker } = await import("tesseract.js");
  let onRead: (share: number) => void = () => {};
  const follow = ({ status, progress }: LoggerMessage) => {
    if (status === "recognizing text") onRead(progress);
    else onShare(startShare(status, progress));
  };
  const worker: Worker = await createWorker(language, LSTM_ONLY, {
    workerPath: `${FOLDER}/worker.min.js`,
    corePath: FOLDER,
    langPath: FOLDER,
    cachePath: CACHE_PREFIX,
    workerBlobURL: false,
    gzip: true,
    logger: follow,
    // A failure also rejects; without this handler the library throws it again where nobody can
    // catch it.
    errorHandler: () => {},
  });

  return {
    async read(image, layout, listen) {
      onRead = listen;
      // Safe: the library's type of this parameter is an enum of these very strings.
      const mode = LAYOUT[layout] as Parameters<
        Worker["setParameters"]
      >[0]["tessedit_pageseg_mode"] &
        string;
      await worker.setParameters({
        tessedit_pageseg_mode: mode,
        // Set, so that it doesn't guess and log a warning.
        user_defined_dpi: "300",
      });
      const { data } = await worker.recognize(
        image,
        { rotateAuto: true },
        { text: false, blocks: true },
      );
      return { page: toRecognizedPage(data.blocks ?? []), radians: data.rotateRadians ?? 0 };
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** The library reports each startup step from 0 to 1; the language data takes longest. */
function startShare(status: string, progress: number): number {
  if (status === "loading language traineddata") return 0.2 + 0.7 * progress;
  return status === "initializing api" ? 0.9 + 0.1 * progress : 0.2 * progress;
}
