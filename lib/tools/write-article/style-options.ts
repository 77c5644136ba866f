/** Languages an article can be asked for, by BCP 47 tag; `name` is in English, as prompts and messages need it. */
export const ARTICLE_LANGUAGES = [
  { value: "en", name: "English", own: "English" },
  { value: "ar", name: "Arabic", own: "العربية" },
  { value: "bn", name: "Bengali", own: "বাংলা" },
  { value: "zh-Hans", name: "Chinese (Simplified)", own: "简体中文" },
  { value: "zh-Hant", name: "Chinese (Traditional)", own: "繁體中文" },
  { value: "cs", name: "Czech", own: "Čeština" },
  { value: "da", name: "Danish", own: "Dansk" },
  { value: "nl", name: "Dutch", own: "Nederlands" },
  { value: "fi", name: "Finnish", own: "Suomi" },
  { value: "fr", name: "French", own: "Français" },
  { value: "de", name: "German", own: "Deutsch" },
  { value: "el", name: "Greek", own: "Ελληνικά" },
  { value: "he", name: "Hebrew", own: "עברית" },
  { value: "hi", name: "Hindi", own: "हिन्दी" },
  { value: "hu", name: "Hungarian", own: "Magyar" },
  { value: "id", name: "Indonesian", own: "Bahasa Indonesia" },
  { value: "it", name: "Italian", own: "Italiano" },
  { value: "ja", name: "Japanese", own: "日本語" },
  { value: "ko", name: "Korean", own: "한국어" },
  { value: "no", name: "Norwegian", own: "Norsk" },
  { value: "fa", name: "Persian", own: "فارسی" },
  { value: "pl", name: "Polish", own: "Polski" },
  { value: "pt", name: "Portuguese", own: "Português" },
  { value: "ro", name: "Romanian", own: "Română" },
  { value: "ru", name: "Russian", own: "Русский" },
  { value: "es", name: "Spanish", own: "Español" },
  { value: "sv", name: "Swedish", own: "Svenska" },
  { value: "th", name: "Thai", own: "ไทย" },
  { value: "tr", name: "Turkish", own: "Türkçe" },
  { value: "uk", name: "Ukrainian", own: "Українська" },
  { value: "vi", name: "Vietnamese", own: "Tiếng Việt" },
] as const;

/** Tones an article can be asked for; without one it's neutral. */
export const ARTICLE_TONES = [
  { value: "friendly", name: "Friendly" },
  { value: "professional", name: "Professional" },
  { value: "persuasive", name: "Persuasive" },
  { value: "humorous", name: "Humorous" },
] as const;

export const MAX_AUDIENCE_CHARACTERS = 120;

export type ArticleLanguage = (typeof ARTICLE_LANGUAGES)[number]["value"];
export type ArticleTone = (typeof ARTICLE_TONES)[number]["value"];

/** How an article should read. What is absent is left to the topic and the model. */
export type ArticleStyle = {
  language?: ArticleLanguage | undefined;
  tone?: ArticleTone | undefined;
  /** Who reads it, in the person's words: untrusted. */
  audience?: string | undefined;
};

/** The English name of a language, as in "German". */
export function languageName(value: ArticleLanguage): string {
  return ARTICLE_LANGUAGES.find((language) => language.value === value)?.name ?? value;
}

/** Whether the built-in model, which writes English only, would have to write in another language. */
export function needsOtherLanguage({ language }: ArticleStyle): boolean {
  return language !== undefined && language !== "en";
}

/** Says that the built-in model can't write in a language, and what to do. */
export function otherLanguageFault(language: ArticleLanguage): string {
  return `The built-in model writes English only, so it can't write in ${languageName(language)}. Choose another engine, or leave the language as it was.`;
}

/** The choices in a few words, for where they aren't in view: "German, friendly, for beginners"; empty for none. */
export function styleText({ language, tone, audience }: ArticleStyle): string {
  const parts = [language && languageName(language), tone, audience && `for ${audience}`];
  return parts.filter(Boolean).join(", ");
}
