import type { PdfJobs, RecognizedImageText } from "@/lib/pdf/jobs";
import { openPage } from "@/lib/pdf/open-page";
import { type PdfFile, withPdf } from "@/lib/pdf/open-pdf";
import { createPageRecognizer, type PageRecognizer } from "@/lib/pdf/page-recognizer";
import { renderPage, toGrayImage } from "@/lib/pdf/render-page";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["recognize"];

/** 216 dpi: OCR works best with letters 20 to 40 pixels tall. */
const SCALE = 3;

/**
 * Runs OCR on pages one by one until the time is up. A page that can't be rendered counts as empty.
 *
 * @throws AppError as `withPdf`
 */
export async function recognizePages(
  input: Job["input"],
  { signal, emit }: JobTools<Job["event"]>,
): Promise<Job["output"]> {
  const deadline = performance.now() + input.maxMs;
  return withPdf(input.path, Number.POSITIVE_INFINITY, async (file) => {
    const recognized: RecognizedImageText[] = [];
    let recognizer: PageRecognizer | undefined;
    try {
      for (const [index, page] of input.pages.entries()) {
        if (signal.aborted || performance.now() > deadline) break;
        emit({ step: "ocr", done: input.before + index, total: input.total });
        const image = drawPage(file, page);
        if (image) recognizer ??= await createPageRecognizer(input.language, input.languageFolder);
        const found = image && (await recognizer?.read(image));
        recognized.push({ page, ...(found ?? NOTHING) });
      }
      return recognized;
    } finally {
      await recognizer?.close();
    }
  });
}

const NOTHING = { blocks: [], confidence: 0, letters: 0 };

/** A gray image of a page; undefined when it is damaged. */
function drawPage(file: PdfFile, number: number): Buffer | undefined {
  const page = openPage(file, number);
  const drawn = page && renderPage(page, SCALE);
  page?.close();
  return drawn && toGrayImage(drawn);
}
