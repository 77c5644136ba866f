import { lengthFault } from "@/lib/core/length-fault";
import { LIMITS } from "@/lib/core/limits";

import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { TITLES_PROMPT } from "@/lib/registry/prompt-templates/blog-titles";

/** As many as are told apart. */
export const MAX_ROUNDS = 1000;

/** The category chips, in display order. */
export const TITLE_CATEGORIES = TITLES_PROMPT.choices;

/** A category chip's label. */
export type TitleCategory = (typeof TITLE_CATEGORIES)[number];

/** What is wrong with the keyword field of the form, trimmed; undefined if nothing is. */
export function keywordFault(keyword: string): string | undefined {
  return lengthFault(keyword, { min: 2, max: LIMITS.keywordCharacters });
}

/** Builds the call's input from a keyword and a category [BT-05]. */
export function titlesRequest(keyword: string, category: TitleCategory): { prompt: string } {
  return { prompt: buildPrompt(TITLES_PROMPT, keyword, category) };
}

/** The input that asks for other titles than those of the last one. */
export function nextRound<Input extends { prompt: string; round?: number | undefined }>(
  last: Input,
): Input {
  return { ...last, round: ((last.round ?? 0) + 1) % MAX_ROUNDS };
}

/**
 * Extracts keyword and category from a prompt built by `titlesRequest`; any other prompt counts as
 * a keyword in "General".
 */
export function keywordOfPrompt(prompt: string): { keyword: string; category: TitleCategory } {
  const parsed = parsePrompt(TITLES_PROMPT, prompt);
  return { keyword: parsed?.subject ?? prompt.trim(), category: parsed?.choice ?? "General" };
}
