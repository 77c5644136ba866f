import "server-only";

import path from "node:path";

import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { logger } from "@/lib/core/logger";
import { languageFile } from "@/lib/models/ocr-languages";
import { missingWay, type OcrLanguage } from "@/lib/ocr/languages";
import type { PageSlice, PdfJobs, ReadingStep } from "@/lib/pdf/jobs";
import { collectPages } from "@/lib/pdf/page-slices";
import type { PdfReadingOptions, TextAmount } from "@/lib/pdf/pdf";
import { type ReadingTools, readDocument } from "@/lib/pdf/read-document";
import { createLongDocuments } from "@/lib/providers/pdf/long-documents";
import type { PdfReader, PdfRequest } from "@/lib/providers/pdf/port";
import { createWorkerPool, poolSize, type WorkerPool } from "@/lib/workers/create-pool";
import { workerScript } from "@/lib/workers/create-worker";
import { endAfterFailure } from "@/lib/workers/end-after-failure";

/** Of each process. Text: a 32 MB file of 2,400 pages needs a fifth. Scans: a page's bitmap, and Tesseract. */
const MAX_MEMORY_BYTES = { read: 1024 ** 3, recognize: 1.5 * 1024 ** 3 };
const IDLE_EXIT_MS = 60_000;
/** A reader that is still busy with the text layer after this long is killed. */
const TEXT_TIMEOUT_MS = 24_000;
/** For the page that OCR is at when its time is up. */
const LAST_PAGE_MS = 20_000;
/** How long to wait for the OCR language data, about 2 MB; without it, scans are read as English. */
const LANGUAGE_TIMEOUT_MS = 45_000;

/** In each queue. */
const WAITING = { maxWaiting: 20, maxWaitingPerUser: 3 };
const BUSY = "The server is busy with other documents right now. Try again in a moment.";

const DEFAULTS: PdfReadingOptions = {
  maxPages: LIMITS.pdfPages,
  maxTextMs: 16_000,
  maxOcrPages: 40,
  maxOcrMs: 90_000,
  findHidden: false,
};

export type LocalPdfReaderOptions = {
  /** Cache folder for OCR language data, which is downloaded when missing. */
  modelsDir: string;
  /** False when language data that's missing isn't downloaded. */
  fetchWeights?: boolean;
  /** Limit for reading one document's text layer; tests shorten it. */
  textTimeoutMs?: number;
};

/**
 * Creates the local PDF reader: PDFium and Tesseract in worker processes. Several processes read text
 * layers and one more recognizes scans, so that nobody's text waits for another document's OCR.
 */
export function createLocalPdfReader(options: LocalPdfReaderOptions): PdfReader {
  const { modelsDir, fetchWeights = true, textTimeoutMs = TEXT_TIMEOUT_MS } = options;
  const readers = createPdfPool(MAX_MEMORY_BYTES.read, poolSize(MAX_MEMORY_BYTES.read));
  const recognizer = createPdfPool(MAX_MEMORY_BYTES.recognize, 1);
  const longOnes = createLongDocuments({ ...WAITING, fullMessage: BUSY });
  const pools: Record<keyof PdfJobs, WorkerPool<PdfJobs>> = {
    read: readers,
    unlock: readers,
    recognize: recognizer,
    picture: recognizer,
  };
  const limitMs: { [Kind in keyof PdfJobs]: (input: PdfJobs[Kind]["input"]) => number } = {
    read: () => textTimeoutMs,
    unlock: () => textTimeoutMs,
    recognize: ({ maxMs }) => maxMs + LAST_PAGE_MS,
    picture: () => DEFAULTS.maxOcrMs + LAST_PAGE_MS,
  };

  function run<Kind extends keyof PdfJobs>(
    kind: Kind,
    input: PdfJobs[Kind]["input"],
    { userId, signal, onStep }: Pick<PdfRequest, "userId" | "signal" | "onStep">,
  ): Promise<PdfJobs[Kind]["output"]> {
    const pages = collectPages();
    const onEvent = (event: ReadingStep | PageSlice) => {
      if (event.step === "pages") return pages.add(event.pages);
      const { step, done, total } = event;
      onStep?.({ label: step === "page" ? "Reading pages" : "Recognizing text", done, total });
    };
    const totalTimeoutMs = limitMs[kind](input);
    const limits = { silenceTimeoutMs: totalTimeoutMs, totalTimeoutMs };
    return pools[kind]
      .use({ userId, signal }, (worker) =>
        worker
          .run(kind, input, { signal, ...limits, onEvent })
          .catch((error: unknown) => endAfterFailure(worker, error)),
      )
      .then(pages.into)
      .catch((error: unknown) => blameFile(error, kind === "picture" ? "image" : "PDF"));
  }

  return {
    engine: { id: "local/pdfium", name: "Built-in PDF reader (PDFium)", builtIn: true },
    status: () => ({ state: "ready" }),
    queue() {
      const [text, scans] = [readers.queue(), recognizer.queue()];
      const waiting = text.waiting + scans.waiting + longOnes.waiting();
      return { running: text.running + scans.running, waiting };
    },
    read(file, { userId, signal, onStep, ...wanted }, work) {
      const tools: ReadingTools = {
        run: (kind, input) => run(kind, input, { userId, signal, ...(onStep && { onStep }) }),
        languageFolder: (language) => languageFolder(language, { modelsDir, fetchWeights }, signal),
      };
      const readUpTo = (maxText: TextAmount) =>
        readDocument(file.path, { ...DEFAULTS, ...wanted, maxText }, tools);
      return longOnes.read({ userId, signal, onStep }, readUpTo, work);
    },
    async unlock(file, { password, to, ...turn }) {
      const byteSize = await run("unlock", { path: file.path, password, to }, turn);
      // Its hash is that of the locked file.
      return byteSize === null ? file : { ...file, path: to, byteSize, sha256: undefined };
    },
    async readPicture({ path: picture }, { language, ...turn }) {
      const folderOf = (code: OcrLanguage) =>
        languageFolder(code, { modelsDir, fetchWeights }, turn.signal);
      const input = { path: picture, language, languageFolder: await folderOf(language) };
      const { lacks, ...read } = await run("picture", input, turn);
      if (!lacks) return read;
      await folderOf(lacks).catch((cause: unknown) => {
        turn.signal.throwIfAborted();
        throw new AppError("unusable", missingWay(lacks, "Try again later."), { cause });
      });
      return run("picture", input, turn);
    },
    async close() {
      longOnes.close();
      await Promise.all([readers, recognizer].map((pool) => pool.close()));
    },
  };
}

function createPdfPool(maxMemoryBytes: number, size: number): WorkerPool<PdfJobs> {
  return createWorkerPool<PdfJobs>(
    {
      name: "The PDF reader",
      script: workerScript("pdf"),
      maxMemoryBytes,
      // Tesseract recognizes in a thread of its own.
      threads: 1,
      idleExitMs: IDLE_EXIT_MS,
    },
    { size, ...WAITING, fullMessage: BUSY },
  );
}

const TOO_SLOW = {
  PDF: "This PDF takes too long to read. Print it to a new PDF, or split it, and try again.",
  image: "The text in this image takes too long to read. Crop it to its text and try again.",
};
const TOO_HEAVY = {
  PDF: "We couldn't read this PDF: it's damaged or takes too much memory. Print it to a new PDF and try again.",
  image: "We couldn't read the text in this image. Crop it to its text and try again.",
};

/** A crash or a hang of the reader is attributed to the file, so the user is asked for another one. */
function blameFile(error: unknown, what: "PDF" | "image"): never {
  if (!(error instanceof AppError)) throw error;
  if (error.code !== "provider_failed" && error.code !== "provider_timeout") throw error;
  logger.warn({ error }, "could not read a file");
  const message = (error.code === "provider_timeout" ? TOO_SLOW : TOO_HEAVY)[what];
  throw new AppError("unusable", message, { cause: error });
}

/**
 * The folder with a language's OCR data.
 *
 * @returns undefined for English, whose data ships with the product
 * @throws AppError `provider_unavailable` when the data isn't cached and can't be downloaded in time
 */
async function languageFolder(
  language: OcrLanguage,
  weights: { modelsDir: string; fetchWeights: boolean },
  signal: AbortSignal,
): Promise<string | undefined> {
  if (language === "eng") return undefined;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LANGUAGE_TIMEOUT_MS)]);
  return path.dirname(await languageFile(language, { ...weights, signal: inTime }));
}
