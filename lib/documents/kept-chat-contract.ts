import { z } from "zod";

import { chatMetaSchema } from "@/lib/documents/chat-contract";
import { MAX_KEPT_MESSAGES } from "@/lib/documents/chat-turns";
import { runIdSchema } from "@/lib/runs/contract";

const MAX_MESSAGE_CHARACTERS = 20_000;

/** A message as the page had it. Its texts are untrusted. */
export const keptMessageSchema = z.object({
  role: z.enum(["user", "ai"]),
  text: z.string().max(MAX_MESSAGE_CHARACTERS, "A message is too long to be kept."),
  meta: chatMetaSchema.optional(),
  /** The run that answered, where it outlived its page. */
  run: runIdSchema.optional(),
});

export type KeptMessage = z.output<typeof keptMessageSchema>;

const contextId = z.uuid("That isn't a valid document ID. Summarize the document again.");

export const keptChatQuery = z.object({ contextId });

export const keepChatInput = z.object({
  contextId,
  /** The whole conversation, oldest first; null deletes what was kept. */
  messages: z
    .array(keptMessageSchema)
    .max(MAX_KEPT_MESSAGES, `Keep at most ${MAX_KEPT_MESSAGES} messages.`)
    .nullable(),
});

export const keptChatSchema = z.object({
  /** Null when the conversation isn't kept. */
  messages: z.array(keptMessageSchema).nullable(),
});
