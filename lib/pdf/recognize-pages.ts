import type { PdfJobs, RecognizedImageText } from "@/lib/pdf/jobs";
import { openPage } from "@/lib/pdf/open-page";
import { type PdfFile, withPdf } from "@/lib/pdf/open-pdf";
import { createPageRecognizer, type PageRecognizer } from "@/lib/pdf/page-recognizer";
import { readUpright, type UsualTurn } from "@/lib/pdf/read-upright";
import { type RenderedPage, renderPage } from "@/lib/pdf/render-page";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["recognize"];

/** 216 dpi: OCR works best with letters 20 to 40 pixels tall. */
const SCALE = 3;

/**
 * Runs OCR on pages one by one, each the right way up, until the time is up. A page that can't be rendered counts as
 * empty.
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
    // Whoever scans one page sideways scans the next one so, too.
    let usual: UsualTurn = { turns: 0, isCompared: false };
    const hasTime = () => !signal.aborted && performance.now() <= deadline;
    try {
      for (const [index, page] of input.pages.entries()) {
        if (!hasTime()) break;
        emit({ step: "ocr", done: input.before + index, total: input.total });
        const drawn = drawPage(file, page);
        if (!drawn) {
          recognized.push({ page, ...NOTHING });
          continue;
        }
        recognizer ??= await createPageRecognizer(input.language, input.languageFolder);
        const { text, ...turn } = await readUpright(recognizer, drawn, { usual, hasTime });
        const { blocks, confidence, letters } = text;
        if (blocks.length > 0) usual = turn;
        recognized.push({ page, blocks, confidence, letters });
      }
      return recognized;
    } finally {
      await recognizer?.close();
    }
  });
}

const NOTHING = { blocks: [], confidence: 0, letters: 0 };

/** A page as it is shown; undefined when it is damaged. */
function drawPage(file: PdfFile, number: number): RenderedPage | undefined {
  const page = openPage(file, number);
  const drawn = page && renderPage(page, SCALE);
  page?.close();
  return drawn;
}
