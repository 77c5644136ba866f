import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

export const removeBackgroundContract = defineContract({
  endpoint: "remove-image-background",
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose a picture first." },
  },
  input: z.object({}),
  output: z.object({
    id: z.string(),
    /** Address of a PNG: the subject alone, on nothing. */
    content: z.string().min(1),
    meta: z.object({
      engine: engineSchema,
      /** In pixels; those of the picture that was sent. */
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

export type CutOut = z.output<typeof removeBackgroundContract.output>;
