import { escapeMarkdown } from "@/lib/documents/citation";

/** Converts plain text to Markdown that shows it unchanged, line breaks included. */
export function textAsMarkdown(text: string): string {
  return text
    .split("\n")
    .map((line) => escapeMarkdown(line.trim()))
    .join("  \n")
    .replace(/(?: {2}\n\s*){2,}/g, "\n\n");
}
