import "server-only";

import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { answerQuestion } from "@/lib/documents/answer-question";
import type { ChatAnswer, ChatInput } from "@/lib/documents/chat-contract";
import { markScans, type StoredDocumentKind } from "@/lib/documents/citation";
import { loadDocument } from "@/lib/documents/searchable-document";
import type { RunContext } from "@/lib/providers/context";

/**
 * Creates the chat service for one kind of document. It doesn't store the chat; see `kept-chat.ts`.
 *
 * @throws AppError `not_found` when the caller has no such document, `aborted` when stopped, and
 *   whatever `ctx.text` throws
 */
export function createDocumentChat(kind: StoredDocumentKind) {
  return async (ctx: RunContext, input: ChatInput): Promise<ChatAnswer> => {
    const startedAt = ctx.now();
    const document = await loadDocument(ctx, kind, input.contextId);
    const { answer, ...evidence } = await answerQuestion(ctx, document, {
      question: input.question,
      turns: input.turns ?? [],
    });
    if (ctx.signal.aborted) throw new AppError("aborted", "Stopped before the answer was ready.");
    const seconds = secondsBetween(startedAt, ctx.now());
    const marked = markScans(answer, new Set(document.ocrPages));
    return { answer: marked, meta: { ...evidence, ...ctx.tokens(), seconds } };
  };
}
