import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { promptTemplateOf } from "@/lib/registry/tools";

const TEMPLATE = promptTemplateOf("blog-titles");

/** The category chips, in display order. */
export const TITLE_CATEGORIES = TEMPLATE.choices;

/** A category chip's label. */
export type TitleCategory = (typeof TITLE_CATEGORIES)[number];

/** Allowance for the words `titlesRequest` adds around a keyword. */
const REQUEST_CHARACTERS = 100;

/** Checks the keyword field of the form. */
export const keywordSchema = z
  .string()
  .trim()
  .min(2, "Enter at least 2 characters.")
  .max(LIMITS.keywordCharacters, `Use ${LIMITS.keywordCharacters} characters or fewer.`);

/** The call that generates titles. */
export const blogTitlesContract = defineContract({
  endpoint: "generate-blog-title",
  input: z.object({
    prompt: z
      .string("Enter a keyword first.")
      .trim()
      .min(2, "Enter at least 2 characters.")
      .max(
        LIMITS.keywordCharacters + REQUEST_CHARACTERS,
        `Use ${LIMITS.keywordCharacters} characters or fewer.`,
      ),
    /** The caller's creation that this one is based on. */
    parentId: z.uuid("That isn't a valid creation ID.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** The titles as a numbered Markdown list. Untrusted: render it with `Markdown`. */
    content: z.string().min(1),
    meta: z.object({
      titles: z.array(z.string()),
      engine: engineSchema,
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's checked input. */
export type TitlesInput = z.output<typeof blogTitlesContract.input>;
/** The call's output. */
export type BlogTitles = z.output<typeof blogTitlesContract.output>;

/** Builds the call's input from a keyword and a category [BT-05]. */
export function titlesRequest(keyword: string, category: TitleCategory): TitlesInput {
  return { prompt: buildPrompt(TEMPLATE, keyword, category) };
}

/**
 * Extracts keyword and category from a prompt built by `titlesRequest`; any other prompt counts as
 * a keyword in "General".
 */
export function keywordOfPrompt(prompt: string): { keyword: string; category: TitleCategory } {
  const parsed = parsePrompt(TEMPLATE, prompt);
  return { keyword: parsed?.subject ?? prompt.trim(), category: parsed?.choice ?? "General" };
}
