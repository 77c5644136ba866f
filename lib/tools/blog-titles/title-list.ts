/** Lines of a model's answer as titles: without number, quotes and emphasis, each once. */
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

/** The titles that say something no earlier one says, by their words. */
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

/** The numbered Markdown list of titles; marks in a title are shown, not followed. */
export function toMarkdownList(titles: readonly string[]): string {
  return titles
    .map((title, index) => `${index + 1}. ${title.replace(/[\\`*_[\]<>#|~]/g, "\\$&")}`)
    .join("\n");
}
