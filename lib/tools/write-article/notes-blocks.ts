import { SENTENCE_END } from "@/lib/core/sentences";
import { asCode } from "@/lib/tools/write-article/notes-commands";
import { withoutEnvelope } from "@/lib/tools/write-article/notes-email";
import {
  COUNTS,
  headingText,
  isHeadingLine,
  isLeadIn,
} from "@/lib/tools/write-article/notes-heading-lines";
import {
  BULLET,
  cleanLines,
  HEADING,
  kindOf,
  runLength,
} from "@/lib/tools/write-article/notes-lines";
import { joinLists, listBlocks } from "@/lib/tools/write-article/notes-lists";
import { type Answered, answeredQuestions } from "@/lib/tools/write-article/notes-questions";
import { withSignOff } from "@/lib/tools/write-article/notes-sign-off";
import { answersOf, type NoteBlock } from "@/lib/tools/write-article/notes-structure";

/** Takes notes apart: headings, paragraphs, lists, and lines. Blank lines separate groups. */
export function readNotes(notes: string): NoteBlock[] {
  return withSignOff(joinLists(readBlocks(withoutEnvelope(cleanLines(notes)).lines)));
}

function readBlocks(lines: readonly string[]): NoteBlock[] {
  const margin = marginOf(lines);
  const blocks: NoteBlock[] = [];
  const answered = new Map(answeredQuestions(lines).map((one) => [one.from, one]));
  let group = 0;
  for (let at = 0; at < lines.length; ) {
    const asked = answered.get(at);
    if (asked) {
      group += 1;
      blocks.push(...questionBlocks(asked, group, levelBelow(blocks)));
      at = asked.end;
      continue;
    }
    const length = lengthUpTo(lines, at, answered);
    const run = lines.slice(at, at + length);
    const isBlank = run[0]?.trim() === "" || kindOf(run[0] ?? "") === "rule";
    const next = lines[at + length] ?? "";
    if (isBlank) group += 1;
    else
      blocks.push(
        ...toBlocks(run, group, {
          // Questions below a line are a list to it.
          ...{ before: lines[at - 1] ?? "", next: answered.has(at + length) ? `- ${next}` : next },
          isTop: blocks.length === 0,
          margin,
        }),
      );
    at += length;
  }
  return blocks;
}

function lengthUpTo(
  lines: readonly string[],
  at: number,
  answered: ReadonlyMap<number, Answered>,
): number {
  const length = runLength(lines, at);
  for (let next = 1; next < length; next += 1) if (answered.has(at + next)) return next;
  return length;
}

/** The level of a question: that of the one before it, or below the heading that holds for it. */
function levelBelow(blocks: readonly NoteBlock[]): number {
  const at = blocks.findLastIndex(({ kind }) => kind === "heading");
  const heading = blocks[at];
  if (heading?.kind !== "heading") return 2;
  if (heading.isQuestion) return answersOf(blocks.slice(at)).at(-1) ? heading.level : 2;
  const isRightAbove = at === blocks.length - 1 && !(at === 0 && !heading.isAbove);
  return isRightAbove || heading.isMarked ? heading.level + 1 : 2;
}

/** A question is the heading of its answer. */
function questionBlocks({ question, answer }: Answered, group: number, level: number): NoteBlock[] {
  const blocks = readBlocks(["", ...answer]).map((block): NoteBlock => {
    if (block.kind !== "heading") return { ...block, group };
    return block.isMarked ? block : { kind: "prose", text: asLeadIn(block.text), group };
  });
  return [{ kind: "heading", text: question, level, isLabel: true, isQuestion: true }, ...blocks];
}

/** The lines around a run, and the width at which the notes' lines were broken, if they were. */
type Around = { before: string; next: string; margin: number | undefined; isTop: boolean };

function toBlocks(run: readonly string[], group: number, around: Around): NoteBlock[] {
  const [first = ""] = run;
  const kind = kindOf(first);
  if (kind === "heading") {
    const [, marks = "#", text = ""] = HEADING.exec(first) ?? [];
    return [{ kind: "heading", text, level: marks.length, isMarked: true }];
  }
  if (kind === "verbatim") return [{ kind: "verbatim", text: asQuoted(run, around.margin), group }];
  if (kind === "fence" || kind === "command")
    return [{ kind: "verbatim", text: asCode(run), group, isCode: true }];
  if (kind === "bullet") return listBlocks(run, group);
  return textBlocks(run, group, around);
}

const QUOTED = /^\s*>\s?(?=[^\s>#*+|-])/;

/** Quoted lines stay lines, unless a margin broke them. */
function asQuoted(run: readonly string[], margin: number | undefined): string {
  if (
    run.length === 1 ||
    isWrapped(
      run.map((line) => line.replace(QUOTED, "")),
      margin,
    )
  )
    return run.join("\n");
  return run
    .map((line, at) => (QUOTED.test(line) && QUOTED.test(run[at + 1] ?? "") ? `${line}\\` : line))
    .join("\n");
}

function textBlocks(
  run: readonly string[],
  group: number,
  { before, next, margin, isTop }: Around,
): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  const isIndented = /^\s{2,}/.test(run[0] ?? "");
  let lines = run.map((line) => line.trim()).filter((line) => !OMISSION.test(line));
  // "Limits:" says that what follows is what it names.
  let isNamed = kindOf(before) === "heading" && before.endsWith(":");
  for (;;) {
    const [first, ...rest] = lines;
    if (first === undefined) return blocks;
    const begins = blocks.length > 0 || /^(?:blank|heading|rule)$/.test(kindOf(before));
    if (isIndented || (isNamed && !first.endsWith(":"))) break;
    if (!isHeadingLine(first, { rest, next, begins, isTop })) break;
    const isAbove = rest.length === 0 && BULLET.test(next);
    const isAttached = rest.length > 0;
    blocks.push({ kind: "heading", text: headingText(first), level: 2, isAbove, isAttached });
    isNamed = first.endsWith(":");
    lines = rest;
  }
  if (lines.length === 0) return blocks;
  const last = lines.at(-1) ?? "";
  const counts = lines.length > 1 && COUNTS.test(last);
  const leads = !isIndented && BULLET.test(next) && (isLeadIn(last) || counts);
  if (lines.length === 1 || isWrapped(lines, margin)) {
    const text = lines.join(" ");
    return [...blocks, { kind: "prose", text: leads ? asLeadIn(text) : text, group }];
  }
  if (!leads && isPasted(lines))
    return [...blocks, ...lines.map((text): NoteBlock => ({ kind: "prose", text, group }))];
  const items = (leads ? lines.slice(0, -1) : lines).map((text) => ({ text, depth: 0 }));
  const [only] = items;
  if (only && items.length === 1) blocks.push({ kind: "prose", text: only.text, group });
  else blocks.push({ kind: "lines", items, group, isNamed: blocks.length > 0 });
  return leads ? [...blocks, { kind: "prose", text: asLeadIn(last), group }] : blocks;
}

/** A line that only says that something was left out. */
const OMISSION = /^(?:[[(]\s*)?(?:…|\.{3,})(?:\s*[\])])?$/;

function asLeadIn(line: string): string {
  return line.endsWith(":") ? line : `${line}:`;
}

/** The narrowest and the widest margin at which people's lines are broken. */
const MARGINS = { min: 50, max: 120 };
/** How far a line may end before the margin because the next word didn't fit. */
const RAGGED = 12;

/** The width of notes whose lines were broken at one: several had no room for the next one's first word. */
function marginOf(lines: readonly string[]): number | undefined {
  const texts = lines.map((line) => (kindOf(line) === "text" ? line.trim() : ""));
  const widest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const full = texts.filter((text, at) => {
    const [word = ""] = texts[at + 1]?.split(/\s/, 1) ?? [];
    const isFull = text.length >= widest - RAGGED && text.length + 1 + word.length > widest;
    return text !== "" && word !== "" && isFull;
  });
  return full.length >= 3 && widest >= MARGINS.min && widest <= MARGINS.max ? widest : undefined;
}

/** Lines longer than any margin are paragraphs, such as the clauses of a letter. */
function isPasted(lines: readonly string[]): boolean {
  return lines.filter(({ length }) => length > MARGINS.max).length > lines.length / 2;
}

/** A sentence that isn't over yet. */
const GOES_ON =
  /(?:,|\b(?:an?|the|of|for|to|in|on|at|by|with|from|and|or|but|that|as|than|into|is|are|was|were|my|our|its))$/i;

/**
 * Whether these lines are one paragraph that was broken at a margin: no line had room for the next one's first word. Two
 * or three lines alone don't show a margin, so that the other lines must, or a last word.
 */
function isWrapped(lines: readonly string[], margin: number | undefined): boolean {
  const widest = Math.max(...lines.map(({ length }) => length));
  const full = lines.slice(0, -1);
  if (widest < MARGINS.min || widest > MARGINS.max) return false;
  if (full.every((line) => SENTENCE_END.test(line))) return false;
  const isLabeled = (line: string, at: number) =>
    /^[^:]{1,30}:\s/.test(line) && !GOES_ON.test(lines[at] ?? "");
  if (lines.slice(1).some(isLabeled)) return false;
  const [first = ""] = lines;
  const isPair = lines.length === 2 && !GOES_ON.test(first);
  if (isPair && (margin === undefined || /[)\]]$/.test(first))) return false;
  if (lines.length === 3 && margin === undefined && !full.some((line) => GOES_ON.test(line)))
    return false;
  const limit = isPair ? Math.max(widest, margin ?? 0) : widest;
  return full.every((line, index) => {
    const [word = ""] = lines[index + 1]?.split(/\s/, 1) ?? [];
    return line.length + 1 + word.length > limit;
  });
}
