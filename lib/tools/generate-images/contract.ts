import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { PICTURE_SHAPES, type PictureLook } from "@/lib/core/image-options";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { promptTemplateOf } from "@/lib/registry/tools";

const TEMPLATE = promptTemplateOf("generate-images");

/** The style chips in display order, with the style each stands for. */
export const IMAGE_STYLES = [
  { label: "Realistic", look: "realistic" },
  { label: "Ghibli style", look: "ghibli" },
  { label: "Anime style", look: "anime" },
  { label: "Cartoon style", look: "cartoon" },
  { label: "Fantasy style", look: "fantasy" },
  { label: "Realistic style", look: "cinematic" },
  { label: "3D style", look: "3d" },
  { label: "Portrait style", look: "portrait" },
] as const satisfies readonly { label: (typeof TEMPLATE.choices)[number]; look: PictureLook }[];

/** A style chip's label. */
export type ImageStyle = (typeof IMAGE_STYLES)[number]["label"];

/** How many images one run can make. */
export const IMAGE_COUNTS = [1, 2, 3, 4] as const;

/** Allowance for the words `imagePrompt` adds around a description. */
const REQUEST_CHARACTERS = 100;
const TOO_LONG = `Keep it under ${LIMITS.imageDescriptionCharacters.toLocaleString("en")} characters.`;

/** Checks the description field of the form. */
export const descriptionSchema = z
  .string()
  .trim()
  .min(3, "Enter at least 3 characters.")
  .max(LIMITS.imageDescriptionCharacters, TOO_LONG);

const pictureSchema = z.object({
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
  input: z.object({
    prompt: z
      .string("Describe the image first.")
      .trim()
      .min(3, "Enter at least 3 characters.")
      .max(LIMITS.imageDescriptionCharacters + REQUEST_CHARACTERS, TOO_LONG),
    publish: z.boolean("Send true or false.").default(false),
    shape: z.enum(PICTURE_SHAPES, "Choose square, landscape, or portrait.").default("square"),
    count: z
      .int("Choose 1 to 4 images.")
      .min(1, "Choose 1 to 4 images.")
      .max(4, "Choose 1 to 4 images.")
      .default(1),
  }),
  output: z.object({
    id: z.string(),
    /** URL of the first image [E-07]. */
    content: z.string(),
    /** Set when something in the description isn't in the image. */
    message: z.string().optional(),
    pictures: z.array(pictureSchema).min(1),
    meta: z.object({
      engine: engineSchema,
      description: z.string(),
      style: z.string(),
      shape: z.enum(PICTURE_SHAPES),
      published: z.boolean(),
      /** Words of the description that the built-in illustrator drew; absent for other engines. */
      drawn: z.array(z.string()).optional(),
      /** Words that it couldn't draw. */
      missing: z.array(z.string()).optional(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's checked input. */
export type ImagesInput = z.output<typeof generateImagesContract.input>;
/** The call's output. */
export type MadeImages = z.output<typeof generateImagesContract.output>;

/** Builds the call's prompt from a description and a style chip [IG-06]. */
export function imagePrompt(description: string, style: ImageStyle): string {
  return buildPrompt(TEMPLATE, description, style);
}

/**
 * Extracts description and style from a prompt built by `imagePrompt`; any other prompt counts as a
 * description in the first style.
 */
export function descriptionOfPrompt(prompt: string): {
  description: string;
  style: (typeof IMAGE_STYLES)[number];
} {
  const parsed = parsePrompt(TEMPLATE, prompt);
  const style = IMAGE_STYLES.find(({ label }) => label === parsed?.choice) ?? IMAGE_STYLES[0];
  return { description: parsed?.subject ?? prompt.trim(), style };
}
