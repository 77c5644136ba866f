import type { PdfJobs } from "@/lib/pdf/jobs";
import type { PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";
import { readScans, type ScanTools } from "@/lib/pdf/read-scans";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";

/** What `readDocument` needs from its environment. */
export type ReadingTools = Pick<ScanTools, "languageFolder"> & {
  /** Runs a job of the PDF worker, wherever that runs. */
  run<Kind extends keyof PdfJobs>(
    kind: Kind,
    input: PdfJobs[Kind]["input"],
  ): Promise<PdfJobs[Kind]["output"]>;
};

/**
 * Reads a PDF: the text layer first, then OCR on pages that are only images.
 *
 * @throws AppError whatever the worker's jobs throw, see `readTextLayer`
 */
export async function readDocument(
  path: string,
  options: PdfReadingOptions,
  { run, languageFolder }: ReadingTools,
): Promise<PdfReading> {
  const { maxPages, findHidden } = options;
  const reading = await run("read", { path, maxPages, findHidden });
  await readScans(reading, options, {
    recognize: (input) => run("recognize", { ...input, path }),
    languageFolder,
  });
  markRunningBlocks(reading.pages);
  return reading;
}
