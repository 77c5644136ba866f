import "server-only";

import type { RunContext } from "@/lib/context";
import { askForAnswer } from "@/lib/documents/answer-with-model";
import type { Citation } from "@/lib/documents/place";
import { quoteAnswer } from "@/lib/documents/quote-answer";
import { READER } from "@/lib/documents/reader";
import type { OpenDocument } from "@/lib/documents/store";
import type { TextEngine } from "@/lib/providers/text/port";

/** A turn of the chat so far. */
export type Turn = { role: "user" | "ai"; text: string };

export type Question = {
  /** Untrusted. */
  question: string;
  /** The chat so far, oldest first: sent by the page, untrusted. */
  turns: readonly Turn[];
};

export type Answer = {
  /** Markdown; its citations are links inside the page. */
  answer: string;
  /** False: the document does not say, and `answer` says so. */
  found: boolean;
  citations: Citation[];
  /** Statements of a model that could not be verified and are not in `answer`. */
  dropped: number;
  engine: TextEngine;
};

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
