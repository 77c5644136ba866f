import type { ImageStyle } from "@/lib/core/image-options";
import { lengthFault } from "@/lib/core/length-fault";
import { LIMITS } from "@/lib/core/limits";

import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { IMAGE_PROMPT } from "@/lib/registry/prompt-templates/generate-images";

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
] as const satisfies readonly { label: (typeof IMAGE_PROMPT.choices)[number]; style: ImageStyle }[];

/** A style chip's label. */
export type StyleLabel = (typeof STYLE_CHOICES)[number]["label"];

/** What the built-in illustrator makes of the styles that promise a photograph. */
export const NO_REALISM =
  "It can't draw realistically: “Realistic” and “Realistic style” are illustrations too.";

/** Whether a style chip promises a photograph. */
export function isRealistic(label: string): boolean {
  const style = STYLE_CHOICES.find((choice) => choice.label === label)?.style;
  return style === "realistic" || style === "cinematic";
}

/** How many images one run can make. */
export const IMAGE_COUNTS = [1, 2, 3, 4] as const;

/** What is wrong with the description field of the form, trimmed; undefined if nothing is. */
export function descriptionFault(description: string): string | undefined {
  return lengthFault(description, { min: 3, max: LIMITS.imageDescriptionCharacters });
}

/** Builds the call's prompt from a description and a style chip [IG-06]. */
export function imagePrompt(description: string, style: StyleLabel): string {
  return buildPrompt(IMAGE_PROMPT, description, style);
}

/**
 * Extracts description and style from a prompt built by `imagePrompt`; any other prompt counts as a
 * description in the first style.
 */
export function descriptionOfPrompt(prompt: string): {
  description: string;
  style: (typeof STYLE_CHOICES)[number];
} {
  const parsed = parsePrompt(IMAGE_PROMPT, prompt);
  const style = STYLE_CHOICES.find(({ label }) => label === parsed?.choice) ?? STYLE_CHOICES[0];
  return { description: parsed?.subject ?? prompt.trim(), style };
}
