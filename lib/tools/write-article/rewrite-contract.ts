import { z } from "zod";

import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { tokensSchema } from "@/lib/core/tokens";
import { defineContract } from "@/lib/registry/contract";
import {
  PASSAGE_ACTIONS,
  PASSAGE_CONTEXT_CHARACTERS,
  PASSAGE_SHAPES,
} from "@/lib/tools/write-article/passage-actions";

const ACTIONS = PASSAGE_ACTIONS.map(({ value }) => value);
const context = z.string().max(PASSAGE_CONTEXT_CHARACTERS).default("");

/** The call that suggests other words for a selected passage of an article. Nothing of it is stored. */
export const rewriteTextContract = defineContract({
  endpoint: "rewrite-text",
  writes: true,
  input: z.object({
    action: z.enum(ACTIONS, "Choose what to do with the text."),
    /** Markdown. */
    passage: z
      .string("Select some text first.")
      .refine((text) => text.trim() !== "", "Select some text first.")
      .max(
        LIMITS.passageCharacters,
        `Select ${LIMITS.passageCharacters.toLocaleString("en-US")} characters or fewer.`,
      ),
    shape: z.enum(PASSAGE_SHAPES),
    /** The Markdown around the passage, which the model reads and doesn't change. */
    before: context,
    after: context,
  }),
  output: z.object({
    /** Markdown for the place of the passage. Untrusted. */
    content: z.string().min(1),
    meta: z.object({
      engine: engineSchema,
      tokens: tokensSchema.optional(),
      seconds: z.number().nonnegative(),
      /** Mistakes that a grammar checker corrected; absent where a model wrote. */
      corrections: z.int().nonnegative().optional(),
    }),
  }),
});

/** The call's checked input. */
export type RewriteInput = z.output<typeof rewriteTextContract.input>;
/** The call's output. */
export type Rewritten = z.output<typeof rewriteTextContract.output>;
