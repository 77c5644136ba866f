import { beginningOf } from "@/lib/core/text";

/** How much of an input a message quotes. */
const QUOTED_CHARACTERS = 60;

/** An input as messages name it: its beginning in quotation marks. */
export function quotedInput(text: string): string {
  const start = beginningOf(text, QUOTED_CHARACTERS);
  return `“${start}${start.length < text.length ? "…" : ""}”`;
}
