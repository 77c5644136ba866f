import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { IMAGE_SHAPES, type ImageStyle } from "@/lib/core/image-options";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { promptTemplateOf } from "@/lib/registry/tools";

const TEMPLATE = promptTemplateOf("generate-images");

/** The style chips in display order, with the style each stands for. */
export const STYLE_CHOICES = [
  { label: "Realistic", style: "realistic" },
  { label: "Ghibli style", style: "ghibli" },
  { label: "Anime style", style: "anime" },
  { label: "Cartoon style", style: "cartoon" },
  { label: "Fantasy style", style: "fantasy" },
  { label: "Realistic style", style: "cinematic" },
  { label: "3D style", style: "3d" },
  { label: "Portrait style", style: "portrait" },
] as const satisfies readonly { label: (typeof TEMPLATE.choices)[number]; style: ImageStyle }[];

/** A style chip's label. */
export type StyleLabel = (typeof STYLE_CHOICES)[number]["label"];

/** How many images one run can make. */
export const IMAGE_COUNTS = [1, 2, 3, 4] as const;

/** Allowance for the words `imagePrompt` adds around a description. */
const REQUEST_CHARACTERS = 100;
const TOO_LONG = `Use ${LIMITS.imageDescriptionCharacters.toLocaleString("en")} characters or fewer.`;

/** Checks the description field of the form. */
export const descriptionSchema = z
  .string()
  .trim()
  .min(3, "Enter at least 3 characters.")
  .max(LIMITS.imageDescriptionCharacters, TOO_LONG);

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
      /** Words that it couldn't draw. */
      missing: z.array(z.string()).optional(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's checked input. */
export type ImagesInput = z.output<typeof generateImagesContract.input>;
/** The call's output. */
export type GeneratedImages = z.output<typeof generateImagesContract.output>;

/** Builds the call's prompt from a description and a style chip [IG-06]. */
export function imagePrompt(description: string, style: StyleLabel): string {
  return buildPrompt(TEMPLATE, description, style);
}

/**
 * Extracts description and style from a prompt built by `imagePrompt`; any other prompt counts as a
 * description in the first style.
 */
export function descriptionOfPrompt(prompt: string): {
  description: string;
  style: (typeof STYLE_CHOICES)[number];
} {
  const parsed = parsePrompt(TEMPLATE, prompt);
  const style = STYLE_CHOICES.find(({ label }) => label === parsed?.choice) ?? STYLE_CHOICES[0];
  return { description: parsed?.subject ?? prompt.trim(), style };
}
