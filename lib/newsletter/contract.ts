import { z } from "zod";

import { LIMITS } from "@/lib/core/limits";

const MAX_CHARACTERS = LIMITS.newsletterEmailCharacters;
const INVALID = "Enter a valid email address, for example name@example.com.";

/** Contract of `POST /api/newsletter`, shared by browser and server. */
export const newsletterContract = {
  path: "/api/newsletter",
  input: z.object({
    email: z
      .string(INVALID)
      .trim()
      .toLowerCase()
      .max(MAX_CHARACTERS, `Use an email address of ${MAX_CHARACTERS} characters or fewer.`)
      .pipe(z.email(INVALID)),
    /** See `answerPage`. */
    fromPage: z.boolean().optional(),
  }),
  output: z.object({ accepted: z.literal(false).optional(), message: z.string() }),
} as const;

export type NewsletterInput = z.output<typeof newsletterContract.input>;
