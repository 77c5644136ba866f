/**
 * Parses the list items of a model's answer into distinct titles, without numbers, quotation marks
 * or emphasis.
 */
export function parseTitles(answer: string): string[] {
  const titles = answer
    .split("\n")
    .filter((line) => /^\s*(?:\d+[.)]|[-*•])\s+/.test(line))
    .map(cleanTitle)
    .filter((title) => title.length >= 3 && title.length <= 160);
  return distinctTitles(titles);
}

function cleanTitle(line: string): string {
  return line
    .replace(/^\s*(?:\d+[.)]|[-*•])\s+/, "")
    .replace(/^(?:title\s*:\s*)/i, "")
    .replace(/^[*_"“”'‘’`\s]+|[*_"“”'‘’`\s]+$/g, "")
    .trim();
}

/** Drops titles made of the same words as an earlier one. */
export function distinctTitles(titles: readonly string[]): string[] {
  const kept: string[] = [];
  const seen = new Set<string>();
  for (const title of titles) {
    const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const key =
      words
        .filter((word) => word.length > 2)
        .sort()
        .join(" ") || title;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(title);
  }
  return kept;
}

/** Formats titles as a numbered Markdown list; Markdown syntax in a title is escaped. */
export function toMarkdownList(titles: readonly string[]): string {
  return titles
    .map((title, index) => `${index + 1}. ${title.replace(/[\\`*_[\]<>#|~]/g, "\\$&")}`)
    .join("\n");
}
