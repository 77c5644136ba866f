const WORD = /\p{L}+/gu;

/**
 * Whether an article of notes has words that the notes don't have, since what they shorten is written out in it. "Wi-Fi"
 * of "wifi", "don't" of "dont", and "a lot" of "alot" have the same letters.
 */
export function isSpelledOut(article: string, ...given: readonly string[]): boolean {
  const typed = wordsOf(given.join("\n"));
  const known = new Set(typed);
  const letters = typed.join("");
  return wordsOf(article).some((word) => !known.has(word) && !letters.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
