import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { markScans } from "@/lib/documents/citation";
import { countWordsOf } from "@/lib/documents/count-words";
import { describeReading } from "@/lib/documents/describe-reading";
import { embedPassages } from "@/lib/documents/embed-passages";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { hasFewWords, listWords } from "@/lib/documents/list-words";
import { readingFacts, sourceOfPdf } from "@/lib/documents/pdf-source";
import { preparePassages, saveDocument } from "@/lib/documents/searchable-document";
import { summarizeDocument } from "@/lib/documents/summarize";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import { foreignLanguage } from "@/lib/drafting/foreign-language";
import { keepFile } from "@/lib/files/keep-source";
import type { PdfReading } from "@/lib/pdf/pdf";
import type { RunContext } from "@/lib/providers/context";
import type { PdfSummary } from "@/lib/tools/pdf-summarizer/contract";

/** Of the middle of a document, which tell its language. */
const LANGUAGE_CHARACTERS = 4_000;

const SHAPE: SummaryShape = { points: { min: 4, max: 6 }, sections: true, figures: true };

/**
 * Summarizes a PDF, citing the page of every point. From then on, the chat is about this document.
 *
 * The document and the creation are saved last and appear in one transaction, so a failed run changes
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
  const turn = { userId: ctx.user.id, signal: ctx.signal, onStep: ctx.progress.onStep };
  return ctx.pdfReader.read(files.pdf, turn, (reading) =>
    summarizeReading(ctx, reading, { file: files.pdf, startedAt }),
  );
}

async function summarizeReading(
  ctx: RunContext,
  reading: PdfReading,
  { file, startedAt }: { file: UploadedFile; startedAt: Date },
): Promise<PdfSummary> {
  const source = await sourceOfPdf(reading, file.name);
  // Nothing below holds on to the reading, which takes more than its text.
  const pages = reading.pages.length;
  const facts = readingFacts(reading);
  const { kind, title, parts, headings } = source;
  const chunks = await preparePassages(kind, parts);
  const found = await summarizeDocument(ctx, source, chunks, SHAPE);
  const words = saysLittle(found, source) ? listWords(source) : undefined;
  const summary = words?.summary ?? found;
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the summary was ready.");

  const { markdown, overview, condensed, isRecognized: _, ...shown } = summary;
  const { ocrPages } = facts;
  const content = markScans(markdown, new Set(ocrPages));
  const meta = {
    ...shown,
    title,
    pages,
    words: await countWordsOf(parts, ctx.signal),
    ...facts,
    ...ctx.tokens(),
    seconds: secondsBetween(startedAt, ctx.now()),
  };
  const wordList = words && (words.isCut ? "cut" : "whole");
  const foreign = meta.engine.id === EXTRACTIVE_ENGINE.id ? languageOf(source) : undefined;
  const message = describeReading({ ...meta, condensed, wordList, foreign });
  const pdf = await keepFile(ctx, file, "application/pdf");
  const document = { kind, title, meta: { overview, headings, ocrPages }, chunks };
  const saved = await saveDocument(ctx, document, async (tx, contextId) => {
    const row = await keepCreation(
      { ...ctx, db: tx },
      {
        tool: "pdf-summarizer",
        type: "pdf-summary",
        prompt: file.name || title,
        content,
        meta: { ...meta, contextId },
        parts: { source: pdf },
      },
    );
    return { id: row.id, content, contextId, meta, ...(message && { message }) };
  });
  void embedPassages(ctx, saved.contextId);
  return saved;
}

/** A document's language by name, when it clearly isn't English. */
function languageOf({ parts }: SourceDocument): string | undefined {
  const text = parts.map((part) => part.text).join(" ");
  const middle = Math.max(0, Math.floor((text.length - LANGUAGE_CHARACTERS) / 2));
  return foreignLanguage(text.slice(middle, middle + LANGUAGE_CHARACTERS));
}

/** Whether there was nothing to choose from, or so little that all of it can be shown. */
function saysLittle(summary: Summary, { parts }: SourceDocument): boolean {
  const { markdown, engine, isRecognized } = summary;
  if (markdown === "") return true;
  return engine.id === EXTRACTIVE_ENGINE.id && !isRecognized && hasFewWords(parts);
}
