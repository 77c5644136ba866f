/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、。，．：；！？「」『』（）]$/u;

/** What stands between two words: nothing in scripts without spaces. */
export function spaceBetween(before: string, after: string): "" | " " {
  return UNSPACED.test(before) && UNSPACED.test(after.slice(0, 1)) ? "" : " ";
}
