import "server-only";

import path from "node:path";
import { env } from "@/lib/core/env";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { languageFile } from "@/lib/models/ocr-languages";
import type { OcrLanguage } from "@/lib/ocr/languages";
import type { PdfJobs, ReadingStep } from "@/lib/pdf/jobs";
import type { PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";
import { readWhole } from "@/lib/pdf/read-whole";
import type { RunContext } from "@/lib/providers/context";
import { createFairQueue, type FairQueue } from "@/lib/workers/queue";
import { createWorker, type Worker, workerScript } from "@/lib/workers/worker";

/** A file of 32 MB with large pictures takes a third of it. */
const MAX_MEMORY_BYTES = 1.5 * 1024 ** 3;
const IDLE_EXIT_MS = 60_000;
/** The longest that one page may take on a slow and busy machine, recognition included. */
const SILENCE_TIMEOUT_MS = 180_000;

/** What a reader may wait for 2 MB of data; without them the pictures are read as English. */
const LANGUAGE_TIMEOUT_MS = 45_000;

const DEFAULTS: PdfReadingOptions = {
  maxPages: 1_000,
  maxOcrPages: 40,
  maxOcrMs: 120_000,
  findHidden: false,
};

type Reader = { worker: Worker<PdfJobs>; queue: FairQueue };

// Pages and handlers are bundled apart but run in one process: only the global is shared.
const holder = globalThis as typeof globalThis & { atelierPdfReader?: Reader };

function getReader(): Reader {
  holder.atelierPdfReader ??= {
    worker: createWorker<PdfJobs>({
      name: "The PDF reader",
      script: workerScript("pdf"),
      maxMemoryBytes: MAX_MEMORY_BYTES,
      idleExitMs: IDLE_EXIT_MS,
    }),
    queue: createFairQueue({
      maxWaiting: 20,
      maxWaitingPerUser: 3,
      fullMessage: "Many documents are being read right now. Try again in a moment.",
    }),
  };
  return holder.atelierPdfReader;
}

/**
 * Reads a PDF in a worker process, one document at a time: its pages as blocks in reading order, pages
 * that are only pictures by recognition. Says on the way which page it is at.
 *
 * @throws AppError `unsupported_media` for what is no PDF, `unusable` when it is empty, damaged or locked,
 *   `payload_too_large` for too many pages, `aborted`, and what a worker throws
 */
export async function readPdf(
  ctx: RunContext,
  file: UploadedFile,
  options: Partial<PdfReadingOptions> = {},
): Promise<PdfReading> {
  const { worker, queue } = getReader();
  const end = await queue.enter({ userId: ctx.user.id, signal: ctx.signal });
  const onEvent = ({ step, done, total }: ReadingStep) =>
    ctx.progress.onStep({
      label: step === "page" ? "Reading pages" : "Recognising pictures of text",
      done,
      total,
    });
  try {
    return await readWhole(
      file.path,
      { ...DEFAULTS, ...options },
      {
        run: (kind, input) =>
          worker.run(kind, input, {
            signal: ctx.signal,
            silenceTimeoutMs: SILENCE_TIMEOUT_MS,
            onEvent,
          }),
        languageFolder: (language) => languageFolder(language, ctx.signal),
      },
    );
  } finally {
    end();
  }
}

/** @throws AppError `provider_unavailable` when it is not on this machine and cannot be fetched in time */
async function languageFolder(
  language: OcrLanguage,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (language === "eng") return undefined;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LANGUAGE_TIMEOUT_MS)]);
  return path.dirname(
    await languageFile(language, { modelsDir: env().MODELS_DIR, signal: inTime }),
  );
}

/** Ends the worker process of this server. */
export async function closePdfReader(): Promise<void> {
  const reader = holder.atelierPdfReader;
  delete holder.atelierPdfReader;
  reader?.queue.close();
  await reader?.worker.close();
}
