import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { textWithCells } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import { makePdf, type PdfPageContent } from "@/tests/support/make-pdf";
import { runInProcess } from "@/tests/support/pdf-jobs";

const LIMITS = {
  maxPages: 5,
  maxTextMs: 60_000,
  maxOcrPages: 0,
  maxOcrMs: 1,
  findHidden: false,
};

/** What the reader makes of the pages of a PDF: their blocks, with tabs between cells. */
export async function blocksOf(...pages: PdfPageContent[]): Promise<string[]> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-pdf-blocks-")), "test.pdf");
  writeFileSync(file, makePdf(pages));
  const languageFolder = async () => undefined;
  const reading = await readDocument(file, LIMITS, { run: runInProcess, languageFolder });
  return reading.pages.flatMap((one) => textWithCells(one).split("\n\n"));
}
