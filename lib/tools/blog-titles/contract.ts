import { z } from "zod";

import { LIMITS } from "@/lib/limits";
import { defineContract } from "@/lib/tools/contract";
import { engineSchema } from "@/lib/tools/engine";
import { framePrompt, type PromptFrame, unframePrompt } from "@/lib/tools/prompt-frame";

export const TITLE_CATEGORIES = [
  "General",
  "Technology",
  "Business",
  "Health",
  "Lifestyle",
  "Education",
  "Travel",
  "Food",
] as const;

export type TitleCategory = (typeof TITLE_CATEGORIES)[number];

/** Room for the words that `titlesRequest` puts around a keyword. */
const REQUEST_CHARACTERS = 100;

export const keywordSchema = z
  .string()
  .trim()
  .min(2, "Write at least 2 characters.")
  .max(LIMITS.keywordCharacters, `Keep it under ${LIMITS.keywordCharacters} characters.`);

export const blogTitlesContract = defineContract({
  endpoint: "generate-blog-title",
  input: z.object({
    prompt: z
      .string("Say what the titles are about.")
      .trim()
      .min(2, "Write at least 2 characters.")
      .max(
        LIMITS.keywordCharacters + REQUEST_CHARACTERS,
        `Keep it under ${LIMITS.keywordCharacters} characters.`,
      ),
    /** The caller's creation that this one is made from. */
    parentId: z.uuid("This is no creation's id.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** The titles as a numbered Markdown list: untrusted, render it with `Markdown`. */
    content: z.string().min(1),
    meta: z.object({
      titles: z.array(z.string()),
      engine: engineSchema,
      seconds: z.number().nonnegative(),
    }),
  }),
});

export type TitlesInput = z.output<typeof blogTitlesContract.input>;
export type BlogTitles = z.output<typeof blogTitlesContract.output>;

export const TITLES_PROMPT: PromptFrame<TitleCategory> = {
  before: "Generate a blog title for the keyword ",
  between: " in the category ",
  choices: TITLE_CATEGORIES,
};

/** The call's input for a keyword and a category [BT-05]. */
export function titlesRequest(keyword: string, category: TitleCategory): TitlesInput {
  return { prompt: framePrompt(TITLES_PROMPT, keyword, category) };
}

/** Keyword and category inside a prompt that `titlesRequest` built; any other prompt is a keyword. */
export function keywordOfPrompt(prompt: string): { keyword: string; category: TitleCategory } {
  const framed = unframePrompt(TITLES_PROMPT, prompt);
  return { keyword: framed?.subject ?? prompt.trim(), category: framed?.choice ?? "General" };
}
