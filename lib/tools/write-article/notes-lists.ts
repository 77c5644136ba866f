import { asCode, isCommand } from "@/lib/tools/write-article/notes-commands";
import { beginsWithVerb } from "@/lib/tools/write-article/notes-grammar";
import { BULLET } from "@/lib/tools/write-article/notes-lines";
import type { ListBlock, NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** Numbers and bullets that take turns on one level are lists of their own. */
export function listBlocks(run: readonly string[], group: number): ListBlock[] {
  const blocks: ListBlock[] = [];
  const signs = hasPlusAndMinus(run);
  const indents: number[] = [];
  for (const line of run) {
    const last = blocks.at(-1);
    const [, indent = "", digits, text] = isCommand(line) ? [] : (BULLET.exec(line) ?? []);
    if (text === undefined) {
      if (last) continueItem(last.items, line);
      continue;
    }
    const depth = depthOf(indent.length, indents);
    const ordered = digits !== undefined;
    const [sign] = (signs && /[+-]/.exec(line)) || [];
    const item = {
      ...{ text, depth },
      ...(ordered && { number: Number(digits) }),
      ...(sign && { sign: sign as "+" | "-" }), // Safe: the pattern knows no other.
    };
    if (last && (depth > 0 || last.ordered === ordered)) last.items.push(item);
    else blocks.push({ kind: "list", ordered, items: [{ ...item, depth: 0 }], group });
  }
  return blocks;
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

/** A line indented below an item goes on with it, or is code that belongs to it. */
function continueItem(items: NoteItem[], line: string): void {
  const last = items.at(-1);
  if (!last) return;
  if (isCommand(line)) items.push({ text: asCode([line]), depth: last.depth + 1, part: "code" });
  else if (last.part === "code") items.push({ text: line.trim(), depth: 1, part: "prose" });
  else last.text += ` ${line.trim()}`;
}

/** Joins what belongs to one list: items that stand apart, code below a step, bullets below a numbered line. */
export function joinLists(blocks: readonly NoteBlock[]): NoteBlock[] {
  return joinLoose(joinSteps(withNumberedHeadings(blocks)));
}

const MAX_HEADING_WORDS = 8;

/** "1) Fair" and "2) Budget", each above bullets of its own, are headings; so are the items of an agenda, see `withAgenda`. */
function withNumberedHeadings(blocks: readonly NoteBlock[]): readonly NoteBlock[] {
  const ordered = blocks.flatMap((block, at) => (isOrdered(block) ? [at] : []));
  const heads = ordered.filter((at) => headsBullets(blocks, at));
  if (heads.length < 2 || heads.length < ordered.length) return withAgenda(blocks, ordered);
  return blocks.map((block, at): NoteBlock => {
    const [item] = block.kind === "list" ? block.items : [];
    return item && heads.includes(at)
      ? { kind: "heading", text: `${item.number}. ${item.text.replace(/\s*:$/, "")}`, level: 2 }
      : block;
  });
}

const MIN_AGENDA_ITEMS = 3;
/** Of the items, which may have their subject before a dash instead. */
const MIN_NAMED_SHARE = 0.6;
/** "Minutes of the last meeting - agreed. Geoff pointed out that" */
const SUBJECT = /^([^.!?:;,()]{3,40}?) [-–—] (\S.*)$/su;
const MAX_SUBJECT_WORDS = 6;

/**
 * Numbered subjects, each above what was said of it, are headings. One of them may have that in its own line. Without blank
 * lines between them, none may tell to do something, as steps do.
 */
function withAgenda(
  blocks: readonly NoteBlock[],
  ordered: readonly number[],
): readonly NoteBlock[] {
  const items = ordered.map((at) => agendaItem(blocks, at));
  const named = items.filter((item) => item && !item.text).length;
  const groups = new Set(ordered.map((at) => (blocks[at] as ListBlock).group));
  const isAgenda =
    ordered.length >= MIN_AGENDA_ITEMS &&
    items.every((item) => item !== undefined) &&
    named >= MIN_NAMED_SHARE * ordered.length &&
    (groups.size === ordered.length || items.every((item) => item && !tells(item)));
  if (!isAgenda) return blocks;
  return blocks.flatMap((block, at): NoteBlock[] => {
    const item = items[ordered.indexOf(at)];
    if (!item || block.kind !== "list") return [block];
    const heading: NoteBlock = { kind: "heading", text: item.name, level: 2 };
    return item.text
      ? [heading, { kind: "prose", text: item.text, group: block.group }]
      : [heading];
  });
}

/** Its name with its number, and what its own line says of it; undefined for an item that is neither. */
function agendaItem(
  blocks: readonly NoteBlock[],
  at: number,
): { name: string; text: string } | undefined {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (!isOrdered(block) || block.items.length !== 1) return undefined;
  const [{ text, number }] = block.items as [NoteItem];
  const isAbove = next && next.kind !== "heading" && next.group === block.group;
  const isShort = text.split(/\s+/).length <= MAX_HEADING_WORDS && !/[.!?;,]$/.test(text);
  if (isAbove && isShort) return { name: `${number}. ${text.replace(/\s*:$/, "")}`, text: "" };
  const [, subject = "", said = ""] = SUBJECT.exec(text) ?? [];
  const isSubject = subject !== "" && subject.split(/\s+/).length <= MAX_SUBJECT_WORDS;
  return isSubject && !isAbove ? { name: `${number}. ${subject}`, text: said } : undefined;
}

/** "2. Cook them for an hour" */
function tells({ name, text }: { name: string; text: string }): boolean {
  return text !== "" || beginsWithVerb(name.replace(/^\d+\. /, ""));
}

function isOrdered(block: NoteBlock | undefined): block is ListBlock {
  return block?.kind === "list" && block.ordered;
}

function headsBullets(blocks: readonly NoteBlock[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (!isOrdered(block) || next?.kind !== "list" || next.group !== block.group) return false;
  const [{ text }, ...others] = block.items as [NoteItem, ...NoteItem[]];
  const isShort = text.split(/\s+/).length <= MAX_HEADING_WORDS && !/[.!?;,]$/.test(text);
  return others.length === 0 && isShort;
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
