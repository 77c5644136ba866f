import { z } from "zod";
import { defineContract } from "@/lib/registry/contract";
import { objectNameSchema } from "@/lib/tools/remove-object/contract";

const fraction = z.number().min(0).max(1);

/** A point in fractions of the image's width and height. */
const pointSchema = z.object({
  x: fraction,
  y: fraction,
  /** False when the point isn't part of the object. */
  inside: z.boolean(),
});

/** A box in fractions of the image's width and height. */
const boxSchema = z.object({ left: fraction, top: fraction, right: fraction, bottom: fraction });

const MAX_POINTS = 20;
/** A copy of at most 1,024 pixels a side is enough for an outline. */
const OUTLINE_BYTES = 6 * 1024 * 1024;
const NOT_VALID = "The marked points aren't valid. Click the object again.";

/** Text with JSON in it. */
const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: NOT_VALID });
    return z.NEVER;
  }
});

/** Outlines what is named, or under some points, before anything is removed. Doesn't count as a run. */
export const outlineObjectContract = defineContract({
  endpoint: "outline-object",
  files: {
    image: { maxBytes: OUTLINE_BYTES, required: true, missing: "Choose an image first." },
  },
  input: z
    .object({
      /** Outlines every object of that name, each by itself. */
      object: objectNameSchema.optional(),
      /** JSON: a list of points. */
      points: jsonText
        .pipe(
          z
            .array(pointSchema, NOT_VALID)
            .min(1, "Click the object first.")
            .max(MAX_POINTS, `Mark ${MAX_POINTS} points or fewer.`),
        )
        .optional(),
      /** JSON: where the object is known to be; with `points`. */
      box: jsonText.pipe(boxSchema).optional(),
    })
    .refine(({ object, points }) => object !== undefined || points, "Click the object first."),
  output: z.object({
    /** Everything outlined, as a PNG data URL, white on black. */
    mask: z.string().min(1),
    width: z.int().positive(),
    height: z.int().positive(),
    /** What a name stands for, most confident first; at most 12. Empty with points. */
    objects: z.array(z.object({ label: z.string(), box: boxSchema, mask: z.string().min(1) })),
  }),
});

/** What is to be outlined. */
export type OutlineInput = z.output<typeof outlineObjectContract.input>;

/** The outline call's output. */
export type ObjectOutline = z.output<typeof outlineObjectContract.output>;
