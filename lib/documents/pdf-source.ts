import { AppError } from "@/lib/core/errors";
import type { SourceDocument } from "@/lib/documents/summary";
import { type PdfReading, textWithCells } from "@/lib/pdf/pdf";

const NO_TEXT =
  "This PDF has no readable text. If it's a scan, try one with higher resolution or contrast.";

/**
 * The pages of a PDF that have text, ready to be cited.
 *
 * @throws AppError `unusable` when no page holds text
 */
export function sourceOfPdf(reading: PdfReading, fileName: string): SourceDocument {
  const parts = reading.pages
    .map((page) => ({ place: page.page, text: textWithCells(page) }))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
  if (parts.length === 0) throw new AppError("unusable", NO_TEXT);
  const title = reading.title || fileName.replace(/\.pdf$/i, "") || "Untitled document";
  return { kind: "pdf", title, parts, outline: reading.outline, headings: headingsOf(reading) };
}

/** Enough for a book, and little beside its text. */
const MAX_HEADINGS = 500;

function headingsOf({ pages }: PdfReading): string[] {
  const headings = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "heading"));
  return [...new Set(headings.map(({ text }) => text.replace(/\s+/g, " ").trim()))].slice(
    0,
    MAX_HEADINGS,
  );
}

/** What `describeReading` needs to know: pages by how they were read, and the languages of scans. */
export function readingFacts(reading: PdfReading) {
  const pagesFrom = (wanted: string) =>
    reading.pages.filter((page) => page.source === wanted).map((page) => page.page);
  const ocrLanguage = reading.pages.find((page) => page.ocrLanguage)?.ocrLanguage;
  return {
    ocrPages: pagesFrom("ocr"),
    unreadPages: pagesFrom("unread"),
    skippedPages: pagesFrom("skipped"),
    /** The OCR language used, and the one that would have been right. */
    ...(ocrLanguage && { ocrLanguage }),
    ...(reading.missingLanguage && { missingLanguage: reading.missingLanguage }),
  };
}
