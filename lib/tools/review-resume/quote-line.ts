import { escapeMarkdown } from "@/lib/documents/citation";

const MAX_QUOTE_CHARACTERS = 220;

/** Quotes a text as escaped Markdown, shortened to 220 characters at a word boundary. */
export function quoteLine(text: string): string {
  const whole = text.length <= MAX_QUOTE_CHARACTERS;
  const end = text.lastIndexOf(" ", MAX_QUOTE_CHARACTERS);
  return `“${escapeMarkdown(whole ? text : text.slice(0, end))}${whole ? "" : " …"}”`;
}
