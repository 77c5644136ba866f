import type { PdfJobs } from "@/lib/pdf/jobs";
import type { PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";
import { readScans, type ScanTools } from "@/lib/pdf/read-scans";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";

export type ReadingTools = Pick<ScanTools, "languageFolder"> & {
  /** Does a job of the PDF worker, wherever that runs. */
  run<Kind extends keyof PdfJobs>(
    kind: Kind,
    input: PdfJobs[Kind]["input"],
  ): Promise<PdfJobs[Kind]["output"]>;
};

/** Reads a PDF: first the text of its pages, then pages that are only pictures, in the language of the document. */
export async function readWhole(
  path: string,
  options: PdfReadingOptions,
  { run, languageFolder }: ReadingTools,
): Promise<PdfReading> {
  const { maxPages, findHidden } = options;
  const reading = await run("read", { path, maxPages, findHidden });
  await readScans(reading, options, {
    recognise: (input) => run("recognise", { ...input, path }),
    languageFolder,
  });
  markRunningBlocks(reading.pages);
  return reading;
}
