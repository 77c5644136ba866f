import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { countWords } from "@/lib/core/text";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { embedPassages } from "@/lib/documents/embed-passages";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { hasFewWords, listWords } from "@/lib/documents/list-words";
import { preparePassages, saveDocument } from "@/lib/documents/searchable-document";
import { summarizeDocument } from "@/lib/documents/summarize";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import { type PdfReading, textOfPage } from "@/lib/pdf/pdf";
import type { RunContext } from "@/lib/providers/context";
import type { PdfSummary } from "@/lib/tools/pdf-summarizer/contract";
import { describeReading } from "@/lib/tools/pdf-summarizer/describe-reading";

const SHAPE: SummaryShape = { points: { min: 4, max: 6 }, sections: true, figures: true };

/**
 * Summarizes a PDF, citing the page of every point. From then on, the chat is about this document.
 *
 * The document and the creation are saved last, in one transaction, so a failed run changes
 * nothing.
 *
 * @throws AppError `unusable` when no page has text, `aborted`, and whatever `ctx.pdfReader` and
 *   `summarizeDocument` throw
 */
export async function summarizePdf(
  ctx: RunContext,
  { files }: { files: { pdf: UploadedFile } },
): Promise<PdfSummary> {
  const startedAt = ctx.now();
  const reading = await ctx.pdfReader.read(files.pdf, {
    userId: ctx.user.id,
    signal: ctx.signal,
    onStep: ctx.progress.onStep,
  });
  const source = toSource(reading, files.pdf.name);
  const { kind, title, parts } = source;
  const chunks = await preparePassages(kind, parts);
  const found = await summarizeDocument(ctx, source, chunks, SHAPE);
  const words = saysLittle(found, source) ? listWords(source) : undefined;
  const summary = words?.summary ?? found;
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the summary was ready.");

  const { markdown, overview, condensed, ...shown } = summary;
  const pagesFrom = (wanted: string) =>
    reading.pages.filter((page) => page.source === wanted).map((page) => page.page);
  const meta = {
    ...shown,
    title,
    pages: reading.pages.length,
    words: parts.reduce((sum, part) => sum + countWords(part.text), 0),
    ocrPages: pagesFrom("ocr"),
    unreadPages: pagesFrom("unread"),
    skippedPages: pagesFrom("skipped"),
    ...languagesOf(reading),
    ...ctx.tokens(),
    seconds: secondsBetween(startedAt, ctx.now()),
  };
  const wordList = words && (words.isCut ? "cut" : "whole");
  const message = describeReading({ ...meta, condensed, wordList });
  const saved = await ctx.db.transaction(async (tx) => {
    const document = await saveDocument(
      { ...ctx, db: tx },
      { kind, title, meta: { overview }, chunks },
    );
    const row = await keepCreation(
      { ...ctx, db: tx },
      {
        tool: "pdf-summarizer",
        type: "pdf-summary",
        prompt: files.pdf.name || title,
        content: markdown,
        meta: { ...meta, contextId: document.id },
      },
    );
    return {
      id: row.id,
      content: markdown,
      contextId: document.id,
      meta,
      ...(message && { message }),
    };
  });
  void embedPassages(ctx, saved.contextId, chunks);
  return saved;
}

/** Whether there was nothing to choose from, or so little that all of it can be shown. */
function saysLittle({ markdown, engine }: Summary, { parts }: SourceDocument): boolean {
  return markdown === "" || (engine.id === EXTRACTIVE_ENGINE.id && hasFewWords(parts));
}

/** The OCR language used, and the one that would have been right. */
function languagesOf({ pages, missingLanguage }: PdfReading) {
  const ocrLanguage = pages.find((page) => page.ocrLanguage)?.ocrLanguage;
  return { ...(ocrLanguage && { ocrLanguage }), ...(missingLanguage && { missingLanguage }) };
}

const NO_TEXT =
  "This PDF has no readable text. If it's a scan, try one with higher resolution or contrast.";

/** @throws AppError `unusable` when no page holds text */
function toSource(reading: PdfReading, fileName: string): SourceDocument {
  const parts = reading.pages
    .map((page) => ({ place: page.page, text: textOfPage(page) }))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
  if (parts.length === 0) throw new AppError("unusable", NO_TEXT);
  const title = reading.title || fileName.replace(/\.pdf$/i, "") || "Untitled document";
  return { kind: "pdf", title, parts, outline: reading.outline };
}
