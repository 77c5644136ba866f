"use client";

import type { PDFDocumentProxy } from "pdfjs-dist/types/src/display/api";

import { loadPart } from "@/lib/client/load-part";

/** The file is local, and only its beginning and end are read. */
const TRY_MS = 15_000;

const fetchPdfjs = () => import("pdfjs-dist");

/**
 * Opens a PDF of the user's own, which doesn't leave the browser.
 *
 * @param password of a locked file
 * @throws pdf.js's exceptions, ApiError `offline` when pdf.js can't be fetched
 */
export async function openPdf(file: File, password: string | undefined): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPart(fetchPdfjs);
  pdfjs.GlobalWorkerOptions.workerPort ??= startWorker();
  return pdfjs.getDocument(await optionsFor(file, password)).promise;
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
    const opened = pdfjs.getDocument({ ...(await optionsFor(file, password)), worker }).promise;
    await Promise.race([opened, failureOf(port)]);
    return "open";
  } catch (error) {
    return Object(error).name === "PasswordException" ? "locked" : "unknown";
  } finally {
    port?.terminate();
  }
}

/** A worker that can't be fetched, or is still at it after long, would keep its caller waiting. */
function failureOf(port: Worker): Promise<never> {
  return new Promise((_, reject) => {
    port.addEventListener("error", reject, { once: true });
    AbortSignal.timeout(TRY_MS).addEventListener("abort", reject, { once: true });
  });
}

function startWorker(): Worker {
  return new Worker(new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url), {
    type: "module",
  });
}

async function optionsFor(file: File, password: string | undefined) {
  return {
    data: await file.arrayBuffer(),
    cMapUrl: "/pdfjs/cmaps/",
    standardFontDataUrl: "/pdfjs/standard_fonts/",
    wasmUrl: "/pdfjs/wasm/",
    enableXfa: false,
    ...(password && { password }),
  };
}
