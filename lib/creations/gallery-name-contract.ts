import { z } from "zod";

import { LIMITS } from "@/lib/core/limits";

export const galleryNameSchema = z.object({
  /** Null when none is shown. */
  name: z.string().nullable(),
});

export const galleryNameInput = z.object({
  /** Shown with all of the caller's published images; null shows none. */
  name: z
    .string("Enter a name.")
    .trim()
    .min(1, "Enter a name.")
    .max(LIMITS.galleryNameCharacters, `Use ${LIMITS.galleryNameCharacters} characters or fewer.`)
    // What can't be seen, or turns the direction of the text around it; joiners shape the letters and emoji they are between.
    .regex(
      /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<=[\p{L}\p{M}\p{ExtPict}\p{EMod}])[\u200c\u200d](?=[\p{L}\p{ExtPict}]))+$/u,
      "Remove the invisible characters.",
    )
    .nullable(),
});
