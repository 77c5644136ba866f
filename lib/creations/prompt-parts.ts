import type { Creation } from "@/lib/creations/schema";
import { parsePrompt } from "@/lib/registry/prompt-template";
import { TOOLS } from "@/lib/registry/tools";

/** A prompt in four pieces that are, one after the other, the prompt. */
export type PromptParts = { before: string; subject: string; between: string; choice: string };

/** Takes the prompt of a creation apart: our own words, what the person wrote, and what they chose. */
export function promptParts({ tool, prompt }: Pick<Creation, "tool" | "prompt">): PromptParts {
  const entry = TOOLS.find(({ slug }) => slug === tool);
  const template = entry && "promptTemplate" in entry ? entry.promptTemplate : undefined;
  const parsed = template && parsePrompt(template, prompt);
  if (!parsed) return { before: "", subject: prompt, between: "", choice: "" };
  return { before: template.before, between: template.between, ...parsed };
}
