import type { PdfJobs } from "@/lib/documents/read-pdf/jobs";
import type { PdfReading, PdfReadingOptions } from "@/lib/documents/read-pdf/pdf";
import { readScans, type ScanTools } from "@/lib/documents/read-pdf/read-scans";
import { markRunningBlocks } from "@/lib/documents/read-pdf/running-blocks";

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
