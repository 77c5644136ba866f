/** In any text, whatever it was made from. */
const CITATION_LINK = /\[([^[\]]+)\]\(#(?:page|par|t)=\d+\)/g;

/** Replaces citation links with plain brackets, for exports in which there is nothing to open. */
export function withPlainCitations(markdown: string): string {
  return markdown.replace(CITATION_LINK, "[$1]");
}

/** Removes citation links, which are no words of the text. */
export function withoutCitations(markdown: string): string {
  return markdown.replace(CITATION_LINK, "");
}
