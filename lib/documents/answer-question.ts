import "server-only";

import { askForAnswer } from "@/lib/documents/answer-with-model";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { unitsOf } from "@/lib/documents/indexed-document";
import type { ChatReply, Question } from "@/lib/documents/question";
import type { QuotedAnswer } from "@/lib/documents/quoted-answer";
import { partOfListNote } from "@/lib/documents/reader/list-parts";
import type { SearchableDocument } from "@/lib/documents/searchable-document";
import type { RunContext } from "@/lib/providers/context";

/**
 * Answers a question about a document, citing where it says so. An instruction-following model
 * writes the answer and every line of it must be verified; without one, or when nothing could be
 * verified, the best sentences of the document are quoted instead.
 *
 * @throws AppError whatever `ctx.text` throws
 */
export async function answerQuestion(
  ctx: RunContext,
  document: SearchableDocument,
  question: Question,
): Promise<ChatReply> {
  if (ctx.text.openDraft)
    return { ...(await quotedAnswer(ctx, document, question)), engine: EXTRACTIVE_ENGINE };

  const asked = await askForAnswer(ctx, document, question);
  if (asked.answer || ctx.signal.aborted) return { ...asked, engine: ctx.text.engine };
  const quotes = await quotedAnswer(ctx, document, question);
  ctx.progress.onReplace(quotes.answer);
  return { ...quotes, dropped: asked.dropped, engine: EXTRACTIVE_ENGINE };
}

/** An answer that says where it quotes only some items of a list. */
async function quotedAnswer(
  ctx: RunContext,
  document: SearchableDocument,
  question: Question,
): Promise<QuotedAnswer> {
  const quoted = await extractAnswer(ctx, document, question);
  const isLed = quoted.answer.startsWith("**");
  if (document.kind !== "pdf" || !quoted.found || isLed || ctx.signal.aborted) return quoted;
  const note = partOfListNote(quoted.citations, (await unitsOf(document)).structure.units);
  return note ? { ...quoted, answer: `${quoted.answer}\n\n${note}` } : quoted;
}
