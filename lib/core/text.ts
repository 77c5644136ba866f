import { endsWithAbbreviation } from "@/lib/core/abbreviations";

/** The address of a Markdown link. Excludes brackets so that a run of them can't be scanned over and over. */
export const LINK_TARGET = /\]\([^()[\]]*\)/g;

/** Counts the words of a Markdown text as a reader would: markup, list numbers and URLs don't count. */
export function countWords(markdown: string): number {
  const prose = markdown
    .replace(/```[^\n]*/g, " ")
    .replace(LINK_TARGET, "] ")
    .replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/gm, " ");
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}

/**
 * Cuts a text after its last complete sentence.
 *
 * @returns an empty string when there is no complete sentence
 */
export function wholeSentences(markdown: string): string {
  const ends = [...markdown.matchAll(/[.!?…。！？]["'”’)\]*_]*(?=\s|$)|[。！？]/gu)];
  const last = ends.findLast(
    ({ index }) => !endsWithAbbreviation(markdown.slice(0, index + 1), markdown.slice(index + 1)),
  );
  if (!last) return "";
  return markdown.slice(0, last.index + last[0].length).trimEnd();
}

/** The first characters of a text, fewer than `most` where that would leave half a surrogate pair at its end. */
export function beginningOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}

/** A text, or where it has more than `most` characters its beginning with an ellipsis. */
export function cutAfter(text: string, most: number): string {
  return text.length <= most ? text : `${beginningOf(text, most)}…`;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A text that the database can store: without NUL, and with U+FFFD for each half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").replace(LONE_SURROGATE, "\uFFFD");
}
