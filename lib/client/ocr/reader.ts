"use client";

import type { LoggerMessage, Worker } from "tesseract.js";

import type { OcrLanguage } from "@/lib/ocr/languages";
import { type RecognisedPage, toRecognisedPage } from "@/lib/ocr/recognised-page";

/** Everything comes from our own origin. */
const FOLDER = "/tessdata";
/** Names the copy of the language data that the browser keeps. */
const KEPT_AS = "atelier-ocr-1";
const LSTM_ONLY = 1;
/** Layouts: paragraphs and columns, or words anywhere as on signs. */
const LAYOUT = { page: "3", sparse: "11" };

export type Layout = keyof typeof LAYOUT;

export type Reading = {
  page: RecognisedPage;
  /** By which the lines were straightened, clockwise about the middle. */
  radians: number;
};

export type Reader = {
  /** @param onShare called with the share that is done, 0 to 1 */
  read(picture: Blob, layout: Layout, onShare: (share: number) => void): Promise<Reading>;
  close(): Promise<void>;
};

/**
 * Starts a reader in a worker of the browser.
 *
 * @param onShare called with the share of the start that is done, 0 to 1
 * @throws Error when its files do not arrive
 */
export async function openReader(
  language: OcrLanguage,
  onShare: (share: number) => void,
): Promise<Reader> {
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
    cachePath: KEPT_AS,
    workerBlobURL: false,
    gzip: true,
    logger: follow,
    // What fails rejects as well; without this the library throws it once more, where nobody can catch it.
    errorHandler: () => {},
  });

  return {
    async read(picture, layout, listen) {
      onRead = listen;
      // Safe: the library's type of this parameter is an enumeration of these very strings.
      const mode = LAYOUT[layout] as Parameters<
        Worker["setParameters"]
      >[0]["tessedit_pageseg_mode"] &
        string;
      await worker.setParameters({
        tessedit_pageseg_mode: mode,
        // Known, so that it does not guess and tell the console.
        user_defined_dpi: "300",
      });
      const { data } = await worker.recognize(
        picture,
        { rotateAuto: true },
        { text: false, blocks: true },
      );
      return { page: toRecognisedPage(data.blocks ?? []), radians: data.rotateRadians ?? 0 };
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** The library tells each step of the start from 0 to 1; the language data is the long one. */
function startShare(status: string, progress: number): number {
  if (status === "loading language traineddata") return 0.2 + 0.7 * progress;
  return status === "initializing api" ? 0.9 + 0.1 * progress : 0.2 * progress;
}
