import { escapeMarkdown } from "@/lib/documents/place";

/** Plain text as Markdown that shows it as it is: every mark, every line, every empty line between. */
export function textAsMarkdown(text: string): string {
  return text
    .split("\n")
    .map((line) => escapeMarkdown(line.trim()))
    .join("  \n")
    .replace(/(?: {2}\n\s*){2,}/g, "\n\n");
}
