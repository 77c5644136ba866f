import type { Creation } from "@/lib/creations/schema";
import { type PromptTemplate, parsePrompt } from "@/lib/registry/prompt-template";
import { TITLES_PROMPT } from "@/lib/registry/prompt-templates/blog-titles";
import { IMAGE_PROMPT } from "@/lib/registry/prompt-templates/generate-images";
import { ARTICLE_PROMPT } from "@/lib/registry/prompt-templates/write-article";
import { SUMMARY_DETAILS } from "@/lib/registry/summary-details";

const TEMPLATES = new Map<string, PromptTemplate>([
  ["write-article", ARTICLE_PROMPT],
  ["blog-titles", TITLES_PROMPT],
  ["generate-images", IMAGE_PROMPT],
]);

/** A prompt split into four parts that concatenate to the original. */
export type PromptParts = { before: string; subject: string; between: string; choice: string };

/** What a creation is called: its name, or else what its prompt is about. */
export function creationName(creation: Pick<Creation, "tool" | "prompt" | "title">): string {
  return creation.title ?? promptParts(creation).subject;
}

/** A prompt as it's read aloud: what was typed and the choice, without the words of our template around them. */
export function spokenPrompt(creation: Pick<Creation, "tool" | "prompt">): string {
  const { subject, choice } = promptParts(creation);
  return choice ? `${subject}, ${choice}` : subject;
}

/**
 * The choice by which a creation differs from others of the same subject, which its prompt may not hold: how long notes on
 * a video are. Empty for most.
 */
export function choiceBeside(creation: { tool: string; meta?: Creation["meta"] }): string {
  if (creation.tool !== "youtube-summarizer") return "";
  return SUMMARY_DETAILS.find(({ value }) => value === creation.meta?.detail)?.label ?? "";
}

/**
 * Splits a creation's prompt into template text, the user's text (`subject`), and their choice. A prompt
 * that doesn't match its tool's template is all `subject`.
 */
export function promptParts({ tool, prompt }: Pick<Creation, "tool" | "prompt">): PromptParts {
  const template = TEMPLATES.get(tool);
  const parsed = template && parsePrompt(template, prompt);
  if (!parsed) return { before: "", subject: prompt, between: "", choice: "" };
  return { before: template.before, between: template.between, ...parsed };
}
