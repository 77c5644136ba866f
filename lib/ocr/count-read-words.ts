/** What the messages of a chat are named after. */
export const SIDE_NAMES = { left: "Left", right: "Right" } as const;

const SIDE_NAME = /^(?:Left|Right)(?: \([^()\n]{1,16}\))?: /gm;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Counts the words that were read from images, in the plain text they became: what stands between spaces and has a letter
 * or a digit, so that `12.50` is one. Names of a chat's sides weren't read.
 */
export function countReadWords(text: string): number {
  const written = text
    .replace(SIDE_NAME, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return written.reduce((sum, word) => sum + (UNSPACED.test(word) ? segmentsOf(word) : 1), 0);
}

function segmentsOf(text: string): number {
  const words = new Intl.Segmenter("ja", { granularity: "word" });
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
