"use client";

import type { PDFDocumentProxy, PDFWorker } from "pdfjs-dist/types/src/display/api";

import { loadPart } from "@/lib/client/load-part";

/** The file is local; what takes longer to read is left to the server. */
const TRY_MS = 15_000;

const fetchPdfjs = () => import("pdfjs-dist");

/**
 * Opens a PDF of the user's own, which doesn't leave the browser.
 *
 * @param password of a locked file
 * @throws pdf.js's exceptions, ApiError `offline` when pdf.js can't be fetched, the worker's error event when that can't be
 */
export async function openPdf(file: File, password: string | undefined): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPart(fetchPdfjs);
  const options = pdfjs.GlobalWorkerOptions;
  options.workerPort ??= startWorker();
  const port: Worker = options.workerPort;
  return Promise.race([openWith(pdfjs, file, password), errorOf(port)]).catch((error: unknown) => {
    // Without its script, it answers nobody: the next file gets another one.
    if (error instanceof Event && options.workerPort === port) options.workerPort = null;
    throw error;
  });
}

/** Whether a PDF opens with a password, or without one; "unknown" where this browser can't tell. */
export async function tryPdf(
  file: File,
  password?: string,
): Promise<"open" | "locked" | "unknown"> {
  let port: Worker | undefined;
  try {
    const pdfjs = await loadPart(fetchPdfjs);
    // A worker of its own: ending the shared one would end the document on the page.
    port = startWorker();
    const worker = pdfjs.PDFWorker.create({ port });
    await Promise.race([openWith(pdfjs, file, password, worker), failureOf(port)]);
    return "open";
  } catch (error) {
    return isRefusal(error) ? "locked" : "unknown";
  } finally {
    port?.terminate();
  }
}

/** A worker that can't be fetched, or is still at it after long, would keep its caller waiting. */
function failureOf(port: Worker): Promise<never> {
  const tooLong = new Promise<never>((_, reject) => {
    AbortSignal.timeout(TRY_MS).addEventListener("abort", reject, { once: true });
  });
  return Promise.race([errorOf(port), tooLong]);
}

/** pdf.js doesn't listen to the error of a worker that it's handed, and would wait for its answer forever. */
function errorOf(port: Worker): Promise<never> {
  return new Promise((_, reject) => {
    port.addEventListener("error", reject, { once: true });
  });
}

function startWorker(): Worker {
  return new Worker(new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url), {
    type: "module",
  });
}

async function openWith(
  pdfjs: typeof import("pdfjs-dist"),
  file: File,
  password = "",
  worker?: PDFWorker,
): Promise<PDFDocumentProxy> {
  const open = async (spelling: string) =>
    pdfjs.getDocument({
      data: await file.arrayBuffer(),
      cMapUrl: "/pdfjs/cmaps/",
      standardFontDataUrl: "/pdfjs/standard_fonts/",
      wasmUrl: "/pdfjs/wasm/",
      enableXfa: false,
      ...(spelling && { password: spelling }),
      ...(worker && { worker }),
    }).promise;
  const encoded = bytesOf(password);
  return open(password).catch((error: unknown) => {
    if (encoded === password || !isRefusal(error)) throw error;
    return open(encoded);
  });
}

/** The bytes of a password in UTF-8, one a letter: some encryption of PDF 1.7 wants it so, and pdf.js takes it as it is. */
function bytesOf(password: string): string {
  const bytes = new TextEncoder().encode(password);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function isRefusal(error: unknown): boolean {
  return Object(error).name === "PasswordException";
}
