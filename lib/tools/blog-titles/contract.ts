import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { promptTemplateOf } from "@/lib/registry/tools";

const TEMPLATE = promptTemplateOf("blog-titles");

/** The chips, in their order. */
export const TITLE_CATEGORIES = TEMPLATE.choices;

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

/** The call's input for a keyword and a category [BT-05]. */
export function titlesRequest(keyword: string, category: TitleCategory): TitlesInput {
  return { prompt: buildPrompt(TEMPLATE, keyword, category) };
}

/** Keyword and category inside a prompt that `titlesRequest` built; any other prompt is a keyword. */
export function keywordOfPrompt(prompt: string): { keyword: string; category: TitleCategory } {
  const parsed = parsePrompt(TEMPLATE, prompt);
  return { keyword: parsed?.subject ?? prompt.trim(), category: parsed?.choice ?? "General" };
}
