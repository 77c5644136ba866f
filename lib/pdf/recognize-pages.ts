import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "unpdf/pdfjs";
import type { PdfJobs, RecognizedImageText } from "@/lib/pdf/jobs";
import { openPdf } from "@/lib/pdf/open-pdf";
import { createPageRecognizer } from "@/lib/pdf/page-recognizer";
import { renderPage } from "@/lib/pdf/render-page";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["recognize"];

/** 216 dpi: OCR works best with letters 20 to 40 pixels tall. */
const SCALE = 3;

const IMAGE_OPERATORS = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
/** Text converted to outlines shows up as many paths. */
const MIN_OUTLINES = 150;

/**
 * Runs OCR on pages one by one until the time is up. A page that can't be rendered counts as empty.
 *
 * @throws AppError as `openPdf`
 */
export async function recognizePages(
  input: Job["input"],
  { signal, emit }: JobTools<Job["event"]>,
): Promise<Job["output"]> {
  const deadline = performance.now() + input.maxMs;
  const document = await openPdf(input.path, Number.POSITIVE_INFINITY);
  const recognizer = await createPageRecognizer(input.language, input.languageFolder);
  const recognized: RecognizedImageText[] = [];
  try {
    for (const [index, number] of input.pages.entries()) {
      if (signal.aborted || performance.now() > deadline) break;
      emit({ step: "ocr", done: input.before + index, total: input.total });
      const page = await document.getPage(number);
      // A page that can't be rendered must not fail the rest.
      const drawn = await renderPage(document, page, SCALE).catch(() => undefined);
      const nothing = { blocks: [], confidence: 0, letters: 0 };
      const found = drawn ? await recognizer.read(drawn.png()) : nothing;
      recognized.push({ page: number, ...found });
      drawn?.free();
      page.cleanup();
    }
    return recognized;
  } finally {
    await recognizer.close();
    await document.destroy();
  }
}

/** Whether a page draws images or many outlines, which may hold text the text layer lacks. */
export async function isScannedPage(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  const outlines = fnArray.filter((operation) => operation === OPS.constructPath).length;
  return outlines >= MIN_OUTLINES || fnArray.some((operation) => IMAGE_OPERATORS.has(operation));
}
