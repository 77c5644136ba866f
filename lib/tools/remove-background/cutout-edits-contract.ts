import { z } from "zod";

import { LIMITS } from "@/lib/core/limits";
import { creationIdInput } from "@/lib/creations/schema";
import { fileIdOf } from "@/lib/files/file-path";
import { FRAME_LIMITS, NO_FRAME } from "@/lib/frames/cutout-frame";
import { fits, MAX_STROKES, POINT_SCALE } from "@/lib/tools/remove-background/cutout-edits";

const color = z.string().regex(/^#[\da-f]{6}$/i, "Choose a color such as #ffffff.");
const TOO_MANY = "That's too many brush strokes to save. Undo some of them.";

const OUTSIDE = "A brush stroke has a point outside of the image.";

const backdropSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("color"), color }),
  z.object({ kind: z.literal("gradient"), from: color, to: color }),
  z.object({ kind: z.literal("blur"), strength: z.number().positive().max(0.1) }),
  z.object({
    kind: z.literal("image"),
    url: z
      .string()
      .refine((url) => fileIdOf(url) !== null, "Choose the background image again.")
      .nullable(),
  }),
]);

const strokeSchema = z.object({
  id: z.string().regex(/^[\w-]{1,36}$/),
  mode: z.enum(["restore", "erase"]),
  radius: z.number().positive().max(0.5),
  // Checked all at once: a fault of each would be worded, and one is shown.
  points: z
    .custom<number[]>((points) => Array.isArray(points) && points.every(isCoordinate), OUTSIDE)
    .refine((points) => points.length >= 2, "A brush stroke has at least one point.")
    .refine(
      (points) => points.length % 2 === 0,
      "A brush stroke has an odd number of coordinates.",
    ),
});

function isCoordinate(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= POINT_SCALE;
}

const { minSide, maxSide, margin, zoom, shift } = FRAME_LIMITS;
const SIDE = `Choose a width and a height from ${minSide} to ${maxSide} pixels.`;
const side = z.int(SIDE).min(minSide, SIDE).max(maxSide, SIDE);
const shiftSchema = z.number().min(-shift).max(shift);

const frameSchema = z.object({
  size: z.union([z.enum(["image", "subject"]), z.object({ width: side, height: side })]),
  margin: z.number().min(0).max(margin),
  zoom: z.number().min(1).max(zoom),
  x: shiftSchema,
  y: shiftSchema,
  shadow: z.number().min(0).max(1),
});

const cutoutEditsSchema = z
  .object({
    backdrop: backdropSchema,
    strokes: z.array(z.unknown()).max(MAX_STROKES, TOO_MANY).pipe(z.array(strokeSchema)),
    // What was kept before there were frames has none.
    frame: frameSchema.default(NO_FRAME),
  })
  .refine(fits, TOO_MANY);

/** What was made of a cutout since; `revision` counts the saves, from 0 for none. */
export const keptEditsSchema = z.object({
  revision: z.int().nonnegative(),
  edits: cutoutEditsSchema,
});

export const keepEditsInput = creationIdInput.extend(keptEditsSchema.shape);

export const savedEditsSchema = z.object({ revision: z.int().positive() });

/** An image to put behind a cutout. */
export const BACKDROP_FILES = {
  image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Choose an image first." },
} as const;

export const backdropFileSchema = z.object({ url: z.string() });

/** A cutout as its page shows it, to go on with in another tool. */
export const EDITED_FILES = {
  image: { ...BACKDROP_FILES.image, missing: "Send the edited image." },
} as const;

export const editedCopyInput = creationIdInput.extend({
  /** Whether there is something behind the subject. */
  background: z.enum(["yes", "no"]),
  /** Whether it's cropped, has a size of its own, or a shadow. */
  framed: z.enum(["yes", "no"]).default("no"),
});

export const editedCopySchema = z.object({ id: z.string() });
