import type { PdfJobs } from "@/lib/pdf/jobs";
import type { ReadingTools } from "@/lib/pdf/read-document";
import { readPictureFile } from "@/lib/pdf/read-picture-file";
import { readTextLayer } from "@/lib/pdf/read-text-layer";
import { recognizePages } from "@/lib/pdf/recognize-pages";
import { unlockPdf } from "@/lib/pdf/unlock-pdf";

const TOOLS = { signal: new AbortController().signal, emit: () => {} };
const JOBS: {
  [Kind in keyof PdfJobs]: (input: PdfJobs[Kind]["input"]) => Promise<PdfJobs[Kind]["output"]>;
} = {
  read: (input) => readTextLayer(input, TOOLS),
  unlock: unlockPdf,
  picture: (input) => readPictureFile(input, TOOLS),
  recognize: (input) => recognizePages(input, TOOLS),
};

/** Runs the PDF worker's jobs in this process. */
export const runInProcess: ReadingTools["run"] = (kind, input) => JOBS[kind](input);
