import { z } from "zod";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { requiredImage, savedImageSchema } from "@/lib/tools/remove-background/contract";

const CHOOSE = "Choose a color such as #ffffff, or blur.";

/** The call that puts a cutout on a color, or on its original image, blurred. */
export const placeCutoutContract = defineContract({
  endpoint: "place-cutout",
  files: {
    image: requiredImage("Choose a cutout first."),
    /** The image that the cutout is from; needed to blur it. */
    original: { maxBytes: LIMITS.imageBytes, required: false },
  },
  input: z.object({
    background: z.union([z.literal("blur"), z.string().regex(/^#[\da-f]{6}$/i, CHOOSE)], CHOOSE),
  }),
  output: savedImageSchema.extend({
    meta: savedImageSchema.shape.meta.extend({ background: z.string() }),
  }),
});

/** The call's output. */
export type PlacedCutout = z.output<typeof placeCutoutContract.output>;
