import { withCapital } from "@/lib/tools/write-article/notes-capitals";
import { isGreeting } from "@/lib/tools/write-article/notes-email";
import { formOf } from "@/lib/tools/write-article/notes-points";
import { plainSigns } from "@/lib/tools/write-article/notes-signs";
import {
  isLetter,
  MAX_ABOVE_GREETING,
  type NoteBlock,
  type NoteItem,
} from "@/lib/tools/write-article/notes-structure";

const MAX_SIGN_OFF = { words: 4, closingWords: 9, nameWords: 6, names: 2 };
/** What closes a letter also without a comma: "thanks and see you all there" above a name. */
const CLOSES =
  /^(?:many thanks|thanks?|thx|cheers|see (?:you|u)|best|love|(?:kind|best|warm) regards|regards|take care|bye|hugs|yours|looking forward|warmly|sincerely)(?![\p{L}'’-])/iu;

/** "Petra", "Marge & Tunde" */
const IS_NAME = /^\p{Lu}\p{L}+(?: (?:& |and )?\p{Lu}[\p{L}.]+){0,3}$/u;

/** A letter keeps its greeting and its closing as they were typed, and each line between them that is a sentence. */
export function withLetter(blocks: readonly NoteBlock[]): NoteBlock[] {
  const signed = withSignOff(withGreeting(blocks));
  return isLetter(signed) ? signed.flatMap(linesApart) : signed;
}

function linesApart(block: NoteBlock): NoteBlock[] {
  if (block.kind !== "lines" || !areSentences(block)) return [block];
  return block.items.map(({ text }) => ({ kind: "prose", text, group: block.group }));
}

const MIN_MEAN_WORDS = 6;

/** Longer lines of a letter are sentences, also where they leave out a verb. */
function areSentences({ items }: Lines): boolean {
  const words = items.reduce((sum, { text }) => sum + wordCount(text), 0);
  return formOf(items) === "sentence" || words >= MIN_MEAN_WORDS * items.length;
}

/** "Hi all," near the top is neither a heading nor an item of a list. */
function withGreeting(blocks: readonly NoteBlock[]): NoteBlock[] {
  const top = blocks.slice(0, MAX_ABOVE_GREETING + 1);
  const at = top.findIndex((block) => isGreeting(firstText(block)));
  const block = blocks[at];
  if (!block) return [...blocks];
  const greeted = plainSigns(withCapital(firstText(block)));
  return [
    ...blocks.slice(0, at),
    { kind: "verbatim", text: greeted, group: -1, isGreeting: true },
    ...(block.kind === "lines" ? belowGreeting(block) : []),
    ...blocks.slice(at + 1),
  ];
}

function firstText(block: NoteBlock): string {
  if (block.kind === "lines") return block.items[0]?.text ?? "";
  return block.kind === "prose" || (block.kind === "heading" && !block.isMarked) ? block.text : "";
}

type Lines = Extract<NoteBlock, { kind: "lines" }>;

function belowGreeting(block: Lines): NoteBlock[] {
  const [only, ...others] = block.items.slice(1);
  if (!only) return [];
  return others.length === 0
    ? [{ kind: "prose", text: only.text, group: block.group }]
    : [{ ...block, items: [only, ...others] }];
}

/** "Ride safe," above a name ends a letter: its lines stay lines, and keep their comma. */
function withSignOff(blocks: readonly NoteBlock[]): NoteBlock[] {
  const isOfLetter = isLetter(blocks);
  const last = blocks.at(-1);
  if (last?.kind !== "lines") return [...blocks];
  const tail = Math.max(0, last.items.length - 1 - MAX_SIGN_OFF.names);
  const end = last.items.slice(tail);
  const found = end.findIndex(({ text }, at) => isSignOff(text, end.slice(at + 1), isOfLetter));
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

function isSignOff(line: string, names: readonly NoteItem[], isOfLetter: boolean): boolean {
  if (names.length === 0 || /[\d:]/.test(line)) return false;
  const closes =
    (CLOSES.test(line) && wordCount(line) <= MAX_SIGN_OFF.closingWords) ||
    (isOfLetter &&
      wordCount(line) <= MAX_SIGN_OFF.words &&
      names.every(({ text }) => IS_NAME.test(text)));
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
