import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

export const COMPRESSED_FORMATS = ["jpeg", "png", "webp", "avif"] as const;

export const QUALITY = { min: 10, max: 100, step: 5, default: 80 } as const;

/** Preset names and values are fixed [IC-05 to IC-08]; the values stand beside the names on the page. */
export const PRESETS = [
  { value: "small", label: "Small", width: 1920, quality: 90 },
  { value: "medium", label: "Medium", width: 1280, quality: 70 },
  { value: "large", label: "Large", width: 800, quality: 50 },
  { value: "custom", label: "Custom", width: null, quality: QUALITY.default },
] as const;

/**
 * Below this likeness to the resized original, damage shows at a glance. Mean structural similarity of
 * the brightness, 1 is the same; see `lib/images/similarity.ts` and decision 0043.
 */
export const SIMILARITY_FLOOR = 0.9;

const blankAsAbsent = (field: unknown) => (field === "" || field === null ? undefined : field);

const whole = (what: string, max: number) =>
  z.preprocess(
    blankAsAbsent,
    z.coerce
      .number(`Give the ${what} as a whole number.`)
      .int(`Give the ${what} as a whole number.`)
      .min(1, `The ${what} is at least 1.`)
      .max(max, `The ${what} is at most ${max.toLocaleString("en")}.`)
      .optional(),
  );

export const imageCompressorContract = defineContract({
  endpoint: "compress-resize-image",
  files: {
    image: { maxBytes: LIMITS.imageBytes, required: true, missing: "Please upload an image" },
  },
  input: z.object({
    /** In pixels; the picture fits inside and is never enlarged. Blank is automatic. */
    width: whole("width", LIMITS.imageSidePixels),
    height: whole("height", LIMITS.imageSidePixels),
    quality: z.preprocess(
      blankAsAbsent,
      z.coerce
        .number("Give the quality as a number from 10 to 100.")
        .int("Give the quality as a whole number.")
        .min(QUALITY.min, "The quality is at least 10.")
        .max(QUALITY.max, "The quality is at most 100.")
        .default(QUALITY.default),
    ),
    format: z.preprocess(
      blankAsAbsent,
      z.enum(COMPRESSED_FORMATS, "Choose jpeg, png, webp or avif.").default("jpeg"),
    ),
    /** Chooses format and quality by itself so that the file is at most so large. */
    targetKilobytes: whole("target size", Math.floor(LIMITS.imageBytes / 1024)),
    /** Keeps what the camera wrote: place, time, device. */
    keepMetadata: z.preprocess(
      (field) => (typeof field === "string" ? field === "true" || field === "on" : field),
      z.boolean().default(false),
    ),
  }),
  output: z.object({
    id: z.string(),
    /** Address of the picture. */
    content: z.string().min(1),
    /** What the person should know: nothing was gained, the target was missed, transparency is gone. */
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      format: z.enum(COMPRESSED_FORMATS),
      /** That it was encoded with; null when the picture came back as it was. */
      quality: z.int().nullable(),
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      /** To the resized original, 0 to 1; known when a target size was given. */
      similarity: z.number().nullable(),
      before: z.object({
        format: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
        byteSize: z.int().positive(),
      }),
      seconds: z.number().nonnegative(),
    }),
  }),
});

export type CompressorInput = z.output<typeof imageCompressorContract.input>;
export type CompressedImage = z.output<typeof imageCompressorContract.output>;
