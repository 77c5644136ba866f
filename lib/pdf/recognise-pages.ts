import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/types/src/display/api";

import { drawPage } from "@/lib/pdf/draw-page";
import type { PdfJobs, Recognised } from "@/lib/pdf/jobs";
import { openPdf } from "@/lib/pdf/open-pdf";
import { createRecogniser } from "@/lib/pdf/recognise";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["recognise"];

/** 216 dots an inch: recognition wants letters of 20 to 40 pixels. */
const SCALE = 3;

const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
/** Letters that were turned to outlines are many paths. */
const MIN_OUTLINES = 150;

/** Recognises the text in the pictures of pages, one after the other, until its time is over. */
export async function recognisePages(
  input: Job["input"],
  { signal, emit }: JobTools<Job["event"]>,
): Promise<Job["output"]> {
  const deadline = performance.now() + input.maxMs;
  const document = await openPdf(input.path, Number.POSITIVE_INFINITY);
  const recogniser = await createRecogniser(input.language, input.languageFolder);
  const recognised: Recognised[] = [];
  try {
    for (const [index, number] of input.pages.entries()) {
      if (signal.aborted || performance.now() > deadline) break;
      emit({ step: "ocr", done: input.before + index, total: input.total });
      const page = await document.getPage(number);
      // A page that cannot be drawn is one that could not be read, and no more than that.
      const drawn = await drawPage(document, page, SCALE).catch(() => undefined);
      const nothing = { blocks: [], confidence: 0, letters: 0 };
      const found = drawn ? await recogniser.read(drawn.png()) : nothing;
      recognised.push({ page: number, ...found });
      drawn?.free();
      page.cleanup();
    }
    return recognised;
  } finally {
    await recogniser.close();
    await document.destroy();
  }
}

/** Whether there may be text on a page that it does not hold as text. */
export async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  const outlines = fnArray.filter((operation) => operation === OPS.constructPath).length;
  return outlines >= MIN_OUTLINES || fnArray.some((operation) => PICTURES.has(operation));
}
