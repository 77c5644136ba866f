import type { PromptTemplate } from "@/lib/registry/prompt-template";

/** How the article writer's form becomes the prompt of its call. */
export const ARTICLE_PROMPT = {
  before: "Write an article about ",
  between: " in ",
  choices: ["Short (500-800 words)", "Medium (800-1200 words)", "Long (1200+ words)"],
} as const satisfies PromptTemplate;
