import { escapeMarkdown } from "@/lib/documents/citation";

/** Converts plain text to Markdown that shows it unchanged: its line breaks, and where it has columns, its spaces. */
export function textAsMarkdown(text: string): string {
  return hasColumns(text) ? asCodeBlock(text) : asLines(text);
}

function asLines(text: string): string {
  return text
    .split("\n")
    .map((line) => escapeMarkdown(line.trim()))
    .join("  \n")
    .replace(/(?: {2}\n\s*){2,}/g, "\n\n");
}

/** Whether lines are indented, or have gaps between their words, as tables, receipts, and code do. */
export function hasColumns(text: string): boolean {
  return text.split("\n").some((line) => /^ {2,}\S|\S {2,}\S/.test(line));
}

/** Fenced by more backticks than the text has in a row. */
function asCodeBlock(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
