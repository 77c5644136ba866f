import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

const CHOOSE = "Choose a color such as #ffffff, or blur.";

/** The call that puts a cutout on a color, or on its original image, blurred. */
export const placeCutoutContract = defineContract({
  endpoint: "place-cutout",
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose a cutout first." },
    /** The image that the cutout is from; needed to blur it. */
    original: { maxBytes: LIMITS.imageBytes, required: false },
  },
  input: z.object({
    background: z.union([z.literal("blur"), z.string().regex(/^#[\da-f]{6}$/i, CHOOSE)], CHOOSE),
  }),
  output: z.object({
    id: z.string(),
    /** URL of a PNG. */
    content: z.string().min(1),
    meta: z.object({
      engine: engineSchema,
      /** In pixels; the same as the cutout's. */
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      background: z.string(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's output. */
export type PlacedCutout = z.output<typeof placeCutoutContract.output>;
