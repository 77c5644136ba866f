import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "unpdf/pdfjs";
import type { PdfJobs, Recognised } from "@/lib/pdf/jobs";
import { openPdf } from "@/lib/pdf/open-pdf";
import { createRecogniser } from "@/lib/pdf/page-recognizer";
import { drawPage } from "@/lib/pdf/render-page";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["recognise"];

/** 216 dpi: OCR works best with letters 20 to 40 pixels tall. */
const SCALE = 3;

const PICTURES = new Set<number>([
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
      // A page that can't be rendered must not fail the rest.
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

/** Whether a page draws images or many outlines, which may hold text the text layer lacks. */
export async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  const outlines = fnArray.filter((operation) => operation === OPS.constructPath).length;
  return outlines >= MIN_OUTLINES || fnArray.some((operation) => PICTURES.has(operation));
}
