import type { PromptTemplate } from "@/lib/registry/prompt-template";

/** How the image generator's form becomes the prompt of its call. */
export const IMAGE_PROMPT = {
  before: "Generate an image of ",
  between: " in the style ",
  choices: [
    "Realistic",
    "Ghibli style",
    "Anime style",
    "Cartoon style",
    "Fantasy style",
    "Realistic style",
    "3D style",
    "Portrait style",
  ],
} as const satisfies PromptTemplate;
