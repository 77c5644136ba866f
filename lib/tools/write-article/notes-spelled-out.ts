const WORD = /\p{L}+/gu;

/** Whether an article of notes has words that the notes don't have, since what they shorten is written out in it. */
export function isSpelledOut(article: string, ...given: readonly string[]): boolean {
  const typed = new Set(wordsOf(given.join("\n")));
  return wordsOf(article).some((word) => !typed.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
