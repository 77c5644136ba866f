/** What a language tag begins with: `en`, `pt-BR`, `zh-Hant-TW`. */
const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,3}(?![a-z\d])/i;

/** The browser's language as a tag that servers and `Intl` understand; see `languageTag`. */
export function browserLanguage(): string | undefined {
  return languageTag(navigator.language);
}

/**
 * The valid part of what a browser says its language is: `en-US` of `en-US@posix` and of `en_US.UTF-8`, which some systems
 * pass on.
 *
 * @returns undefined when there is none, as with `C`
 */
export function languageTag(language: string | undefined): string | undefined {
  const tag = TAG.exec(language ?? "")?.[0].replaceAll("_", "-");
  try {
    return tag && Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
