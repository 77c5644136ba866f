import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api";

import { drawPage } from "@/lib/documents/read-pdf/draw-page";
import type { PdfJobs } from "@/lib/documents/read-pdf/jobs";
import type { PdfPage, PdfReadingOptions } from "@/lib/documents/read-pdf/pdf";
import { createRecogniser } from "@/lib/documents/read-pdf/recognise";
import type { JobTools } from "@/lib/workers/serve";

/** 216 dots an inch: recognition wants letters of 20 to 40 pixels. */
const SCALE = 3;

const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
/** Letters that were turned to outlines are many paths. */
const MIN_OUTLINES = 150;

/**
 * Recognises the text of those pages that have a picture on them, within the bounds of the options. What
 * is over the bounds, and what has no text that can be told, is marked `unread`. Changes the pages.
 */
export async function recognisePages(
  document: PDFDocumentProxy,
  doubtful: readonly PdfPage[],
  options: PdfReadingOptions,
  { signal, emit }: JobTools<PdfJobs["read"]["event"]>,
): Promise<void> {
  const wanted: PdfPage[] = [];
  for (const page of doubtful) {
    const known = page.source !== "unread";
    if (known && !(await isPicture(await document.getPage(page.page)))) continue;
    page.source = "unread";
    wanted.push(page);
  }
  const chosen = wanted.slice(0, options.maxOcrPages);
  const deadline = performance.now() + options.maxOcrMs;
  const recogniser = createRecogniser();
  try {
    for (const [index, target] of chosen.entries()) {
      if (signal.aborted || performance.now() > deadline) break;
      emit({ step: "ocr", done: index, total: chosen.length });
      const page = await document.getPage(target.page);
      // A page that cannot be drawn is one that could not be read, and no more than that.
      const drawn = await drawPage(document, page, SCALE).catch(() => undefined);
      const blocks = drawn ? await recogniser.read(drawn.png()) : [];
      if (blocks.length > 0) Object.assign(target, { blocks, source: "ocr" });
      drawn?.free();
      page.cleanup();
    }
  } finally {
    await recogniser.close();
  }
}

/** Whether there may be text on a page that it does not hold as text. */
async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  const outlines = fnArray.filter((operation) => operation === OPS.constructPath).length;
  return outlines >= MIN_OUTLINES || fnArray.some((operation) => PICTURES.has(operation));
}
