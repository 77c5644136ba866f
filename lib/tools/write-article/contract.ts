import { z } from "zod";
import { engineSchema } from "@/lib/core/engine";
import { LIMITS } from "@/lib/core/limits";
import { defineContract } from "@/lib/registry/contract";
import { buildPrompt, parsePrompt } from "@/lib/registry/prompt-template";
import { promptTemplateOf } from "@/lib/registry/tools";

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

const LENGTH_VALUES = ARTICLE_LENGTHS.map((length) => length.value);

/** Allowance for the words `articleRequest` adds around a topic. */
const REQUEST_CHARACTERS = 100;

/** Checks the topic field of the form. */
export const topicSchema = z
  .string()
  .trim()
  .min(3, "Enter at least 3 characters.")
  .max(LIMITS.topicCharacters, `Use ${LIMITS.topicCharacters} characters or fewer.`);

/** The call that writes or continues an article. */
export const writeArticleContract = defineContract({
  endpoint: "generate-article",
  input: z.object({
    prompt: z
      .string("Enter a topic first.")
      .trim()
      .min(3, "Enter at least 3 characters.")
      .max(
        LIMITS.topicCharacters + REQUEST_CHARACTERS,
        `Use ${LIMITS.topicCharacters} characters or fewer.`,
      ),
    length: z.literal(LENGTH_VALUES, "Choose 800, 1200, or 1600 words."),
    /** One of the caller's truncated articles, which this run continues. */
    continueFrom: z.uuid("That isn't a valid article ID.").optional(),
    /** The caller's creation that this one is based on. */
    parentId: z.uuid("That isn't a valid creation ID.").optional(),
  }),
  output: z.object({
    id: z.string(),
    /** GitHub Flavored Markdown from a model. Untrusted: render it with `Markdown`. */
    content: z.string().min(1),
    meta: z.object({
      words: z.int().nonnegative(),
      engine: engineSchema,
      /** Whether the article ends early; always after a full sentence. */
      truncated: z.boolean(),
      seconds: z.number().nonnegative(),
    }),
  }),
});

/** The call's checked input. */
export type ArticleInput = z.output<typeof writeArticleContract.input>;
/** The call's output. */
export type Article = z.output<typeof writeArticleContract.output>;

const TEMPLATE = promptTemplateOf("write-article");

/** Builds the call's input from a topic and one of `ARTICLE_LENGTHS` [WA-07]. */
export function articleRequest(topic: string, length: ArticleLength): ArticleInput {
  return { prompt: buildPrompt(TEMPLATE, topic, articleLength(length).label), length };
}

/** Extracts the topic from a prompt built by `articleRequest`; any other prompt is a topic itself. */
export function topicOfPrompt(prompt: string): string {
  return parsePrompt(TEMPLATE, prompt)?.subject ?? prompt.trim();
}

/** Returns the length whose label a prompt was built with; 1200 for any other prompt. */
export function lengthOfPrompt(prompt: string): ArticleLength {
  return ARTICLE_LENGTHS.find(({ label }) => prompt.endsWith(label))?.value ?? 1200;
}

/** Looks up the label and range of words of a length. */
export function articleLength(value: ArticleLength) {
  return ARTICLE_LENGTHS.find((length) => length.value === value) ?? ARTICLE_LENGTHS[0];
}
