import { z } from "zod";

import { LIMITS } from "@/lib/core/limits";

const { contactNameCharacters, contactMessageCharacters, newsletterEmailCharacters } = LIMITS;
const NO_NAME = "Enter your name.";
const NO_EMAIL = "Enter a valid email address, for example name@example.com.";
const NO_MESSAGE = "Write at least 10 characters.";
const atMost = (count: number) => `Use ${count.toLocaleString("en-US")} characters or fewer.`;

/** Contract of `POST /api/contact`, shared by browser and server. */
export const contactContract = {
  path: "/api/contact",
  input: z.object({
    name: z
      .string(NO_NAME)
      .trim()
      .min(1, NO_NAME)
      .max(contactNameCharacters, atMost(contactNameCharacters)),
    email: z
      .string(NO_EMAIL)
      .trim()
      .max(newsletterEmailCharacters, atMost(newsletterEmailCharacters))
      .pipe(z.email(NO_EMAIL)),
    message: z
      .string(NO_MESSAGE)
      .trim()
      .min(10, NO_MESSAGE)
      .max(contactMessageCharacters, atMost(contactMessageCharacters)),
    /** See `answerPage`. */
    fromPage: z.boolean().optional(),
  }),
  output: z.object({ accepted: z.literal(false).optional(), message: z.string() }),
} as const;

export type ContactInput = z.output<typeof contactContract.input>;
