"use client";

import type { ComparedTool } from "@/lib/client/use-comparison";
import type { Article, ArticleInput } from "@/lib/tools/write-article/contract";
import {
  ARTICLE_LENGTHS,
  articleLength,
  articleRequest,
  topicOfPrompt,
} from "@/lib/tools/write-article/options";

const SAME_NOTES = "The built-in model arranges notes alike at any length.";

export const fetchArticleContract = async () =>
  (await import("@/lib/tools/write-article/contract")).writeArticleContract;

/** How articles are compared: on two engines, or at two lengths. */
export const COMPARED_ARTICLE: ComparedTool<ArticleInput, Article> = {
  kind: "writes",
  fetchContract: fetchArticleContract,
  settings: {
    name: "length",
    choices: ARTICLE_LENGTHS.map(({ label, value }) => ({
      label,
      apply: (input) => ({ ...input, ...articleRequest(topicOfPrompt(input.prompt), value) }),
    })),
    labelOf: ({ length }) => articleLength(length).label,
    fault: ({ notes }, { engines }) =>
      notes && engines.every(({ source }) => source === "built-in") ? SAME_NOTES : undefined,
  },
};
