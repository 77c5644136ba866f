import { z } from "zod";
import { LIMITS } from "@/lib/core/limits";
import { FRAME_LIMITS, NO_FRAME, readFrameSize } from "@/lib/frames/cutout-frame";
import { defineContract } from "@/lib/registry/contract";
import { requiredImage, savedImageSchema } from "@/lib/tools/remove-background/contract";

const CHOOSE = "Choose a color such as #ffffff, blur, or none.";
const SIZE = "Choose image, subject, or a width and a height in pixels such as 1600x1600.";

/** A share of `limit` at most, given in percent. */
const percent = (limit: number, first: number) =>
  z.coerce
    .number()
    .min(0)
    .max(limit * 100)
    .default(Math.round(first * 100))
    .transform((number) => number / 100);

/** The call that puts a cutout in a frame, and on a color, on its original image, blurred, or on nothing. */
export const placeCutoutContract = defineContract({
  endpoint: "place-cutout",
  files: {
    image: requiredImage("Choose a cutout first."),
    /** The image that the cutout is from; needed to blur it. */
    original: { maxBytes: LIMITS.imageBytes, required: false },
  },
  input: z.object({
    background: z.union(
      [z.enum(["blur", "none"]), z.string().regex(/^#[\da-f]{6}$/i, CHOOSE)],
      CHOOSE,
    ),
    /** `image` keeps the image's own, `subject` crops to what is there. */
    size: z
      .string()
      .default("image")
      .transform((text) => readFrameSize(text))
      .refine((size) => size !== null, SIZE),
    /** Around the subject, in percent of the frame's shorter side; not for `image`. */
    margin: percent(FRAME_LIMITS.margin, NO_FRAME.margin),
    /** Strength of a soft shadow, in percent. */
    shadow: percent(1, NO_FRAME.shadow),
  }),
  output: savedImageSchema.extend({
    meta: savedImageSchema.shape.meta.extend({ background: z.string() }),
  }),
});

/** The call's output. */
export type PlacedCutout = z.output<typeof placeCutoutContract.output>;
