import "server-only";

import { askForAnswer } from "@/lib/documents/answer-with-model";
import type { Answer, Question } from "@/lib/documents/question";
import { quoteAnswer } from "@/lib/documents/quote-answer";
import { READER } from "@/lib/documents/reader";
import type { OpenDocument } from "@/lib/documents/store";
import type { RunContext } from "@/lib/providers/context";

/**
 * Answers a question about a document with what the document says, and where. A model that follows
 * instructions writes the answer, and every line of it must be proven; without one, or when nothing of its
 * answer can be proven, the best sentences of the document itself are quoted.
 *
 * @throws AppError what `ctx.text` throws
 */
export async function answerQuestion(
  ctx: RunContext,
  document: OpenDocument,
  question: Question,
): Promise<Answer> {
  if (ctx.text.openDraft)
    return { ...(await quoteAnswer(ctx, document, question)), engine: READER };

  const asked = await askForAnswer(ctx, document, question);
  if (asked.answer || ctx.signal.aborted) return { ...asked, engine: ctx.text.engine };
  const quotes = await quoteAnswer(ctx, document, question);
  ctx.progress.onReplace(quotes.answer);
  return { ...quotes, dropped: asked.dropped, engine: READER };
}
