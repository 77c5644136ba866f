import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api";

import { drawPage } from "@/lib/documents/read-pdf/draw-page";
import type { PdfJobs } from "@/lib/documents/read-pdf/jobs";
import type { PdfPage, PdfReadingOptions } from "@/lib/documents/read-pdf/pdf";
import { createRecogniser } from "@/lib/documents/read-pdf/recognise";
import type { JobTools } from "@/lib/workers/serve";

/** 216 dots an inch: recognition wants letters of 20 to 40 pixels. */
const SCALE = 3;

const DRAWS = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.showText,
  OPS.showSpacedText,
  OPS.constructPath,
]);

/**
 * Recognises the text of pages whose own is not usable and that have something drawn on them, within the
 * bounds of the options. What is over the bounds is marked `unread`. Changes the pages.
 */
export async function recognisePages(
  document: PDFDocumentProxy,
  pages: readonly PdfPage[],
  options: PdfReadingOptions,
  { signal, emit }: JobTools<PdfJobs["read"]["event"]>,
): Promise<void> {
  const wanted: PdfPage[] = [];
  for (const page of pages) {
    if (page.source !== "empty" || !(await isDrawn(await document.getPage(page.page)))) continue;
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
      if (drawn) target.blocks = await recogniser.read(drawn.png());
      if (target.blocks.length > 0) target.source = "ocr";
      drawn?.free();
      page.cleanup();
    }
  } finally {
    await recogniser.close();
  }
}

async function isDrawn(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray.some((operation) => DRAWS.has(operation));
}
