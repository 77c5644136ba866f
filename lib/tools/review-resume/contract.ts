import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { tokensSchema } from "@/lib/core/tokens";
import { defineContract } from "@/lib/registry/contract";

/** The call that reviews a résumé. */
export const reviewResumeContract = defineContract({
  endpoint: "resume-review",
  lasts: true,
  writes: true,
  files: {
    resume: {
      maxBytes: LIMITS.resumeBytes,
      required: true,
      missing: "Choose your résumé first.",
      mayBeLocked: true,
    },
  },
  input: z.object({
    /** The job description to compare with. */
    jobDescription: z
      .string()
      .trim()
      .max(
        LIMITS.jobDescriptionCharacters,
        `Use ${LIMITS.jobDescriptionCharacters.toLocaleString("en")} characters or fewer for the job description.`,
      )
      .optional(),
  }),
  output: z.object({
    id: z.string(),
    /** The review as Markdown; its quotations are untrusted. */
    content: z.string().min(1),
    /** Set when the model couldn't be given the whole résumé. */
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      tokens: tokensSchema.optional(),
      /** 0 to 100. */
      overall: z.int(),
      parts: z.array(z.object({ part: z.string(), score: z.int(), weight: z.int() })),
      words: z.int(),
      pages: z.int(),
      /** Number of hidden text fragments. */
      hidden: z.int(),
      matched: z.array(z.string()),
      missing: z.array(z.string()),
      /** Number of remarks dropped because their quotations aren't in the résumé. */
      dropped: z.int(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's checked input, without the file. */
export type ResumeInput = z.output<typeof reviewResumeContract.input>;
/** The call's output. */
export type ResumeReview = z.output<typeof reviewResumeContract.output>;
