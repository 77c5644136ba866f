/** What is read of an extract: without links to pages and marks of Markdown. */
export function plainExtract(markdown: string): string {
  return markdown
    .replaceAll(/\[p\. \d+\]\([^)]*\)/g, "")
    .replaceAll(/[\\*]|^#+ |^- /gm, "")
    .replaceAll(/\s+/g, " ");
}

/** The number of words of a text. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What lies in the middle of several numbers; 0 of none. */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
