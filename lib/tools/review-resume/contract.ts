import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

export const reviewResumeContract = defineContract({
  endpoint: "resume-review",
  files: {
    resume: { maxBytes: LIMITS.resumeBytes, required: true, missing: "Choose your resume first." },
  },
  input: z.object({
    /** What the job asks for; its terms are looked up in the résumé. */
    jobDescription: z
      .string()
      .trim()
      .max(
        LIMITS.jobDescriptionCharacters,
        `Keep the job description under ${LIMITS.jobDescriptionCharacters.toLocaleString("en")} characters.`,
      )
      .optional(),
  }),
  output: z.object({
    id: z.string(),
    /** The analysis as Markdown; what it quotes is untrusted. */
    content: z.string().min(1),
    /** What the model did not read, when it could not be given the whole résumé. */
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      /** 0 to 100. */
      overall: z.int(),
      parts: z.array(z.object({ part: z.string(), score: z.int(), weight: z.int() })),
      words: z.int(),
      pages: z.int(),
      /** Pieces of text that nobody sees. */
      hidden: z.int(),
      matched: z.array(z.string()),
      missing: z.array(z.string()),
      /** Remarks that quoted what is not in the résumé, and are not shown. */
      dropped: z.int(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

export type ResumeInput = z.output<typeof reviewResumeContract.input>;
export type ResumeReview = z.output<typeof reviewResumeContract.output>;
