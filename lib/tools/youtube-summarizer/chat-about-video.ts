import "server-only";

import { touchDocument } from "@/db/queries/documents";
import type { ChatAnswer, ChatInput } from "@/lib/documents/chat-contract";
import { createDocumentChat } from "@/lib/documents/document-chat";
import type { RunContext } from "@/lib/providers/context";
import {
  removeTimestamps,
  withoutTimestamps,
} from "@/lib/tools/youtube-summarizer/remove-timestamps";

const answer = createDocumentChat("youtube");

/**
 * Answers a question about the caller's video; see `createDocumentChat`. Timestamps are left out when the
 * transcript has none.
 *
 * @throws AppError as `createDocumentChat`
 */
export async function chatAboutVideo(ctx: RunContext, input: ChatInput): Promise<ChatAnswer> {
  const wanted = { userId: ctx.user.id, kind: "youtube", id: input.contextId } as const;
  const { id, meta } = await touchDocument(ctx.db, wanted, ctx.now());
  const about = { ...input, contextId: id };
  if (meta.timed !== false) return answer(ctx, about);
  const answered = await answer(withoutTimestamps(ctx), about);
  return { ...answered, answer: removeTimestamps(answered.answer) };
}
