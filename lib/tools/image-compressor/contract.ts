import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { FORMAT_CHOICES, QUALITY, WRITTEN_FORMATS } from "@/lib/tools/image-compressor/options";

/**
 * Similarity to the resized original below which artifacts are obvious: mean structural similarity
 * of the luma, 1 for identical. See `lib/images/structural-similarity.ts` and decision 0043.
 */
export const SIMILARITY_FLOOR = 0.9;

const blankAsAbsent = (field: unknown) => (field === "" || field === null ? undefined : field);

/** A switch in a form: "true" or "on", and anything else is off. */
const switched = (fallback: boolean) =>
  z.preprocess(
    (field) => (typeof field === "string" ? field === "true" || field === "on" : field),
    z.boolean().default(fallback),
  );

const whole = (what: string, max: number) =>
  z.preprocess(
    blankAsAbsent,
    z.coerce
      .number(`Enter the ${what} as a whole number.`)
      .int(`Enter the ${what} as a whole number.`)
      .min(1, `The ${what} must be at least 1.`)
      .max(max, `The ${what} can't exceed ${max.toLocaleString("en")}.`)
      .optional(),
  );

/** The call that compresses and resizes an image. */
export const imageCompressorContract = defineContract({
  endpoint: "compress-resize-image",
  files: {
    image: { maxBytes: LIMITS.largeImageBytes, required: true, missing: "Please upload an image" },
  },
  input: z.object({
    /** In pixels; the image is fitted inside and never enlarged. Blank means automatic. */
    width: whole("width", LIMITS.imageSidePixels),
    height: whole("height", LIMITS.imageSidePixels),
    quality: z.preprocess(
      blankAsAbsent,
      z.coerce
        .number("Enter a quality from 10 to 100.")
        .int("Enter the quality as a whole number.")
        .min(QUALITY.min, "The quality must be at least 10.")
        .max(QUALITY.max, "The quality can't exceed 100.")
        .default(QUALITY.default),
    ),
    /** A format, or the upload's own; what can't be written becomes one that can. */
    format: z.preprocess(
      blankAsAbsent,
      z
        .enum(FORMAT_CHOICES, "Choose JPEG, PNG, WebP, AVIF, or the format of the original.")
        .default("jpeg"),
    ),
    /** Picks the quality automatically so that the file is at most this large. */
    targetKilobytes: whole("target size", Math.floor(LIMITS.largeImageBytes / 1024)),
    /** Whether a target is met at a similarity below the floor, too. */
    anySimilarity: switched(false),
    /** Whether a target is met in the format asked for; otherwise, in whichever is the smallest. */
    keepFormat: switched(true),
    /** Keeps the camera's metadata: location, time, device. */
    keepMetadata: switched(false),
    /** Whether an animated GIF or WebP stays animated; only WebP can. */
    keepAnimation: switched(true),
  }),
  output: z.object({
    id: z.string(),
    /** URL of the image. */
    content: z.string().min(1),
    /** Set when there is something to know: no smaller, not as wide, target missed, frames or transparency lost. */
    message: z.string().optional(),
    meta: z.object({
      engine: engineSchema,
      format: z.enum(WRITTEN_FORMATS),
      /** Encoding quality; null when the upload's pixels were kept as they are. */
      quality: z.int().nullable(),
      width: z.int().positive(),
      height: z.int().positive(),
      byteSize: z.int().positive(),
      /** More than 1 when the file is animated. Older creations don't say. */
      frames: z.int().positive().optional(),
      /** Set when transparent areas became white. */
      transparencyLost: z.literal(true).optional(),
      /** Similarity to the resized original, at most 1; null without a target size. */
      similarity: z.number().nullable(),
      /** What became of a target size; null without one. */
      target: z
        .object({
          byteSize: z.int().positive(),
          isMet: z.boolean(),
          /** Width in pixels at which a missed target is met; null when none was found. */
          widthThatFits: z.int().positive().nullable(),
          /** Similarity at which a missed target is met at the same width; null when it isn't. Older creations don't say. */
          similarityThatFits: z.number().nullable().optional(),
        })
        .nullable()
        // Older creations don't say.
        .optional(),
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

/** The call's checked input, without the file. */
export type CompressorInput = z.output<typeof imageCompressorContract.input>;
/** The call's output. */
export type CompressedImage = z.output<typeof imageCompressorContract.output>;
