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

export type ArticleLanguage = (typeof ARTICLE_LANGUAGES)[number]["value"];

/** The English name of a language, as in "German". */
export function languageName(value: ArticleLanguage): string {
  return ARTICLE_LANGUAGES.find((language) => language.value === value)?.name ?? value;
}

/** Says that the built-in model can't write in a language, and what to do. */
export function otherLanguageFault(language: ArticleLanguage): string {
  return `The built-in model writes English only, so it can't write in ${languageName(language)}. Choose another engine, or leave the language as it was.`;
}
