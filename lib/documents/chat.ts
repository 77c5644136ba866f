import "server-only";

import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { answerQuestion } from "@/lib/documents/answer";
import type { ChatAnswer, ChatInput } from "@/lib/documents/chat-contract";
import type { DocumentKind } from "@/lib/documents/place";
import { openDocument } from "@/lib/documents/store";
import type { RunContext } from "@/lib/providers/context";

/**
 * The service of a chat about the caller's document. Nothing of the chat is kept.
 *
 * @throws AppError `not_found` without a document, `aborted` when stopped, and what `ctx.text` throws
 */
export function chatAbout(kind: DocumentKind) {
  return async (ctx: RunContext, input: ChatInput): Promise<ChatAnswer> => {
    const startedAt = ctx.now();
    const document = await openDocument(ctx, kind, input.contextId);
    const { answer, ...proof } = await answerQuestion(ctx, document, {
      question: input.question,
      turns: input.turns ?? [],
    });
    if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the answer was there.");
    const seconds = secondsBetween(startedAt, ctx.now());
    return { answer, meta: { ...proof, seconds } };
  };
}
