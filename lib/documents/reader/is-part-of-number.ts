import type { FigureType } from "@/lib/documents/reader/figure-types";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import type { Span } from "@/lib/documents/reader/ranges";

const MAX_CHARACTERS = 40;
/** "1/" of "1/2 inches", "10–" of "10–5 days", "1'" */
const JOINED = /[/⁄]$|\d[-‐‑–—'’]$/;
/** "12 " of "12 500" */
const GROUP = /(?<![\d.,])\d{1,3} $/;
const IN_WORDS = new RegExp(
  String.raw`\b(?:(?:hundred|thousand|million|billion)(?: and)?|${NUMBER_WORD}) $`,
  "iu",
);
const NO_NUMBERS: readonly FigureType[] = ["email", "phone", "date"];

/** Whether what looks like a figure is a part of a number that isn't understood as a whole, or may be. */
export function isPartOfNumber(type: FigureType, marked: string, { at, end }: Span): boolean {
  if (NO_NUMBERS.includes(type)) return false;
  const match = marked.slice(at, end);
  const before = marked.slice(Math.max(0, at - MAX_CHARACTERS), at);
  const behind = marked.slice(end, end + MAX_CHARACTERS);
  if (/^\p{L}/u.test(match)) return type !== "frequency" && IN_WORDS.test(before);
  if (!/^\d/.test(match)) return false;
  if (JOINED.test(before) || (/^\d{3}(?!\d)/.test(match) && GROUP.test(before))) return true;
  return (
    type === "count" &&
    ((/^\d{1,3}$/.test(match) && /^ \d{3}(?![\d-])/.test(behind)) ||
      /^ and an? (?:half|quarter)\b/i.test(behind))
  );
}
