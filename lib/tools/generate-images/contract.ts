import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { IMAGE_SHAPES } from "@/lib/core/image-options";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";

/** Allowance for the words `imagePrompt` adds around a description. */
const REQUEST_CHARACTERS = 100;
const TOO_LONG = `Use ${LIMITS.imageDescriptionCharacters.toLocaleString("en")} characters or fewer.`;

const imageSchema = z.object({
  /** The creation's id. */
  id: z.string(),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  byteSize: z.int().positive(),
});

/** The call that creates images. */
export const generateImagesContract = defineContract({
  endpoint: "generate-image",
  lasts: true,
  paints: true,
  input: z.object({
    prompt: z
      .string("Describe the image first.")
      .trim()
      .min(3, "Enter at least 3 characters.")
      .max(LIMITS.imageDescriptionCharacters + REQUEST_CHARACTERS, TOO_LONG),
    publish: z.boolean("Send true or false.").default(false),
    shape: z.enum(IMAGE_SHAPES, "Choose square, landscape, or portrait.").default("square"),
    count: z
      .int("Choose 1 to 4 images.")
      .min(1, "Choose 1 to 4 images.")
      .max(4, "Choose 1 to 4 images.")
      .default(1),
    /** The caller's creation that this one is based on. */
    parentId: z.uuid("That isn't a valid creation ID.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** URL of the first image [E-07]. */
    content: z.string(),
    /** Set when something in the description isn't in the image. */
    message: z.string().optional(),
    images: z.array(imageSchema).min(1),
    meta: z.object({
      engine: engineSchema,
      description: z.string(),
      style: z.string(),
      shape: z.enum(IMAGE_SHAPES),
      published: z.boolean(),
      /** Words of the description that the built-in illustrator drew; absent for other engines. */
      drawn: z.array(z.string()).optional(),
      /** What it didn't draw as asked: words, counts, relations, styles; in parentheses, what it drew instead. */
      missing: z.array(z.string()).optional(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's checked input. */
export type ImagesInput = z.output<typeof generateImagesContract.input>;
/** The call's output. */
export type GeneratedImages = z.output<typeof generateImagesContract.output>;
