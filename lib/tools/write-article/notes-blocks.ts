import { SENTENCE_END } from "@/lib/core/sentences";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";

/** One of the person's list items or lines. */
export type NoteItem = {
  text: string;
  /** 0 for the outermost list. */
  depth: number;
};

/** A piece of somebody's notes, in the order of the notes. */
export type NoteBlock =
  | { kind: "heading"; text: string; level: number }
  | { kind: "prose"; text: string; group: number }
  | { kind: "list"; ordered: boolean; items: NoteItem[]; group: number }
  /** Lines without bullets, one point each. */
  | { kind: "lines"; items: NoteItem[]; group: number }
  /** A table, a quotation, or code, which stays as it is. */
  | { kind: "verbatim"; text: string; group: number };

const BULLET = /^(\s*)(?:[-*+•‣▪●○◦·■□►▸➢➤→–—]|\(?(\d{1,2})[.)])\s+(\S.*)$/u;
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const RULE = /^\s*(?:[-*_=]\s*){3,}$/;
const FENCE = /^\s*```/;
const VERBATIM = /^\s*(?:\||>)/;

/** Takes notes apart: headings, paragraphs, lists, and lines. Blank lines separate groups. */
export function readNotes(notes: string): NoteBlock[] {
  return joinLooseLists(readBlocks(cleanLines(notes)));
}

function readBlocks(lines: readonly string[]): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let group = 0;
  for (let at = 0; at < lines.length; ) {
    const length = runLength(lines, at);
    const run = lines.slice(at, at + length);
    const isBlank = run[0]?.trim() === "" || RULE.test(run[0] ?? "");
    if (isBlank) group += 1;
    else blocks.push(...toBlocks(run, group, lines[at + length] ?? ""));
    at += length;
  }
  return blocks;
}

/** Joins lists whose items stand apart from each other, so that numbers go on. */
function joinLooseLists(blocks: readonly NoteBlock[]): NoteBlock[] {
  const joined: NoteBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isLoose =
      last?.kind === "list" &&
      block.kind === "list" &&
      last.ordered === block.ordered &&
      (block.ordered || block.items.length === 1);
    if (isLoose) last.items.push(...block.items);
    else joined.push(block);
  }
  return joined;
}

function cleanLines(notes: string): string[] {
  return notes
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, "  ")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\p{Cc}\u200b\ufeff]/gu, (character) => (character === "\n" ? "\n" : ""))
    .split("\n")
    .map((line) => line.trimEnd().replace(LONG_RUN, "$1"));
}

/** A sign that goes on and on, of which forty are kept: the patterns below take quadratic time in such runs. */
const LONG_RUN = /(([^\p{L}\p{N}])\2{39})\2+/gu;
/** Longer lines are never headings. */
const MAX_HEADING_CHARACTERS = 200;

function isHeading(line: string): boolean {
  return line.length <= MAX_HEADING_CHARACTERS && HEADING.test(line);
}

type LineKind = "blank" | "rule" | "heading" | "fence" | "verbatim" | "bullet" | "text";

function kindOf(line: string): LineKind {
  if (line.trim() === "") return "blank";
  if (FENCE.test(line)) return "fence";
  if (isHeading(line)) return "heading";
  if (RULE.test(line)) return "rule";
  if (VERBATIM.test(line)) return "verbatim";
  return BULLET.test(line) ? "bullet" : "text";
}

/** How many lines from `at` on belong together. */
function runLength(lines: readonly string[], at: number): number {
  const kind = kindOf(lines[at] ?? "");
  if (kind === "heading" || kind === "blank" || kind === "rule") return 1;
  if (kind === "fence") return fenceLength(lines, at);
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? "";
    const continues = kind === "bullet" && kindOf(line) === "text" && /^\s{2,}/.test(line);
    if (kindOf(line) !== kind && !continues) break;
  }
  return end - at;
}

function fenceLength(lines: readonly string[], at: number): number {
  const close = lines.findIndex((line, index) => index > at && FENCE.test(line));
  return (close < 0 ? lines.length : close + 1) - at;
}

function toBlocks(run: readonly string[], group: number, next: string): NoteBlock[] {
  const [first = ""] = run;
  const kind = kindOf(first);
  if (kind === "heading") {
    const [, marks = "#", text = ""] = HEADING.exec(first) ?? [];
    return [{ kind: "heading", text, level: marks.length }];
  }
  if (kind === "fence" || kind === "verbatim") {
    return [{ kind: "verbatim", text: run.join("\n"), group }];
  }
  if (kind === "bullet") return listBlocks(run, group);
  return textBlocks(run, group, next);
}

/** Numbers and bullets that take turns on one level are lists of their own. */
function listBlocks(run: readonly string[], group: number): NoteBlock[] {
  const blocks: Extract<NoteBlock, { kind: "list" }>[] = [];
  const [, base = ""] = BULLET.exec(run[0] ?? "") ?? [];
  for (const line of run) {
    const [, indent = "", number, text] = BULLET.exec(line) ?? [];
    const last = blocks.at(-1);
    if (text === undefined) {
      const item = last?.items.at(-1);
      if (item) item.text += ` ${line.trim()}`;
      continue;
    }
    const depth = Math.min(3, Math.floor(Math.max(0, indent.length - base.length) / 2));
    const ordered = number !== undefined;
    if (last && (depth > 0 || last.ordered === ordered)) last.items.push({ text, depth });
    else blocks.push({ kind: "list", ordered, items: [{ text, depth: 0 }], group });
  }
  return blocks;
}

function textBlocks(run: readonly string[], group: number, next: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let lines = run.map((line) => line.trim());
  for (;;) {
    const [first, ...rest] = lines;
    if (first === undefined) return blocks;
    if (!isHeadingLine(first, rest, next)) break;
    blocks.push({ kind: "heading", text: headingText(first), level: 2 });
    lines = rest;
  }
  if (lines.length === 1 || isWrapped(lines)) {
    return [...blocks, { kind: "prose", text: lines.join(" "), group }];
  }
  const items = lines.map((text) => ({ text, depth: 0 }));
  return [...blocks, { kind: "lines", items, group }];
}

const MAX_HEADING_WORDS = 7;

/** "Budget:" above its points, "NEXT STEPS", or a short line without a period above something longer. */
function isHeadingLine(line: string, rest: readonly string[], next: string): boolean {
  if (line.length > MAX_HEADING_CHARACTERS) return false;
  const words = wordCount(line);
  if (words > MAX_HEADING_WORDS || !/\p{L}{2}/u.test(line)) return false;
  if (/^[^:]*\p{L}[^:]*:$/u.test(line)) return words <= 4;
  if (/[.!?,;:…]$/.test(line) || /:\s/.test(line)) return false;
  if (isShouted(line)) return true;
  if (!/^\p{Lu}/u.test(line) || (words > 2 && hasVerb(line))) return false;
  if (rest.length === 0) return next.trim() === "" || BULLET.test(next);
  return rest.every((other) => wordCount(other) >= 2 * words || /[.!?]$|:\s/.test(other));
}

function isShouted(line: string): boolean {
  return /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(line);
}

/** Without its colon; in small letters when it was shouted, unless it may hold an abbreviation. */
function headingText(line: string): string {
  const text = line.replace(/\s*:$/, "");
  const words = text.split(/\s+/);
  const isPlain = words.every((word) => word.length >= 4);
  return isShouted(text) && isPlain ? text.toLowerCase() : text;
}

function wordCount(line: string): number {
  return line.split(/\s+/).length;
}

/** Whether these lines are one paragraph that was broken at a margin: no line had room for the next one's first word. */
function isWrapped(lines: readonly string[]): boolean {
  const widest = Math.max(...lines.map(({ length }) => length));
  const full = lines.slice(0, -1);
  if (widest < 50 || widest > 120 || full.every((line) => SENTENCE_END.test(line))) return false;
  return full.every((line, index) => {
    const [word = ""] = lines[index + 1]?.split(/\s/, 1) ?? [];
    return line.length + 1 + word.length > widest;
  });
}
