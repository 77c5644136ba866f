import type { PdfJobs } from "@/lib/pdf/jobs";
import type { ReadingTools } from "@/lib/pdf/read-document";
import { readFile } from "@/lib/pdf/read-text-layer";
import { recognisePages } from "@/lib/pdf/recognize-pages";

const TOOLS = { signal: new AbortController().signal, emit: () => {} };
const JOBS: {
  [Kind in keyof PdfJobs]: (input: PdfJobs[Kind]["input"]) => Promise<PdfJobs[Kind]["output"]>;
} = {
  read: (input) => readFile(input, TOOLS),
  recognise: (input) => recognisePages(input, TOOLS),
};

/** Runs the PDF worker's jobs in this process. */
export const runHere: ReadingTools["run"] = (kind, input) => JOBS[kind](input);
