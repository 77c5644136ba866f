import { withCapital } from "@/lib/tools/write-article/notes-capitals";
import { isGreeting } from "@/lib/tools/write-article/notes-email";
import { formOf } from "@/lib/tools/write-article/notes-points";
import { plainSigns } from "@/lib/tools/write-article/notes-signs";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

const MAX_SIGN_OFF = { words: 4, closingWords: 9, nameWords: 6, names: 2 };
/** What closes a letter also without a comma: "thanks and see you all there" above a name. */
const CLOSES =
  /^(?:many thanks|thanks?|thx|cheers|see (?:you|u)|best|love|(?:kind|best|warm) regards|regards|take care|bye|hugs|yours|looking forward|warmly|sincerely)(?![\p{L}'’-])/iu;

/** A letter keeps its greeting and its closing as they were typed, and each line between them that is a sentence. */
export function withLetter(blocks: readonly NoteBlock[]): NoteBlock[] {
  const greeted = withGreeting(blocks);
  const signed = withSignOff(greeted);
  if (greeted.length === 0 || signed[0]?.kind !== "verbatim" || signed[0] === blocks[0])
    return signed;
  return signed.flatMap(linesApart);
}

function linesApart(block: NoteBlock): NoteBlock[] {
  if (block.kind !== "lines" || formOf(block.items) !== "sentence") return [block];
  return block.items.map(({ text }) => ({ kind: "prose", text, group: block.group }));
}

/** "Hi all," at the top is neither a heading nor an item of a list. */
function withGreeting(blocks: readonly NoteBlock[]): NoteBlock[] {
  const [first, ...others] = blocks;
  const text =
    first?.kind === "lines" ? first.items[0]?.text : first && "text" in first ? first.text : "";
  if (!first || !text || first.kind === "verbatim" || !isGreeting(text)) return [...blocks];
  const greeting: NoteBlock = { kind: "verbatim", text: plainSigns(withCapital(text)), group: -1 };
  const below = first.kind === "lines" ? first.items.slice(1) : [];
  const [only] = below;
  if (!only || first.kind !== "lines") return [greeting, ...others];
  const rest: NoteBlock =
    below.length === 1
      ? { kind: "prose", text: only.text, group: first.group }
      : { ...first, items: below };
  return [greeting, rest, ...others];
}

/** "Ride safe," above a name ends a letter: its lines stay lines, and keep their comma. */
function withSignOff(blocks: readonly NoteBlock[]): NoteBlock[] {
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
  if (names.length === 0 || /[\d:]/.test(line)) return false;
  const closes = CLOSES.test(line) && wordCount(line) <= MAX_SIGN_OFF.closingWords;
  if (!closes && !(line.endsWith(",") && wordCount(line) <= MAX_SIGN_OFF.words)) return false;
  return names.every(
    ({ text }) =>
      wordCount(text) <= MAX_SIGN_OFF.nameWords &&
      /^\p{L}[^\d:]*[^\d.!?:;,]$/u.test(text) &&
      (line.endsWith(",") || /^\p{Lu}/u.test(text)),
  );
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
