import { isOrdered, withAgenda } from "@/lib/tools/write-article/notes-agenda";
import { asCode, isCommand } from "@/lib/tools/write-article/notes-commands";
import { indentOf, readHanging } from "@/lib/tools/write-article/notes-hanging";
import { BULLET } from "@/lib/tools/write-article/notes-lines";
import type { ListBlock, NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** Numbers and bullets that take turns on one level are lists of their own. */
export function listBlocks(run: readonly string[], group: number): ListBlock[] {
  const blocks: ListBlock[] = [];
  const signs = hasPlusAndMinus(run);
  const indents: number[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const line = run[at] ?? "";
    const last = blocks.at(-1);
    const [, indent = "", digits, text] = itemIn(line);
    if (text === undefined) {
      if (last) continueItem(last.items, line);
      continue;
    }
    const { rest, below } = readHanging(line, text, hangingBelow(run, at));
    const depth = depthOf(indent.length, indents);
    const ordered = digits !== undefined;
    const [sign] = (signs && /[+-]/.exec(line)) || [];
    const item = {
      ...{ text: joinLines([text, ...rest]), depth },
      ...(ordered && { number: Number(digits) }),
      ...(sign && { sign: sign as "+" | "-" }), // Safe: the pattern knows no other.
    };
    if (last && (depth > 0 || last.ordered === ordered)) last.items.push(item);
    else blocks.push({ kind: "list", ordered, items: [{ ...item, depth: 0 }], group });
    for (const own of below) {
      const ownIndent = Math.max(indentOf(own[0] ?? ""), indent.length + 2);
      blocks.at(-1)?.items.push({ text: joinLines(own), depth: depthOf(ownIndent, indents) });
    }
    at += rest.length + below.flat().length;
  }
  return blocks;
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}

function itemIn(line: string): readonly string[] {
  return isCommand(line) ? [] : (BULLET.exec(line) ?? []);
}

/** The lines right below an item that have no sign, and aren't code. */
function hangingBelow(run: readonly string[], at: number): readonly string[] {
  let end = at + 1;
  while (end < run.length && !isCommand(run[end] ?? "") && !BULLET.test(run[end] ?? "")) end += 1;
  return run.slice(at + 1, end);
}

/** A list with both signs says with them what speaks for a thing and what against it. */
function hasPlusAndMinus(run: readonly string[]): boolean {
  return ["+", "-"].every((sign) => run.some((line) => line.trimStart().startsWith(`${sign} `)));
}

const MAX_DEPTH = 3;

/**
 * How deep an item lies: one deeper than the last item that is indented less, however wide the steps are.
 *
 * @param indents the indentations of the items that are open, which this updates
 */
function depthOf(indent: number, indents: number[]): number {
  while (indents.length > 1 && indent < (indents.at(-1) ?? 0)) indents.pop();
  const innermost = indents.at(-1);
  if (innermost === undefined || (indent >= innermost + 2 && indents.length <= MAX_DEPTH)) {
    indents.push(indent);
  }
  return indents.length - 1;
}

/** A line that isn't indented further than its item goes on with it; so does one that a margin broke, and code belongs to it. */
function continueItem(items: NoteItem[], line: string): void {
  const last = items.at(-1);
  if (!last) return;
  if (isCommand(line)) items.push({ text: asCode([line]), depth: last.depth + 1, part: "code" });
  else if (last.part === "code") items.push({ text: line.trim(), depth: 1, part: "prose" });
  else last.text += ` ${line.trim()}`;
}

/** Joins what belongs to one list: items that stand apart, code below a step, bullets below a numbered line. */
export function joinLists(blocks: readonly NoteBlock[]): NoteBlock[] {
  return joinLoose(joinSteps(withAgenda(blocks)));
}

/** Puts what stands between two numbers that follow each other, or right below a step, under that step. */
function joinSteps(blocks: readonly NoteBlock[]): NoteBlock[] {
  const joined: NoteBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const list = joined.at(-1);
    const parts = isOrdered(list) && partsBelow(list, blocks, at);
    if (isOrdered(list) && parts && block.kind !== "heading") {
      list.items.push(...parts);
      list.group = block.group;
    } else joined.push(block.kind === "list" ? { ...block, items: [...block.items] } : block);
  }
  return joined;
}

/** What a block adds to the list before it; undefined when it isn't part of that. */
function partsBelow(
  list: ListBlock,
  blocks: readonly NoteBlock[],
  at: number,
): NoteItem[] | undefined {
  const block = blocks[at];
  if (!block) return undefined;
  if (goesOn(list, block)) return block.items;
  return isBelow(list, blocks, at) ? partsOf(block) : undefined;
}

function goesOn(list: ListBlock, block: NoteBlock): block is ListBlock {
  if (block.kind !== "list" || !block.ordered) return false;
  const [first] = block.items;
  const last = list.items.findLast(({ depth }) => depth === 0)?.number ?? 0;
  return first?.number === last + 1;
}

/** How many blocks may stand between a step and the next one. */
const MAX_BLOCKS_BELOW = 4;

function isBelow(list: ListBlock, blocks: readonly NoteBlock[], at: number): boolean {
  const block = blocks[at];
  if (!block || block.kind === "heading" || (block.kind === "list" && block.ordered)) return false;
  const ahead = blocks.slice(at + 1, at + 1 + MAX_BLOCKS_BELOW);
  const stop = ahead.findIndex((one) => isOrdered(one) || one.kind === "heading");
  const next = ahead[stop];
  if (next && goesOn(list, next)) return true;
  const isAttached = block.kind === "list" || (block.kind === "verbatim" && block.isCode);
  return Boolean(isAttached) && block.group === list.group;
}

function partsOf(block: NoteBlock): NoteItem[] {
  if (block.kind === "heading") return [];
  if (block.kind === "verbatim") {
    const part = block.isCode ? "code" : "prose";
    return [{ text: block.text, depth: 1, part }];
  }
  if (block.kind === "prose") return [{ text: block.text, depth: 1, part: "prose" }];
  const part = block.kind === "lines" ? { part: "prose" as const } : {};
  return block.items.map((item) => ({ ...item, depth: item.depth + 1, ...part }));
}

/** Bullets that each stand alone between blank lines are one list; longer ones stay two. */
function joinLoose(blocks: readonly NoteBlock[]): NoteBlock[] {
  const joined: NoteBlock[] = [];
  let isSingle = false;
  for (const block of blocks) {
    const last = joined.at(-1);
    const single = block.kind === "list" && outermost(block) === 1;
    const isBullets =
      last?.kind === "list" && block.kind === "list" && !last.ordered && !block.ordered;
    if (isBullets && isSingle && single) last.items.push(...block.items);
    else joined.push(block);
    isSingle = single;
  }
  return joined;
}

function outermost({ items }: ListBlock): number {
  return items.filter(({ depth }) => depth === 0).length;
}
