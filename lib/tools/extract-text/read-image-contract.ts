import { z } from "zod";

import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { OCR_LANGUAGES, type OcrLanguage } from "@/lib/ocr/languages";
import { defineContract } from "@/lib/registry/contract";

/** The call of a chain's step that reads an image on the server. Its page reads images in the browser (decision 0216). */
export const readImageContract = defineContract({
  endpoint: "read-image",
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose an image first." },
  },
  input: z.object({
    language: z
      .custom<OcrLanguage>(
        (code) => OCR_LANGUAGES.some((one) => one.code === code),
        "Choose a language that we can read.",
      )
      .default("eng"),
  }),
  output: z.object({
    id: z.string(),
    /** Plain text. */
    content: z.string(),
    /** That its lines run another way than was chosen, and what couldn't be read. */
    message: z.string().optional(),
    meta: z.object({ engine: engineSchema, words: z.int(), seconds: z.number().nonnegative() }),
  }),
});

/** The call's output. */
export type ReadImage = z.output<typeof readImageContract.output>;
