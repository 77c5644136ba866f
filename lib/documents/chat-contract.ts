import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

const MAX_TURNS = 20;
const MAX_TURN_CHARACTERS = 8_000;

export const citationSchema = z.object({
  /** 1-based page of a PDF, or second of a video. */
  place: z.number().nonnegative(),
  /** Stands there word for word: untrusted. */
  quote: z.string(),
});

const turnSchema = z.object({
  role: z.enum(["user", "ai"]),
  text: z
    .string()
    .max(MAX_TURN_CHARACTERS, `A turn has at most ${MAX_TURN_CHARACTERS} characters.`),
});

/** The call of a chat about a document, the same for PDFs and videos. */
export function defineChatContract<Endpoint extends string>(endpoint: Endpoint) {
  return defineContract({
    endpoint,
    input: z.object({
      question: z
        .string("Ask a question.")
        .trim()
        .min(1, "Ask a question.")
        .max(
          LIMITS.questionCharacters,
          `Keep it under ${LIMITS.questionCharacters.toLocaleString("en")} characters.`,
        ),
      /** The document that a summary answered; the one summarised last when absent. */
      contextId: z.uuid("This is no document's id.").optional(),
      /** The chat so far, oldest first, for questions that refer to it. Nothing of it is kept. */
      turns: z.array(turnSchema).max(MAX_TURNS, `Send at most ${MAX_TURNS} turns.`).optional(),
    }),
    output: z.object({
      /** Markdown; its citations are links inside the page, `[p. 12](#page=12)` or `[4:05](#t=245)`. */
      answer: z.string().min(1),
      meta: z.object({
        /** False: the document does not say, and `answer` says so. */
        found: z.boolean(),
        citations: z.array(citationSchema),
        /** Statements of the model that could not be verified and are not in `answer`. */
        dropped: z.int().nonnegative(),
        engine: engineSchema,
        seconds: z.number().nonnegative(),
      }),
    }),
  });
}

type ChatContract = ReturnType<typeof defineChatContract>;

export type ChatInput = z.output<ChatContract["input"]>;
export type ChatAnswer = z.output<ChatContract["output"]>;
/** What a page sends along of the chat so far. */
export const SENT_TURNS = MAX_TURNS;
