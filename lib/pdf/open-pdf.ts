import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import { definePDFJSModule, getDocumentProxy } from "unpdf";
import type { PDFDocumentProxy } from "unpdf/pdfjs";

import { AppError } from "@/lib/core/errors";

/** Images with more pixels than this are skipped: decoding them would exhaust memory. */
const MAX_IMAGE_PIXELS = 64_000_000;
/** Like Acrobat, accepts `%PDF-` anywhere in the first 1,024 bytes. */
const MARK_WITHIN_BYTES = 1_024;

/**
 * Opens a PDF without fetching external resources or running its scripts. The caller destroys it.
 *
 * @throws AppError `unsupported_media` when it isn't a PDF, `unusable` when it is empty, damaged or
 *   password-protected, `payload_too_large` when it has too many pages
 */
export async function openPdf(path: string, maxPages: number): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await readFile(path));
  if (data.length === 0) throw new AppError("unusable", "This file is empty. Choose another PDF.");
  const head = Buffer.from(data.subarray(0, MARK_WITHIN_BYTES)).toString("latin1");
  if (!head.includes("%PDF-"))
    throw new AppError("unsupported_media", "This file isn't a PDF. Choose a PDF file.");

  const document = await parse(data);
  if (document.numPages > maxPages) {
    const pages = document.numPages.toLocaleString("en");
    await document.destroy();
    throw new AppError(
      "payload_too_large",
      `This PDF has ${pages} pages, and the limit is ${maxPages.toLocaleString("en")}. Upload a shorter one.`,
    );
  }
  return document;
}

async function parse(data: Uint8Array): Promise<PDFDocumentProxy> {
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  // Paths, not the `file:` addresses that unpdf gives: pdf.js can't read those in Node.
  const path = (name: string) => `${join(folder, name)}/`;
  // Imported before unpdf fills in for a missing DOMMatrix, so that pdf.js takes the canvas's whole one.
  await definePDFJSModule(async () => pdfjs);
  try {
    return await getDocumentProxy(data, {
      cMapUrl: path("cmaps"),
      standardFontDataUrl: path("standard_fonts"),
      wasmUrl: path("wasm"),
      iccUrl: path("iccs"),
      useSystemFonts: false,
      enableXfa: false,
      maxImageSize: MAX_IMAGE_PIXELS,
      verbosity: 0,
    });
  } catch (cause) {
    throw toPdfError(cause);
  }
}

function toPdfError(cause: unknown): AppError {
  if (cause instanceof Error && cause.name === "PasswordException") {
    return new AppError(
      "unusable",
      "This PDF is password-protected. Remove the password and upload it again.",
      { cause },
    );
  }
  return new AppError(
    "unusable",
    "This PDF is damaged and can't be opened. Export or download it again.",
    { cause },
  );
}
