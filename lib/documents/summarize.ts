import "server-only";

import type { StoredChunk } from "@/db/queries/documents";
import { chunksToParts } from "@/lib/documents/chunk";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { createSearchableDocument } from "@/lib/documents/searchable-document";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import { askForSummary } from "@/lib/documents/summarize-with-model";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { RunContext } from "@/lib/providers/context";

/** With fewer verified statements, a model's summary is discarded. */
const MIN_STATEMENTS = 3;
const QUESTIONS = 4;
/** About 80 pages. */
const QUESTION_PASSAGES = 300;

/**
 * Summarizes a document, citing the source of each point. An instruction-following model writes it
 * and every line must be verified; without one, or when too little could be verified, it consists
 * of the document's own sentences.
 *
 * @param chunks the document's passages, from `preparePassages`
 * @throws AppError `aborted`, and whatever `ctx.text` throws
 */
export async function summarizeDocument(
  ctx: RunContext,
  source: SourceDocument,
  chunks: readonly StoredChunk[],
  shape: SummaryShape,
): Promise<Summary> {
  const asked = ctx.text.openDraft ? undefined : await askForSummary(ctx, source, chunks, shape);
  ctx.signal.throwIfAborted();
  if (asked && asked.statements >= Math.min(MIN_STATEMENTS, shape.points.min)) {
    return { ...asked.summary, questions: asked.summary.questions.slice(0, QUESTIONS) };
  }
  const extract = source.kind === "youtube" ? summarizeTalk : extractSummary;
  const quotes = await extract(ctx, source, shape);
  ctx.progress.onReplace(quotes.markdown);
  const questions = await questionsOn(ctx, source, chunks);
  return { ...quotes, questions, dropped: asked?.summary.dropped ?? 0 };
}

/** Suggests questions about the beginning of a document: indexing all of a book takes too long. */
async function questionsOn(
  ctx: RunContext,
  source: SourceDocument,
  chunks: readonly StoredChunk[],
): Promise<string[]> {
  const { kind, title, outline, headings } = source;
  const first = chunks.slice(0, QUESTION_PASSAGES);
  const parts = first.length < chunks.length ? chunksToParts(first) : source.parts;
  const until = first.at(-1)?.place ?? 0;
  const beginning = {
    kind,
    title,
    parts,
    headings,
    outline: outline.filter(({ place }) => place <= until),
  };
  const document = await createSearchableDocument({ kind, title, overview: [], headings }, first);
  return suggestQuestions(ctx, beginning, document, QUESTIONS);
}
