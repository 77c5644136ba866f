import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

/** Said without a call when there is more than one word [OR-05]. */
export const ONE_NAME_ONLY = "Please enter only one object name";

/** One word [decision 11]. */
export const objectNameSchema = z
  .string("Name the object to remove.")
  .trim()
  .min(1, "Name the object to remove.")
  .max(LIMITS.objectCharacters, `Keep it under ${LIMITS.objectCharacters} characters.`)
  .refine((name) => !isSeveralWords(name), ONE_NAME_ONLY)
  .regex(/^[\p{L}\p{M}\p{N}\s-]+$/u, "Use letters, digits and hyphens only.");

export function isSeveralWords(name: string): boolean {
  return name.trim().split(/\s+/).length > 1;
}

const MASK_BYTES = 4 * 1024 * 1024;

export const removeObjectContract = defineContract({
  endpoint: "remove-image-object",
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose a picture first." },
    /** A picture of any size, stretched over `image`: what is white goes. In place of a name. */
    mask: { maxBytes: MASK_BYTES, required: false },
  },
  input: z.object({ object: objectNameSchema.optional() }),
  output: z.object({
    id: z.string(),
    /** Address of a PNG. */
    content: z.string().min(1),
    /** What was erased, with its soft edge: a PNG as a data address, white on black. */
    mask: z.string().optional(),
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      /** In pixels; those of the picture that was sent. */
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      seconds: z.number().nonnegative(),
      /** What the detector found under that name; empty when it was marked by hand. */
      objects: z.array(z.string()),
      /** A hosted model drew the whole picture anew: pixels elsewhere may differ too. */
      redrawn: z.boolean(),
    }),
  }),
});

export type ErasedPicture = z.output<typeof removeObjectContract.output>;

/** A place in the picture, in fractions of its width and height. */
const pointSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  /** False: what lies there does not belong to the object. */
  inside: z.boolean(),
});

const MAX_POINTS = 20;
/** A copy of at most 1,024 pixels a side is enough for an outline. */
const OUTLINE_BYTES = 6 * 1024 * 1024;

/** Draws the outline of the thing under some points, before anything is removed. Costs no run. */
export const outlineObjectContract = defineContract({
  endpoint: "outline-object",
  files: {
    image: { maxBytes: OUTLINE_BYTES, required: true, missing: "Choose a picture first." },
  },
  input: z.object({
    /** JSON: a list of points. */
    points: z
      .string("Click the object first.")
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: "custom", message: "These are no points." });
          return z.NEVER;
        }
      })
      .pipe(
        z
          .array(pointSchema, "These are no points.")
          .min(1, "Click the object first.")
          .max(MAX_POINTS, "These are too many points."),
      ),
  }),
  output: z.object({
    /** A PNG as a data address, white on black. */
    mask: z.string().min(1),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
});

export type ObjectOutline = z.output<typeof outlineObjectContract.output>;
