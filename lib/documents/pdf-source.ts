import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import type { SourceDocument } from "@/lib/documents/summary";
import { type PdfReading, textWithCells } from "@/lib/pdf/pdf";
import { TooMuchTextError } from "@/lib/pdf/too-much-text";

const BLANK = "This PDF has no readable text: its pages are blank.";
const NO_TEXT =
  "This PDF has no readable text. If it's a scan, try one with higher resolution or contrast.";

/**
 * The pages of a PDF that have text, ready to be cited.
 *
 * @throws AppError `unusable` when no page holds text, or all of them too much
 */
export async function sourceOfPdf(reading: PdfReading, fileName: string): Promise<SourceDocument> {
  const pause = createYielder();
  const parts: DocumentPart[] = [];
  let characters = 0;
  for (const page of reading.pages) {
    await pause();
    const text = textWithCells(page);
    characters += text.length;
    if (characters > LIMITS.documentCharacters) throw new TooMuchTextError("characters");
    if (/[\p{L}\p{N}]/u.test(text)) parts.push({ place: page.page, text });
  }
  // What is stamped on a picture that couldn't be read doesn't tell what it says.
  const unread = new Set(readingFacts(reading).unreadPages);
  if (parts.every(({ place }) => unread.has(place)))
    throw new AppError("unusable", reading.pages.every(isBlank) ? BLANK : NO_TEXT);
  const title = reading.title || fileName.replace(/\.pdf$/i, "") || "Untitled document";
  return {
    kind: "pdf",
    title,
    parts,
    outline: reading.outline,
    headings: await headingsOf(reading),
  };
}

function isBlank({ source }: PdfReading["pages"][number]): boolean {
  return source === "empty";
}

/** Enough for a book, and little beside its text. */
const MAX_HEADINGS = 500;

async function headingsOf({ pages }: PdfReading): Promise<string[]> {
  const pause = createYielder();
  const headings = new Set<string>();
  for (const { blocks } of pages) {
    await pause();
    for (const { kind, text } of blocks) {
      if (headings.size >= MAX_HEADINGS) break;
      if (kind === "heading") headings.add(text.replace(/\s+/g, " ").trim());
    }
  }
  return [...headings];
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
