import "server-only";

import { insertDocument } from "@/db/queries/store-document";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { countWordsOf } from "@/lib/documents/count-words";
import { describeReading } from "@/lib/documents/describe-reading";
import { readingFacts, sourceOfPdf } from "@/lib/documents/pdf-source";
import { preparePassages } from "@/lib/documents/searchable-document";
import type { PdfReading } from "@/lib/pdf/pdf";
import type { RunContext } from "@/lib/providers/context";
import type { ReadDocument } from "@/lib/tools/write-article/contract";

/** Headings that are kept of a table of contents. */
const MAX_OUTLINE = 40;

/**
 * Reads a PDF to write from and keeps its text like that of a summarized one, except that chats go on being about
 * theirs. Reading is a call of its own so that outline, article, and every further try need no second upload.
 *
 * @throws AppError `unusable` when no page has text, `aborted`, and whatever `ctx.pdfReader` throws
 */
export async function readDocument(
  ctx: RunContext,
  { files }: { files: { pdf: UploadedFile } },
): Promise<ReadDocument> {
  const turn = { userId: ctx.user.id, signal: ctx.signal, onStep: ctx.progress.onStep };
  return ctx.pdfReader.read(files.pdf, turn, (reading) => keepReading(ctx, reading, files.pdf));
}

async function keepReading(
  ctx: RunContext,
  reading: PdfReading,
  file: UploadedFile,
): Promise<ReadDocument> {
  const { kind, title, parts, outline, headings } = await sourceOfPdf(reading, file.name);
  const chunks = await preparePassages(kind, parts);
  const words = await countWordsOf(parts, ctx.signal);
  ctx.signal.throwIfAborted();
  const pages = reading.pages.length;
  const meta = { overview: [], outline: outline.slice(0, MAX_OUTLINE), headings, pages };
  const document = { userId: ctx.user.id, kind, title, meta, current: false };
  const { id } = await insertDocument(ctx.db, document, chunks, ctx.now());
  const message = describeReading({ ...readingFacts(reading), condensed: false });
  return { id, title, pages, words, ...(message && { message }) };
}
