import "server-only";

import { z } from "zod";

import { addToChat, findChat, putChat, removeChat } from "@/db/queries/document-chats";
import { forgetQuestions } from "@/db/queries/runs";
import { AppError } from "@/lib/core/errors";
import { MAX_KEPT_MESSAGES } from "@/lib/documents/chat-turns";
import {
  type KeptMessage,
  type keepChatInput,
  keptChatSchema,
  keptMessageSchema,
} from "@/lib/documents/kept-chat-contract";
import type { UserContext } from "@/lib/providers/context";
import { questionsPerHour } from "@/lib/usage/quota";
import { limitRate } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3_600;
/** A page saves a conversation once for each question; it may be open in several tabs. */
const SAVES_PER_QUESTION = 2;
/** Also where no questions may be asked, for what was asked before. */
const MIN_SAVES_PER_HOUR = 60;

/** The kept conversation about one of the user's documents; null when none is kept, or the document is gone. */
export async function readKeptChat(
  ctx: UserContext,
  documentId: string,
): Promise<z.input<typeof keptChatSchema>> {
  const messages = await findChat(ctx.db, { documentId, userId: ctx.user.id });
  // One that was kept in another shape is as good as none.
  return keptChatSchema.safeParse({ messages }).data ?? { messages: null };
}

/**
 * Keeps the conversation about one of the user's documents as a page has it, with what came while that page didn't look; or
 * deletes what was kept of it.
 *
 * @throws AppError `not_found` when the document is gone or someone else's; `rate_limited`, but never for a deletion
 */
export async function keepChat(
  ctx: UserContext,
  { contextId, messages }: z.output<typeof keepChatInput>,
): Promise<{ message: string }> {
  const own = { documentId: contextId, userId: ctx.user.id };
  if (messages === null) {
    await removeChat(ctx.db, own);
    await forgetQuestions(ctx.db, own);
    return { message: "Conversation deleted" };
  }
  await limitRate(ctx.db, {
    subject: `kept-chats:${ctx.user.id}`,
    max: Math.max(SAVES_PER_QUESTION * questionsPerHour(ctx.user.plan), MIN_SAVES_PER_HOUR),
    windowSeconds: HOUR_SECONDS,
    now: ctx.now(),
    message: "This conversation was saved very often this hour. Try again later.",
  });
  const isKept = await ctx.db.transaction(async (tx) => {
    const stored = z
      .array(keptMessageSchema)
      .safeParse(await findChat(tx, own, { isLocked: true }));
    const all = withUnseen(messages, stored.data ?? []).slice(-MAX_KEPT_MESSAGES);
    return putChat(tx, { ...own, messages: all, now: ctx.now() });
  });
  if (!isKept) {
    throw new AppError(
      "not_found",
      "This document has expired. Summarize it again to ask about it.",
    );
  }
  return { message: "Conversation kept" };
}

/** What a page has, and what runs added that it doesn't know. */
function withUnseen(
  messages: readonly KeptMessage[],
  stored: readonly KeptMessage[],
): KeptMessage[] {
  const known = new Set(messages.map(({ run }) => run));
  return [...messages, ...stored.filter(({ run }) => run !== undefined && !known.has(run))];
}

/** Adds a question that was answered without its page to the conversation about its document, if that is kept. */
export async function keepAnswer(
  ctx: UserContext,
  asked: { contextId?: unknown; question?: unknown; run: string },
  answered: { answer?: unknown; meta?: unknown },
): Promise<void> {
  if (typeof asked.contextId !== "string") return;
  const messages = z.array(keptMessageSchema).safeParse([
    { role: "user", text: asked.question },
    { role: "ai", text: answered.answer, meta: answered.meta },
  ]);
  // One that can't be read would take all others with it.
  if (!messages.success) return;
  const { contextId: documentId, run } = asked;
  const added = { documentId, userId: ctx.user.id, run, messages: messages.data };
  await addToChat(ctx.db, { ...added, most: MAX_KEPT_MESSAGES, now: ctx.now() });
}
