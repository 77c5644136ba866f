import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { promptTemplateOf } from "@/lib/registry/tools";

/**
 * The lengths people pick. `value` is a target in words, never a limit in tokens; `minWords` and
 * `maxWords` are the band that the label promises.
 */
export const ARTICLE_LENGTHS = [
  { value: 800, label: "Short (500-800 words)", minWords: 500, maxWords: 800 },
  { value: 1200, label: "Medium (800-1200 words)", minWords: 800, maxWords: 1200 },
  { value: 1600, label: "Long (1200+ words)", minWords: 1200, maxWords: undefined },
] as const;

export type ArticleLength = (typeof ARTICLE_LENGTHS)[number]["value"];

const LENGTH_VALUES = ARTICLE_LENGTHS.map((length) => length.value);

/** Room for the words that `articleRequest` puts around a topic. */
const REQUEST_CHARACTERS = 100;

export const topicSchema = z
  .string()
  .trim()
  .min(3, "Write at least 3 characters.")
  .max(LIMITS.topicCharacters, `Keep it under ${LIMITS.topicCharacters} characters.`);

export const writeArticleContract = defineContract({
  endpoint: "generate-article",
  input: z.object({
    prompt: z
      .string("Say what the article is about.")
      .trim()
      .min(3, "Write at least 3 characters.")
      .max(
        LIMITS.topicCharacters + REQUEST_CHARACTERS,
        `Keep it under ${LIMITS.topicCharacters} characters.`,
      ),
    length: z.literal(LENGTH_VALUES, "Choose 800, 1200 or 1600 words."),
    /** A cut article of the caller's that this run goes on with. */
    continueFrom: z.uuid("This is no article's id.").optional(),
    /** The caller's creation that this one is made from. */
    parentId: z.uuid("This is no creation's id.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** GitHub-flavoured Markdown from a model: untrusted, render it with `Markdown`. */
    content: z.string().min(1),
    meta: z.object({
      words: z.int().nonnegative(),
      engine: engineSchema,
      /** Ends before its subject does; always after a whole sentence. */
      truncated: z.boolean(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

export type ArticleInput = z.output<typeof writeArticleContract.input>;
export type Article = z.output<typeof writeArticleContract.output>;

const TEMPLATE = promptTemplateOf("write-article");

/** The call's input for a topic and one of `ARTICLE_LENGTHS` [WA-07]. */
export function articleRequest(topic: string, length: ArticleLength): ArticleInput {
  return { prompt: buildPrompt(TEMPLATE, topic, articleLength(length).label), length };
}

/** The topic inside a prompt that `articleRequest` built; any other prompt is a topic itself. */
export function topicOfPrompt(prompt: string): string {
  return parsePrompt(TEMPLATE, prompt)?.subject ?? prompt.trim();
}

/** The length whose label a prompt was built with. */
export function lengthOfPrompt(prompt: string): ArticleLength {
  return ARTICLE_LENGTHS.find(({ label }) => prompt.endsWith(label))?.value ?? 1200;
}

export function articleLength(value: ArticleLength) {
  return ARTICLE_LENGTHS.find((length) => length.value === value) ?? ARTICLE_LENGTHS[0];
}
