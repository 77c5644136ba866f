import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

/** The call that removes an image's background. */
export const removeBackgroundContract = defineContract({
  endpoint: "remove-image-background",
  edits: "cutsOut",
  lasts: true,
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose an image first." },
  },
  input: z.object({}),
  output: z.object({
    id: z.string(),
    /** URL of a PNG with the subject on a transparent background. */
    content: z.string().min(1),
    meta: z.object({
      engine: engineSchema,
      /** In pixels; the same as the upload's. */
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's output. */
export type BackgroundRemoval = z.output<typeof removeBackgroundContract.output>;
