import "server-only";

import { touchDocument } from "@/db/queries/documents";
import { chatAbout } from "@/lib/documents/chat-about";
import type { ChatAnswer, ChatInput } from "@/lib/documents/chat-contract";
import type { RunContext } from "@/lib/providers/context";
import { withoutTimes } from "@/lib/tools/youtube-summarizer/without-times";

const answer = chatAbout("youtube");

/**
 * Answers a question about the caller's video; see `chatAbout`. Timestamps are left out when the
 * transcript has none.
 *
 * @throws AppError as `chatAbout`
 */
export async function chatAboutVideo(ctx: RunContext, input: ChatInput): Promise<ChatAnswer> {
  const wanted = { userId: ctx.user.id, kind: "youtube", id: input.contextId } as const;
  const { id, meta } = await touchDocument(ctx.db, wanted, ctx.now());
  const answered = await answer(ctx, { ...input, contextId: id });
  if (meta.timed !== false) return answered;
  return { ...answered, answer: withoutTimes(answered.answer) };
}
