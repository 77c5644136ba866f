import { sourceOfPdf } from "@/lib/documents/pdf-source";
import { pageText } from "@/lib/ocr/page-text";
import { toBlocks, toLines } from "@/lib/pdf/blocks";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";
import { hasReference, isPageNumber, runningKeys } from "@/lib/pdf/running-key";
import { joinStackedRows } from "@/lib/pdf/stacked-rows";
import { extractTextContract } from "@/lib/tools/extract-text/contract";
import { textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { isJobPosting } from "@/lib/tools/review-resume/is-resume";
import { layoutRemarks } from "@/lib/tools/review-resume/layout";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { remarksOfJson } from "@/lib/tools/review-resume/remarks-of-json";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { patternsFor } from "@/lib/tools/review-resume/rewrite";
import { readingOf } from "@/tests/support/analyzers/reading-of";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

/** What reads pages: of PDFs, of images, and of résumés. */
export const ANALYZERS_OF_PAGES: Record<string, (text: string) => unknown> = {
  textAsMarkdown,
  pageText: (text) => pageText(placedPage([[0, 0, text], ...PRICED])),
  extractTextInput: (text) => extractTextContract.input.safeParse({ text }),
  matchDegrees: (text) =>
    matchJob(toResume(readingOf(text)), "Requirements:\n- Master's degree\n- high school diploma"),
  patternsFor: (text) => patternsFor([`Responsible for ${text}`]),
  reviewResume: async (text) => {
    const resume = toResume(readingOf(text));
    return toReport(resume, await analyzeResume(resume, { lines: [], issues: [] }, undefined));
  },
  parseContact: (text) => parseContact(toResume(readingOf(`Ada Byron, ${text}`))),
  isJobPosting: (text) => [isJobPosting(text), isJobPosting(`2019 – ${text}`)],
  remarksOfJson,
  layoutRemarks: (text) => layoutRemarks(readingOf(text).pages),
  runningKeys: (text) => [runningKeys(text, 1), isPageNumber(text), hasReference(text)],
  runningKeysOfNumbered: (text) => [runningKeys(`a${text}1`, 1), runningKeys(`1${text}A`, 1)],
  markRunningBlocks: async (text) => {
    const { pages } = readingOf(text);
    await markRunningBlocks([1, 2, 3].flatMap(() => structuredClone(pages)));
  },
  sourceOfPdf: (text) => sourceOfPdf(readingOf(`Bees. ${text}`), "bees.pdf"),
  sourceOfRow: (text) => {
    const reading = readingOf(`Bees. ${text}`);
    for (const block of reading.pages.flatMap(({ blocks }) => blocks)) block.gaps = [5];
    return sourceOfPdf(reading, "bees.pdf");
  },
  toBlocks: (text) => {
    const place = { x: 0, y: 0, width: 8, size: 10, font: "", angle: 0 };
    const fragments = [text, "Bees", text].map((one, at) => ({ ...place, y: 20 * at, text: one }));
    return toBlocks(toLines(joinStackedRows(fragments)), { size: 10, font: "" });
  },
};

/** Beside these, any text may belong to a receipt. */
const PRICED: Placed[] = [
  [0, 2, "Bread"],
  [30, 2, "9.80"],
  [0, 3, "Total"],
  [30, 3, "9.80"],
];
