/** What both sides know about plain text. */

/** Words of a Markdown text as a reader counts them: marks, numbers of lists and addresses are none. */
export function countWords(markdown: string): number {
  const prose = markdown
    .replace(/```[^\n]*/g, " ")
    .replace(/\]\([^)]*\)/g, "] ")
    .replace(/^\s*(?:[-*+]|\d+[.)])\s+/gm, " ");
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}

/**
 * The text up to its last whole sentence, line of a list, or heading's paragraph.
 *
 * @returns an empty string when it holds no whole sentence
 */
export function wholeSentences(markdown: string): string {
  const ends = [...markdown.matchAll(/[.!?…。！？]["'”’)\]*_]*(?=\s|$)|[。！？]/gu)];
  const last = ends.at(-1);
  if (!last) return "";
  return markdown.slice(0, last.index + last[0].length).trimEnd();
}
