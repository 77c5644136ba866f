import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { tokensSchema } from "@/lib/core/tokens";
import { defineContract } from "@/lib/registry/contract";
import { MAX_ROUNDS } from "@/lib/tools/blog-titles/options";

/** Allowance for the words `titlesRequest` adds around a keyword. */
const REQUEST_CHARACTERS = 100;

/** The call that generates titles. */
export const blogTitlesContract = defineContract({
  endpoint: "generate-blog-title",
  lasts: true,
  writes: true,
  input: z.object({
    prompt: z
      .string("Enter a keyword first.")
      .trim()
      .min(2, "Enter at least 2 characters.")
      .max(
        LIMITS.keywordCharacters + REQUEST_CHARACTERS,
        `Use ${LIMITS.keywordCharacters} characters or fewer.`,
      ),
    /** How many lists for this prompt there were before: our templates make others for each number, and the same for the same one. */
    round: z
      .int()
      .min(0)
      .max(MAX_ROUNDS - 1)
      .optional(),
    /** The caller's creation that this one is based on. */
    parentId: z.uuid("That isn't a valid creation ID.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** The titles as a numbered Markdown list. Untrusted: render it with `Markdown`. */
    content: z.string().min(1),
    /** Set when there is something to know about the titles: their `notices` as one text. */
    message: z.string().optional(),
    meta: z.object({
      titles: z.array(z.string()),
      /** How many of the first titles come from our templates instead of the model; absent for none. */
      templates: z.int().positive().optional(),
      /** The same of older titles, of which the last ones do. */
      patterns: z.int().positive().optional(),
      /** What whoever uses them should know, one sentence each. */
      notices: z.array(z.string()).optional(),
      engine: engineSchema,
      tokens: tokensSchema.optional(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's checked input. */
export type TitlesInput = z.output<typeof blogTitlesContract.input>;
/** The call's output. */
export type BlogTitles = z.output<typeof blogTitlesContract.output>;
