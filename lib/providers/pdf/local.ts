import "server-only";

import path from "node:path";

import { languageFile } from "@/lib/models/ocr-languages";
import type { OcrLanguage } from "@/lib/ocr/languages";
import type { PdfJobs, ReadingStep } from "@/lib/pdf/jobs";
import type { PdfReadingOptions } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import type { PdfReader } from "@/lib/providers/pdf/port";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { createFairQueue } from "@/lib/workers/queue";

/** A 32 MB file with large images needs about a third of this. */
const MAX_MEMORY_BYTES = 1.5 * 1024 ** 3;
const IDLE_EXIT_MS = 60_000;
/** Limit for a single page, OCR included, on a slow and busy machine. */
const SILENCE_TIMEOUT_MS = 180_000;
/** How long to wait for the OCR language data, about 2 MB; without it, scans are read as English. */
const LANGUAGE_TIMEOUT_MS = 45_000;

const DEFAULTS: PdfReadingOptions = {
  maxPages: 1_000,
  maxOcrPages: 40,
  maxOcrMs: 120_000,
  findHidden: false,
};

/**
 * Creates the local PDF reader: PDF.js and Tesseract in a worker process, one document at a time.
 *
 * @param options.modelsDir cache folder for OCR language data, which is downloaded when missing
 */
export function createLocalPdfReader({ modelsDir }: { modelsDir: string }): PdfReader {
  const worker = createWorker<PdfJobs>({
    name: "The PDF reader",
    script: workerScript("pdf"),
    maxMemoryBytes: MAX_MEMORY_BYTES,
    // Tesseract recognizes in a thread of its own.
    threads: 1,
    idleExitMs: IDLE_EXIT_MS,
  });
  const queue = createFairQueue({
    maxWaiting: 20,
    maxWaitingPerUser: 3,
    fullMessage: "The server is busy with other documents right now. Try again in a moment.",
  });

  return {
    engine: { id: "local/pdfjs", name: "Built-in PDF reader (PDF.js)", builtIn: true },
    status: () => ({ state: "ready" }),
    queue: queue.size,
    async read(file, { userId, signal, onStep, ...options }) {
      const endTurn = await queue.enter({ userId, signal });
      const onEvent = ({ step, done, total }: ReadingStep) =>
        onStep?.({ label: step === "page" ? "Reading pages" : "Recognizing text", done, total });
      try {
        return await readDocument(
          file.path,
          { ...DEFAULTS, ...options },
          {
            run: (kind, input) =>
              worker.run(kind, input, { signal, silenceTimeoutMs: SILENCE_TIMEOUT_MS, onEvent }),
            languageFolder: (language) => languageFolder(language, modelsDir, signal),
          },
        );
      } finally {
        endTurn();
      }
    },
    async close() {
      queue.close();
      await worker.close();
    },
  };
}

/**
 * The folder with a language's OCR data.
 *
 * @returns undefined for English, whose data ships with the product
 * @throws AppError `provider_unavailable` when the data isn't cached and can't be downloaded in time
 */
async function languageFolder(
  language: OcrLanguage,
  modelsDir: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (language === "eng") return undefined;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LANGUAGE_TIMEOUT_MS)]);
  return path.dirname(await languageFile(language, { modelsDir, signal: inTime }));
}
