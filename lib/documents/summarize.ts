import "server-only";

import type { StoredChunk } from "@/db/queries/documents";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { createSearchableDocument } from "@/lib/documents/searchable-document";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import { askForSummary } from "@/lib/documents/summarize-with-model";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";

/** With fewer verified statements, a model's summary is discarded. */
const MIN_STATEMENTS = 3;
const QUESTIONS = 4;

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
  const { kind, title } = source;
  const document = await createSearchableDocument({ kind, title, overview: [] }, chunks);
  const asked = ctx.text.openDraft ? undefined : await askForSummary(ctx, source, document, shape);
  ctx.signal.throwIfAborted();
  if (asked && asked.statements >= Math.min(MIN_STATEMENTS, shape.points.min)) {
    return { ...asked.summary, questions: asked.summary.questions.slice(0, QUESTIONS) };
  }
  const quotes = await extractSummary(ctx, source, shape);
  ctx.progress.onReplace(quotes.markdown);
  const questions = await suggestQuestions(ctx, source, document, QUESTIONS);
  return { ...quotes, questions, dropped: asked?.summary.dropped ?? 0 };
}
