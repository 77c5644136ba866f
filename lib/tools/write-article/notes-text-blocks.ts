import { SENTENCE_END } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import {
  isLabelLine,
  isNameOfList,
  leadsIn,
  partsOf,
} from "@/lib/tools/write-article/notes-governing";
import {
  COUNTS,
  headingText,
  isHeadingLine,
  isLeadIn,
  isWhen,
} from "@/lib/tools/write-article/notes-heading-lines";
import { BULLET, kindOf } from "@/lib/tools/write-article/notes-lines";
import { isPasted, isWrapped } from "@/lib/tools/write-article/notes-margins";
import { labelsAmong } from "@/lib/tools/write-article/notes-part-labels";
import { formOf, isDated } from "@/lib/tools/write-article/notes-points";
import type { NoteBlock } from "@/lib/tools/write-article/notes-structure";

/** The lines around a run, the width at which the notes' lines were broken, if they were, whether they are shouted, and
 * whether its first is a heading. */
export type Around = {
  before: string;
  next: string;
  margin: number | undefined;
  isLoud: boolean;
  isTop: boolean;
  isHead?: boolean;
};

/** The kinds of lines below which a paragraph begins. */
export const BEGINS = /^(?:blank|heading|rule)$/;

/** Lines that were typed without bullets: headings above others, paragraphs, and lines. Shares the event loop. */
export async function textBlocks(
  run: readonly string[],
  group: number,
  around: Around,
): Promise<NoteBlock[]> {
  const pause = createYielder();
  const isIndented = /^\s{2,}/.test(run[0] ?? "");
  const lines = run.map((line) => line.trim()).filter((line) => !OMISSION.test(line));
  const isWhole = isIndented || isWrapped(lines, around.margin);
  await pause();
  const labels = isWhole ? new Set<string>() : labelsAmong(lines);
  await pause();
  const parts = isWhole ? [lines] : partsOf(lines, around.next, labels);
  const blocks: NoteBlock[] = [];
  let isBelowHead = false;
  for (const [at, part] of parts.entries()) {
    const turn = pause();
    if (turn) await turn;
    const own = partBlocks(part, group, {
      ...around,
      isIndented,
      isMid: at > 0,
      begins: at > 0 || BEGINS.test(kindOf(around.before)),
      before: parts[at - 1]?.at(-1) ?? around.before,
      next: parts[at + 1]?.[0] ?? around.next,
      isTop: around.isTop && at === 0,
      isHead: at === 0 ? Boolean(around.isHead) || areTimes(parts) : labels.has(part[0] ?? ""),
      isBelowHead,
    });
    blocks.push(...own);
    isBelowHead ||= own.some(({ kind }) => kind === "heading");
  }
  return blocks;
}

/** "Day 1" at the top isn't what all of the notes are about when "Day 2" stands below. */
function areTimes([first, ...others]: readonly (readonly string[])[]): boolean {
  return isWhen(first?.[0] ?? "") && others.some(([line = ""]) => isWhen(line));
}

type PartPlace = Around & {
  isIndented: boolean;
  begins: boolean;
  isMid: boolean;
  isBelowHead: boolean;
};

function partBlocks(part: readonly string[], group: number, place: PartPlace): NoteBlock[] {
  const { before, next, margin, isTop, isLoud, isIndented, isBelowHead } = place;
  const blocks: NoteBlock[] = [];
  let lines = part;
  // "Limits:" says that what follows is what it names.
  let isNamed = kindOf(before) === "heading" && before.endsWith(":");
  for (;;) {
    const [first, ...rest] = lines;
    if (first === undefined) return blocks;
    if (isIndented || (isNamed && !first.endsWith(":"))) break;
    // A second one is a line below the first, unless that may be the title.
    if (blocks.length > 0 && !isTop && !first.endsWith(":")) break;
    if (leadsIn(first) && (isBelowHead || blocks.length > 0 || isAlone(rest, place))) break;
    const begins = blocks.length === 0 && place.begins;
    const isAbove = rest.length === 0 && BULLET.test(next);
    const isName = isNameOfList(first) && !(isAbove && isLeadIn(first));
    const isHead = blocks.length === 0 && (place.isHead || isName);
    const isHeading =
      (isHead && (isAbove || rest.length > 0)) ||
      isHeadingLine(first, { rest, next, begins, isTop, isLoud });
    if (!isHeading) break;
    const isAttached = rest.length > 0 || first.endsWith(":");
    const text = headingText(first, isLoud);
    blocks.push({ kind: "heading", text, level: 2, isAbove, isAttached });
    isNamed = first.endsWith(":");
    lines = rest;
  }
  if (lines.length === 0) return blocks;
  const [first = "", ...rest] = lines;
  if (leadsIn(first) && rest.length > 0 && !isIndented && !isWrapped(lines, margin))
    return [...blocks, ...ledBlocks(first, rest, group)];
  return [...blocks, ...plainBlocks(lines, group, { ...place, isNamed: blocks.length > 0 })];
}

/** One line below a lead-in that stands below others goes on in its line. */
function isAlone(rest: readonly string[], { isMid, next }: PartPlace): boolean {
  return isMid && rest.length === 1 && !BULLET.test(next);
}

/** A line that leads into those below it, which are its list; one alone goes on in its line. */
function ledBlocks(first: string, rest: readonly string[], group: number): NoteBlock[] {
  const [only = ""] = rest;
  if (rest.length === 1) return [{ kind: "prose", text: `${first} ${only}`, group }];
  const items = rest.map((text) => ({ text, depth: 0 }));
  return [
    { kind: "prose", text: first, group },
    { kind: "list", ordered: false, items, group },
  ];
}

/** "For 4" and "makes 12 rolls" hold for all of the lines below. */
const SERVINGS =
  /^(?:for|serves|makes|yields?) (?:about |approx\.? )?\d{1,3}(?:[-–]\d{1,3})?(?: \p{L}+)?\s*:?$/iu;

function plainBlocks(
  lines: readonly string[],
  group: number,
  { next, margin, isIndented, isNamed }: PartPlace & { isNamed: boolean },
): NoteBlock[] {
  const [servings = "", ...others] = lines;
  if (SERVINGS.test(servings) && others.length > 1)
    return [
      { kind: "prose", text: servings, group },
      { kind: "lines", items: others.map((text) => ({ text, depth: 0 })), group, isNamed: false },
    ];
  const last = lines.at(-1) ?? "";
  const counts = lines.length > 1 && (COUNTS.test(last) || isLabelLine(last));
  const leads = !isIndented && BULLET.test(next) && (isLeadIn(last) || counts);
  if (lines.length === 1 || isWrapped(lines, margin)) {
    const text = lines.join(" ");
    return [{ kind: "prose", text: leads ? asLeadIn(text) : text, group }];
  }
  if (!leads && (isPasted(lines) || areLabeledParagraphs(lines)))
    return lines.map((text) => ({ kind: "prose", text, group }));
  if (!leads && !isNamed && areTwoRemarks(lines)) return remarkBlocks(lines, group);
  const items = (leads ? lines.slice(0, -1) : lines).map((text) => ({ text, depth: 0 }));
  const [only] = items;
  const above: NoteBlock =
    only && items.length === 1
      ? { kind: "prose", text: only.text, group }
      : { kind: "lines", items, group, isNamed };
  return leads ? [above, { kind: "prose", text: asLeadIn(last), group }] : [above];
}

const LABEL_OR_NAME = /^[^:.!?]{1,30}:\s|^\p{L}[^:.!?,;()\d–—-]{1,28} [-–—] \S/u;
const MIN_MEAN_WORDS = 13;

/** Long lines that begin with labels, and not with dates, are a paragraph each. */
function areLabeledParagraphs(lines: readonly string[]): boolean {
  const words = lines.reduce((sum, line) => sum + line.split(/\s+/).length, 0);
  const labeled = lines.filter((line) => LABEL_OR_NAME.test(line) && !isDated(line)).length;
  return lines.length > 1 && labeled >= lines.length / 2 && words >= MIN_MEAN_WORDS * lines.length;
}

const MIN_REMARK_WORDS = 3;

/** Two lines that are neither sentences nor entries are a paragraph each: a list of two would say that they belong together. */
function areTwoRemarks(lines: readonly string[]): boolean {
  const areLong = lines.every((line) => line.split(/\s+/).length >= MIN_REMARK_WORDS);
  const isEntry = (line: string) =>
    LABEL_OR_NAME.test(line) || isDated(line) || /^["“\d]/.test(line);
  const isOne = lines.some(isEntry) && lines.every(isEntry);
  if (lines.length !== 2 || !areLong || isOne) return false;
  return formOf(lines.map((text) => ({ text }))) === "bullet";
}

/** As one paragraph, unless one of them says what something is. */
function remarkBlocks(lines: readonly string[], group: number): NoteBlock[] {
  if (lines.some((line) => LABEL_OR_NAME.test(line) || /\s[=→]\s/u.test(line)))
    return lines.map((text) => ({ kind: "prose", text, group }));
  const text = lines.map((line) => (SENTENCE_END.test(line) ? line : `${line}.`)).join(" ");
  return [{ kind: "prose", text, group }];
}

/** A line that only says that something was left out. */
const OMISSION = /^(?:[[(]\s*)?(?:…|\.{3,})(?:\s*[\])])?$/;

export function asLeadIn(line: string): string {
  return line.endsWith(":") ? line : `${line}:`;
}
