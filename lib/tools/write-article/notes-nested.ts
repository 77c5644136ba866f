import { largest, smallest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { hasVerb } from "@/lib/tools/write-article/notes-grammar";
import {
  asksQuestion,
  headingText,
  isHeadingLine,
} from "@/lib/tools/write-article/notes-heading-lines";
import {
  BULLET,
  hideFenced,
  kindOf,
  MAX_HEADING_CHARACTERS,
} from "@/lib/tools/write-article/notes-lines";
import { formOf } from "@/lib/tools/write-article/notes-points";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** A line that was typed without a bullet, and what is indented below it. */
type Parent = { text: string; below: NoteItem[] };

/** Lines some of which have others indented below them. */
export type Nested = { from: number; end: number; parents: Parent[] };

/** The narrowest margin at which lines are broken. */
const MIN_BROKEN = 45;

/** The runs of lines in which an indentation says what belongs to what. Shares the event loop. */
export async function nestedRuns(typed: readonly string[]): Promise<Nested[]> {
  const pause = createYielder();
  const lines = hideFenced(typed);
  const found: Nested[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const turn = pause();
    if (turn) await turn;
    if (!mayNest(lines[at] ?? "")) continue;
    let end = at + 1;
    while (mayNest(lines[end] ?? "")) end += 1;
    found.push(...nestedIn(lines, at, end));
    at = end;
  }
  return found;
}

function mayNest(line: string): boolean {
  return /^(?:text|bullet)$/.test(kindOf(line));
}

/** Below the outermost lines of a run; what is indented below a bullet or a number belongs to that. */
function nestedIn(lines: readonly string[], start: number, end: number): Nested[] {
  const run = lines.slice(start, end);
  const base = smallest(run.map(indentOf));
  const found: Nested[] = [];
  let from = -1;
  const close = (to: number) => {
    const nested = from < 0 ? undefined : asNested(run.slice(from, to), base);
    if (nested) found.push({ from: start + from, end: start + to, parents: nested });
    from = -1;
  };
  for (const [at, line] of run.entries()) {
    if (indentOf(line) > base) continue;
    if (BULLET.test(line)) close(at);
    else if (from < 0) from = at;
  }
  close(run.length);
  return found;
}

function asNested(run: readonly string[], base: number): Parent[] | undefined {
  const parents: Parent[] = [];
  let indents: number[] = [];
  for (const line of run) {
    const parent = parents.at(-1);
    const indent = indentOf(line);
    if (indent <= base || !parent) {
      parents.push({ text: line.trim(), below: [] });
      indents = [];
      continue;
    }
    while (indents.length > 1 && indent < (indents.at(-1) ?? 0)) indents.pop();
    if (indents.length === 0 || (indent > (indents.at(-1) ?? 0) && indents.length <= MAX_DEPTH))
      indents.push(indent);
    const [, , number, text = line.trim()] = BULLET.exec(line) ?? [];
    const own = number === undefined ? {} : { number: Number(number) };
    parent.below.push({ text, depth: indents.length - 1, ...own });
  }
  const isNested = parents.some(({ below }) => below.length > 0);
  return isNested && !isBroken(run, base) ? parents : undefined;
}

const MAX_DEPTH = 3;

/** Whether lines go on in those that are indented below them, as in a hanging paragraph: none had room for another word. */
function isBroken(run: readonly string[], base: number): boolean {
  const starts = run.flatMap((line, at) => (indentOf(line) === base ? [at] : []));
  return starts.some((at, index) => {
    const lines = run.slice(at, starts[index + 1] ?? run.length);
    const widest = largest(lines.map(({ length }) => length));
    if (lines.length < 2 || widest < MIN_BROKEN || lines.some((line) => BULLET.test(line)))
      return false;
    return lines.slice(1).every((line, below) => {
      const [word = ""] = line.trim().split(/\s/, 1);
      return (lines[below]?.length ?? 0) + 1 + word.length > widest;
    });
  });
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}

type NestedPlace = {
  group: number;
  /** Whether the lines begin a paragraph, or all of the notes. */
  begins: boolean;
  isTop: boolean;
  /** Whether the notes are shouted. */
  isLoud: boolean;
  /** Whether the first of them is a heading, as those of other groups are. */
  isHead: boolean;
  /** Whether they stand below a numbered line, or among headings that are marked. */
  isBelow: boolean;
  read: (lines: readonly string[]) => Promise<NoteBlock[]>;
};

/**
 * Names above what is indented below them are headings. Other short lines are a list on several levels, and those that are
 * sentences stay sentences, each above its list.
 */
export async function nestedBlocks({ parents }: Nested, place: NestedPlace): Promise<NoteBlock[]> {
  const { group, begins, isTop, isLoud, isBelow, read } = place;
  const [first, ...others] = parents as [Parent, ...Parent[]];
  const rest = others.map(({ text }) => text);
  const isName =
    first.below.length === 0 &&
    rest.length > 0 &&
    isHeadingLine(first.text, { rest, next: "", begins, isTop, isLoud });
  const isHead = isName || (place.isHead && !areSections(parents));
  const head: NoteBlock[] = isHead
    ? [{ kind: "heading", text: headingText(first.text, isLoud), level: 2, isAttached: true }]
    : [];
  if (isHead && first.below.length > 0)
    return [...head, belowBlock(first, group), ...(await read(others.flatMap(linesOf)))];
  const own = isHead ? others : parents;
  const end = own.findLastIndex(({ below }) => below.length > 0) + 1;
  const start = own.findIndex(({ below }) => below.length > 0);
  if (!isBelow && areSections(own.slice(start, end))) {
    const above = own.slice(0, start).map(({ text }) => text);
    const below = own.slice(end).map(({ text }) => text);
    return [
      ...head,
      ...(above.length > 0 ? await read(above) : []),
      ...own
        .slice(start, end)
        .flatMap((parent) => section(parent, { group, level: isHead ? 3 : 2, isLoud })),
      ...(below.length > 0 ? inGroup(await read(below), group + BELOW) : []),
    ];
  }
  if (own.length > 1 && (isHead || formOf(own) === "bullet"))
    return [...head, { kind: "list", ordered: false, items: own.flatMap(itemsOf), group }];
  return [...head, ...(await read(own.flatMap(linesOf)))];
}

/** What isn't part of the last section stands in a group of its own, between two of the notes. */
const BELOW = 0.5;

function inGroup(blocks: readonly NoteBlock[], group: number): NoteBlock[] {
  return blocks.map((block) => (block.kind === "heading" ? block : { ...block, group }));
}

const MIN_SECTIONS = 2;
const MIN_MEAN_WORDS = 4;

/** Whether each line is a name for what is below it, and that says enough. */
function areSections(parents: readonly Parent[]): boolean {
  if (parents.length < MIN_SECTIONS || !parents.every(isSection)) return false;
  const words = parents.flatMap(({ below }) => below.flatMap(({ text }) => text.split(/\s+/)));
  return words.length >= MIN_MEAN_WORDS * parents.length;
}

/** Whether a line is a name for what is below it. */
export function isSection({ text, below }: Parent): boolean {
  return below.length > 0 && nameOf(text) !== undefined;
}

/** "Climax community - old idea", "Diet: met in Lübeck" */
const SAID = /^([^.!?:;,()]{3,40}?)(?: [-–—]|:) (\S.*)$/su;
/** "Ch 5 - Hallstatt", "Part 2: the road": a part and its name. */
const IS_PART = /^\p{L}+ \d{1,2}(?: [-–—]|:) \S+(?: \S+){0,3}$/u;
const MAX_NAME_WORDS = 6;

/** What a line names, and what it says of that; undefined for a sentence. */
function nameOf(text: string, isLoud = true): { name: string; said?: string } | undefined {
  if (text.length > MAX_HEADING_CHARACTERS) return undefined;
  const [, subject, said] = (!IS_PART.test(text) && SAID.exec(text)) || [];
  const name = subject ?? headingText(text, isLoud);
  const words = name.split(/\s+/).length;
  if (words > MAX_NAME_WORDS || /[.!?,;…]$|[.!?]\s/.test(name)) return undefined;
  if (IS_PART.test(name)) return { name };
  if (words > 2 && !asksQuestion(name) && hasVerb(name)) return undefined;
  return said === undefined ? { name } : { name, said };
}

function section(
  parent: Parent,
  { group, level, isLoud }: { group: number; level: number; isLoud: boolean },
): NoteBlock[] {
  const { name, said } = nameOf(parent.text, isLoud) ?? { name: parent.text };
  return [
    { kind: "heading", text: name, level, isAttached: true },
    ...(said ? [{ kind: "prose" as const, text: said, group }] : []),
    belowBlock(parent, group),
  ];
}

/** A list, or a paragraph where there is one line. */
function belowBlock({ below }: Parent, group: number): NoteBlock {
  const [only] = below;
  const isOne = only && below.length === 1 && only.number === undefined;
  return isOne
    ? { kind: "prose", text: only.text, group }
    : { kind: "list", ordered: areNumbered(below), items: below, group };
}

function areNumbered(items: readonly NoteItem[]): boolean {
  return items.every(({ number, depth }) => depth > 0 || number !== undefined);
}

function itemsOf({ text, below }: Parent): NoteItem[] {
  return [{ text, depth: 0 }, ...below.map((item) => ({ ...item, depth: item.depth + 1 }))];
}

/** As they would be typed with bullets. */
function linesOf({ text, below }: Parent): string[] {
  const items = below.map(({ text: own, depth, number }) => {
    return `${"  ".repeat(depth)}${number === undefined ? "-" : `${number}.`} ${own}`;
  });
  return [text, ...items];
}
