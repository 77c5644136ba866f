import { z } from "zod";

import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

const LIMIT = LIMITS.ocrTextCharacters.toLocaleString("en");

/** Keeps what the browser read; nobody waits for the answer (C-16). */
export const extractTextContract = defineContract({
  endpoint: "extract-text",
  input: z.object({
    text: z
      .string("Send the text that was read.")
      .trim()
      .min(1, "There is no text to keep.")
      .max(LIMITS.ocrTextCharacters, `Keep it under ${LIMIT} characters.`),
    /** Names of the pictures, as their owner knows them. */
    source: z.string().trim().max(300, "Keep the name under 300 characters.").optional(),
  }),
  output: z.object({ id: z.string() }),
});

export type ExtractTextInput = z.output<typeof extractTextContract.input>;
