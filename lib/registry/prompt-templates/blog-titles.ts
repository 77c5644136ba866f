import type { PromptTemplate } from "@/lib/registry/prompt-template";

/** How the title generator's form becomes the prompt of its call. */
export const TITLES_PROMPT = {
  before: "Generate a blog title for the keyword ",
  between: " in the category ",
  choices: [
    "General",
    "Technology",
    "Business",
    "Health",
    "Lifestyle",
    "Education",
    "Travel",
    "Food",
  ],
} as const satisfies PromptTemplate;
