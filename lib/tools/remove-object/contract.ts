import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { objectNameFault } from "@/lib/tools/remove-object/object-name";

/** Checks an object name: one word [decision 11]. */
const objectNameSchema = z
  .string("Name the object to remove.")
  .trim()
  .superRefine((name, context) => {
    const message = objectNameFault(name);
    if (message) context.addIssue({ code: "custom", message });
  });

const MASK_BYTES = 4 * 1024 * 1024;

/** The call that removes a named or marked object. */
export const removeObjectContract = defineContract({
  endpoint: "remove-image-object",
  edits: "erases",
  lasts: true,
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose an image first." },
    /**
     * An image of any size, stretched over `image`, whose white areas are erased. Replaces the
     * name.
     */
    mask: { maxBytes: MASK_BYTES, required: false },
  },
  input: z.object({ object: objectNameSchema.optional() }),
  output: z.object({
    id: z.string(),
    /** URL of a PNG. */
    content: z.string().min(1),
    /** The erased area with its soft edge, white on black, as a PNG data URL. */
    mask: z.string().optional(),
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      /** In pixels; the same as the upload's. */
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      seconds: z.number().nonnegative(),
      /** Labels the detector found for the name; empty when the area was marked by hand. */
      objects: z.array(z.string()),
      /** True when a hosted model regenerated the whole image, so pixels elsewhere may differ too. */
      redrawn: z.boolean(),
    }),
  }),
});

/** The removal call's output. */
export type ObjectRemoval = z.output<typeof removeObjectContract.output>;

/** A point in fractions of the image's width and height. */
const pointSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** False when the point isn't part of the object. */
  inside: z.boolean(),
});

const MAX_POINTS = 20;
/** A copy of at most 1,024 pixels a side is enough for an outline. */
const OUTLINE_BYTES = 6 * 1024 * 1024;

/** Outlines the object under some points before anything is removed. Doesn't count as a run. */
export const outlineObjectContract = defineContract({
  endpoint: "outline-object",
  files: {
    image: { maxBytes: OUTLINE_BYTES, required: true, missing: "Choose an image first." },
  },
  input: z.object({
    /** JSON: a list of points. */
    points: z
      .string("Click the object first.")
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({
            code: "custom",
            message: "The marked points aren't valid. Click the object again.",
          });
          return z.NEVER;
        }
      })
      .pipe(
        z
          .array(pointSchema, "The marked points aren't valid. Click the object again.")
          .min(1, "Click the object first.")
          .max(MAX_POINTS, `Mark ${MAX_POINTS} points or fewer.`),
      ),
  }),
  output: z.object({
    /** A PNG data URL, white on black. */
    mask: z.string().min(1),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
});

/** The outline call's output. */
export type ObjectOutline = z.output<typeof outlineObjectContract.output>;
