import { withCapital } from "@/lib/tools/write-article/notes-capitals";
import { plainSigns } from "@/lib/tools/write-article/notes-signs";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

const MAX_SIGN_OFF = { words: 4, nameWords: 6, names: 2 };

/** "Ride safe," above a name ends a letter: its lines stay lines, and keep their comma. */
export function withSignOff(blocks: readonly NoteBlock[]): NoteBlock[] {
  const last = blocks.at(-1);
  if (last?.kind !== "lines") return [...blocks];
  const tail = Math.max(0, last.items.length - 1 - MAX_SIGN_OFF.names);
  const end = last.items.slice(tail);
  const found = end.findIndex(({ text }, at) => isSignOff(text, end.slice(at + 1)));
  if (found < 0) return [...blocks];
  const from = tail + found;
  const lines = last.items.slice(from).map(({ text }) => plainSigns(withCapital(text)));
  const before = last.items.slice(0, from);
  return [
    ...blocks.slice(0, -1),
    ...(before.length > 0 ? [{ ...last, items: before }] : []),
    { kind: "verbatim", text: lines.join("\\\n"), group: last.group },
  ];
}

function isSignOff(line: string, names: readonly NoteItem[]): boolean {
  if (!line.endsWith(",") || wordCount(line) > MAX_SIGN_OFF.words || /\d/.test(line)) return false;
  if (names.length === 0) return false;
  return names.every(
    ({ text }) =>
      wordCount(text) <= MAX_SIGN_OFF.nameWords && /^\p{L}[^\d:]*[^\d.!?:;,]$/u.test(text),
  );
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
