import type { Creation } from "@/lib/creations/schema";
import { TITLES_PROMPT } from "@/lib/tools/blog-titles/contract";
import { IMAGE_PROMPT } from "@/lib/tools/generate-images/contract";
import { type PromptFrame, unframePrompt } from "@/lib/tools/prompt-frame";
import { ARTICLE_PROMPT } from "@/lib/tools/write-article/contract";

const FRAMES: Readonly<Record<string, PromptFrame>> = {
  "generate-images": IMAGE_PROMPT,
  "write-article": ARTICLE_PROMPT,
  "blog-titles": TITLES_PROMPT,
};

/** A prompt in four pieces that are, one after the other, the prompt. */
export type PromptParts = { before: string; subject: string; between: string; choice: string };

/** Takes the prompt of a creation apart: our own words, what the person wrote, and what they chose. */
export function promptParts({ tool, prompt }: Pick<Creation, "tool" | "prompt">): PromptParts {
  const frame = FRAMES[tool];
  const framed = frame && unframePrompt(frame, prompt);
  if (!framed) return { before: "", subject: prompt, between: "", choice: "" };
  return { before: frame.before, between: frame.between, ...framed };
}
