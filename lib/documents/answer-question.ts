import "server-only";

import { askForAnswer } from "@/lib/documents/answer-with-model";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import type { ChatReply, Question } from "@/lib/documents/question";
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
    return { ...(await extractAnswer(ctx, document, question)), engine: EXTRACTIVE_ENGINE };

  const asked = await askForAnswer(ctx, document, question);
  if (asked.answer || ctx.signal.aborted) return { ...asked, engine: ctx.text.engine };
  const quotes = await extractAnswer(ctx, document, question);
  ctx.progress.onReplace(quotes.answer);
  return { ...quotes, dropped: asked.dropped, engine: EXTRACTIVE_ENGINE };
}
