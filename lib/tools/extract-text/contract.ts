import { z } from "zod";

import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

const LIMIT = LIMITS.ocrTextCharacters.toLocaleString("en");

/** Saves text the browser recognized; the page doesn't wait for the response (C-16). */
export const extractTextContract = defineContract({
  endpoint: "extract-text",
  input: z.object({
    text: z
      .string("There's no text to save.")
      .overwrite(trimLines)
      .min(1, "There's no text to save.")
      .max(LIMITS.ocrTextCharacters, `Use ${LIMIT} characters or fewer.`),
    /** File names of the images. */
    source: z.string().trim().max(300, "Use 300 characters or fewer for the name.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** The language it's in by its name in English, where that clearly isn't English. */
    language: z.string().optional(),
  }),
});

/** The call's checked input. */
export type ExtractTextInput = z.output<typeof extractTextContract.input>;

/** Without empty lines around it; the first line keeps its indentation. */
function trimLines(text: string): string {
  return text.trimEnd().replace(/^(?:[^\S\n]*\n)+/, "");
}
