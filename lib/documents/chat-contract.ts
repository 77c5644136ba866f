import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { tokensSchema } from "@/lib/core/tokens";
import { MAX_TURNS } from "@/lib/documents/chat-turns";
import { defineContract } from "@/lib/registry/contract";

const MAX_TURN_CHARACTERS = 8_000;

/** Evidence for a statement; see `Citation`. */
export const citationSchema = z.object({
  /** 1-based page of a PDF, or seconds into a video. */
  place: z.number().nonnegative(),
  /** Copied word for word from the document: untrusted. */
  quote: z.string(),
  /** More words of the same place for which its link stands: untrusted. */
  also: z.array(z.string()).optional(),
});

const turnSchema = z.object({
  role: z.enum(["user", "ai"]),
  text: z
    .string()
    .max(
      MAX_TURN_CHARACTERS,
      `Use ${MAX_TURN_CHARACTERS.toLocaleString("en")} characters or fewer per message.`,
    ),
});

/** What is known about an answer. */
export const chatMetaSchema = z.object({
  /** False when the document doesn't say; `answer` then tells the reader so. */
  found: z.boolean(),
  citations: z.array(citationSchema),
  /** Statements of the model that couldn't be verified and were removed from `answer`. */
  dropped: z.int().nonnegative(),
  /** True when the model's answer was cut off, so `answer` may be incomplete. */
  truncated: z.boolean().optional(),
  engine: engineSchema,
  tokens: tokensSchema.optional(),
  seconds: z.number().nonnegative(),
});

/** Defines the contract of a chat call, the same for PDFs and videos apart from the endpoint. */
export function defineChatContract<Endpoint extends string>(endpoint: Endpoint) {
  return defineContract({
    endpoint,
    writes: true,
    asks: true,
    lasts: true,
    input: z.object({
      question: z
        .string("Type a question first.")
        .trim()
        .min(1, "Type a question first.")
        .max(
          LIMITS.questionCharacters,
          `Use ${LIMITS.questionCharacters.toLocaleString("en")} characters or fewer.`,
        ),
      /** The id that the summary call returned; the most recently summarized document when absent. */
      contextId: z.uuid("That isn't a valid document ID. Summarize the document again.").optional(),
      /** The chat so far, oldest first, so that follow-up questions make sense. It isn't stored longer than the answer takes. */
      turns: z
        .array(turnSchema)
        .max(MAX_TURNS, `Send at most ${MAX_TURNS} earlier messages.`)
        .optional(),
    }),
    output: z.object({
      /** Markdown whose citations are in-page links: `[p. 12](#page=12)` or `[4:05](#t=245)`. */
      answer: z.string().min(1),
      meta: chatMetaSchema,
    }),
  });
}

type ChatContract = ReturnType<typeof defineChatContract>;

/** A chat call's checked input. */
export type ChatInput = z.output<ChatContract["input"]>;
/** A chat call's output. */
export type ChatAnswer = z.output<ChatContract["output"]>;
