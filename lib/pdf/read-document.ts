import { AppError } from "@/lib/core/errors";
import type { PdfJobs } from "@/lib/pdf/jobs";
import type { PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";
import { readScans, type ScanTools } from "@/lib/pdf/read-scans";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";
import { TooMuchTextError } from "@/lib/pdf/too-much-text";

/** What `readDocument` needs from its environment. */
export type ReadingTools = Pick<ScanTools, "languageFolder"> & {
  /**
   * Runs a job of the PDF worker, wherever that runs.
   *
   * @throws AppError `unusable` when the file crashes it or takes too long
   */
  run<Kind extends keyof PdfJobs>(
    kind: Kind,
    input: PdfJobs[Kind]["input"],
  ): Promise<PdfJobs[Kind]["output"]>;
};

/**
 * Reads a PDF: the text layer first, then OCR on pages that are only images.
 *
 * @throws TooMuchTextError when it has more than `maxText`; AppError, whatever the worker's jobs throw, see `readTextLayer`
 */
export async function readDocument(
  path: string,
  options: PdfReadingOptions,
  { run, languageFolder }: ReadingTools,
): Promise<PdfReading> {
  const { maxPages, maxText, maxTextMs, findHidden, findPhotos = false } = options;
  const wanted = { maxPages, ...(maxText && { maxText }), maxTextMs, findHidden, findPhotos };
  const reading = await run("read", { path, ...wanted });
  if ("tooMany" in reading) throw new TooMuchTextError(reading.tooMany);
  await readScans(reading, options, {
    // Scans that can't be recognized stay unread; the text of the other pages remains.
    recognize: (input) =>
      run("recognize", { ...input, path }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === "unusable") return [];
        throw error;
      }),
    languageFolder,
  });
  await markRunningBlocks(reading.pages);
  return reading;
}
