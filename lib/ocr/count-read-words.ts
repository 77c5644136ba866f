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
  let sum = 0;
  for (const count of readWordCounts(text)) sum += count;
  return sum;
}

/** Like `countReadWords`, but lazily and in pieces that add up, so that the caller can pause between them. */
export function* readWordCounts(text: string): Generator<number> {
  for (const [word] of text.replace(SIDE_NAME, "").matchAll(/\S+/g)) {
    if (!/[\p{L}\p{N}]/u.test(word)) yield 0;
    else if (UNSPACED.test(word)) yield* segmentCounts(word);
    else yield 1;
  }
}

/**
 * In characters. Each segment holds a copy of the text that it was found in, so that a long text takes memory by its
 * square.
 */
const WINDOW = 500;

function* segmentCounts(text: string): Generator<number> {
  const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
  let from = 0;
  while (from < text.length) {
    const window = text.slice(from, from + WINDOW);
    let [count, next, isLastCounted] = [0, window.length, false];
    for (const { index, isWordLike } of segmenter.segment(window)) {
      next = index;
      isLastCounted = isWordLike === true;
      if (isLastCounted) count += 1;
    }
    // The window may have cut its last word, which is looked at again.
    const isCut = next > 0 && from + window.length < text.length;
    if (isCut && isLastCounted) count -= 1;
    yield count;
    from += isCut ? next : window.length;
  }
}
