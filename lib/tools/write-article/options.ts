import { lengthFault } from "@/lib/core/length-fault";
import { LIMITS } from "@/lib/core/limits";

import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { ARTICLE_PROMPT } from "@/lib/registry/prompt-templates/write-article";
import { MAX_AUDIENCE_CHARACTERS } from "@/lib/tools/write-article/style-options";

/**
 * The length options. `value` is a target in words, never a token limit; `minWords` and `maxWords`
 * are the range the label promises.
 */
export const ARTICLE_LENGTHS = [
  { value: 800, label: "Short (500-800 words)", minWords: 500, maxWords: 800 },
  { value: 1200, label: "Medium (800-1200 words)", minWords: 800, maxWords: 1200 },
  { value: 1600, label: "Long (1200+ words)", minWords: 1200, maxWords: undefined },
] as const;

/** An article length: a target in words. */
export type ArticleLength = (typeof ARTICLE_LENGTHS)[number]["value"];

/** What is wrong with the topic field of the form, trimmed; undefined if nothing is. */
export function topicFault(topic: string): string | undefined {
  return lengthFault(topic, { min: 2, max: LIMITS.topicCharacters });
}

/** What is wrong with the notes, trimmed; undefined if nothing is. */
export function notesFault(notes: string): string | undefined {
  return lengthFault(notes, { min: 0, max: LIMITS.notesCharacters });
}

/** What is wrong with the audience, trimmed; undefined if nothing is. */
export function audienceFault(audience: string): string | undefined {
  return lengthFault(audience, { min: 0, max: MAX_AUDIENCE_CHARACTERS });
}

/** Builds the call's input from a topic and one of `ARTICLE_LENGTHS` [WA-07]. */
export function articleRequest(
  topic: string,
  length: ArticleLength,
): { prompt: string; length: ArticleLength } {
  return { prompt: buildPrompt(ARTICLE_PROMPT, topic, articleLength(length).label), length };
}

/** Extracts the topic from a prompt built by `articleRequest`; any other prompt is a topic itself. */
export function topicOfPrompt(prompt: string): string {
  return parsePrompt(ARTICLE_PROMPT, prompt)?.subject ?? prompt.trim();
}

/** Returns the length whose label a prompt was built with; 1200 for any other prompt. */
export function lengthOfPrompt(prompt: string): ArticleLength {
  return ARTICLE_LENGTHS.find(({ label }) => prompt.endsWith(label))?.value ?? 1200;
}

/** Looks up the label and range of words of a length; those of the shortest for any other number. */
export function articleLength(value: number) {
  return ARTICLE_LENGTHS.find((length) => length.value === value) ?? ARTICLE_LENGTHS[0];
}
