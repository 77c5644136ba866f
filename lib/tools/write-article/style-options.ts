import type { ArticleLanguage } from "@/lib/tools/write-article/languages";

/** Tones an article can be asked for; without one it's neutral. */
export const ARTICLE_TONES = [
  { value: "friendly", name: "Friendly" },
  { value: "professional", name: "Professional" },
  { value: "persuasive", name: "Persuasive" },
  { value: "humorous", name: "Humorous" },
] as const;

export const MAX_AUDIENCE_CHARACTERS = 120;

export type ArticleTone = (typeof ARTICLE_TONES)[number]["value"];

/** How an article should read. What is absent is left to the topic and the model. */
export type ArticleStyle = {
  language?: ArticleLanguage | undefined;
  tone?: ArticleTone | undefined;
  /** Who reads it, in the person's words: untrusted. */
  audience?: string | undefined;
};

/** Whether the built-in model, which writes English only, would have to write in another language. */
export function needsOtherLanguage({ language }: ArticleStyle): boolean {
  return language !== undefined && language !== "en";
}

/** The choices in a few words, for where they aren't in view: "German, friendly, for beginners"; empty for none. */
export function styleText({ language, tone, audience }: ArticleStyle): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const parts = [language && names.of(language), tone, audience && `for ${audience}`];
  return parts.filter(Boolean).join(", ");
}
