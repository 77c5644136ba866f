import { beginningOf } from "@/lib/core/text";
import { escapeMarkdown } from "@/lib/documents/citation";

/** How much of a quotation is shown. */
export const MAX_QUOTE_CHARACTERS = 220;

/** Quotes a text as escaped Markdown, shortened to 220 characters at a word boundary. */
export function quoteLine(text: string): string {
  if (text.length <= MAX_QUOTE_CHARACTERS) return `“${escapeMarkdown(text)}”`;
  const end = text.lastIndexOf(" ", MAX_QUOTE_CHARACTERS);
  // Where no space is near, as in Chinese, anywhere.
  const shown =
    end > MAX_QUOTE_CHARACTERS / 2 ? text.slice(0, end) : beginningOf(text, MAX_QUOTE_CHARACTERS);
  return `“${escapeMarkdown(shown)} …”`;
}
