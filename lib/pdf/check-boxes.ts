import { type CheckBox, FIELD_FONT } from "@/lib/pdf/fields";
import { SAME_LINE } from "@/lib/pdf/fragments";
import type { PdfFragment } from "@/lib/pdf/pdf";

const TICKED = "☑";
const UNTICKED = "☐";
/** In multiples of the text size: how far words may be from their box, and a question from the first of its boxes. */
const BESIDE = 3;
const BEFORE = 30;
const ABOVE = 2.5;
/** In multiples of the text size: how far apart two boxes below each other are at most, and how far aside. */
const PITCH = 3;
const ASIDE = 0.5;
/** How far to the left of its boxes a question may begin, in multiples of the text size. */
const INDENT = 6;
const MAX_QUESTION = 80;
const SAME_SIZE = 0.1;

type Option = { box: CheckBox; words: PdfFragment };

/**
 * Marks the words beside boxes as ticked or not, and answers the question that boxes belong to: "Choose a plan: Plan B" below
 * "Choose a plan:". Boxes behind their question on one line are replaced by the answer.
 *
 * @returns the texts, and the answers as fields
 */
export function withTicks(
  texts: readonly PdfFragment[],
  boxes: readonly CheckBox[],
): { texts: PdfFragment[]; answers: PdfFragment[] } {
  const options = boxes.flatMap((box): Option[] => {
    const words = wordsOf(box, texts);
    return words ? [{ box, words }] : [];
  });
  const marked = new Map<PdfFragment, PdfFragment | undefined>();
  const answers: PdfFragment[] = [];
  for (const { box, words } of options)
    marked.set(words, { ...words, text: `${box.isTicked ? TICKED : UNTICKED} ${words.text}` });
  for (const { group, question } of groupsOf(options, texts)) {
    const ticked = group.filter(({ box }) => box.isTicked).map(({ words }) => words.text);
    if (!question || ticked.length === 0) continue;
    const { x, y, width, size } = question;
    const place = { x: x + width, y, width: 0, size, angle: 0 };
    answers.push({ ...place, text: ticked.join(", "), font: FIELD_FONT });
    const isInLine = group.every(({ box }) => isOnLine(box, question));
    if (isInLine) for (const { words } of group) marked.set(words, undefined);
  }
  const all = texts.flatMap((text) => (marked.has(text) ? (marked.get(text) ?? []) : text));
  return { texts: all, answers };
}

/** The words beside a box: behind it in most forms, before it in some. */
function wordsOf(box: CheckBox, texts: readonly PdfFragment[]): PdfFragment | undefined {
  const gapTo = ({ x, width }: PdfFragment) =>
    x >= box.x + box.width / 2 ? x - box.x - box.width : box.x - x - width;
  return texts
    .filter((text) => isOnLine(box, text) && Math.abs(gapTo(text)) < BESIDE * text.size)
    .toSorted((a, b) => gapTo(a) - gapTo(b))[0];
}

function isOnLine(one: Pick<PdfFragment, "y" | "size">, other: Pick<PdfFragment, "y">): boolean {
  return Math.abs(one.y - other.y) < 2 * SAME_LINE * one.size;
}

type Group = { group: Option[]; question: PdfFragment | undefined };

/** The boxes of one question, beside each other or below: each line that has no question of its own goes on above it. */
function groupsOf(options: readonly Option[], texts: readonly PdfFragment[]): Group[] {
  const words = new Set(options.map((option) => option.words));
  const others = texts.filter((text) => !words.has(text));
  const groups: Group[] = [];
  for (const line of linesOf(options)) {
    const [first] = line;
    const last = groups.at(-1);
    const own = first && questionBefore(first.box, others);
    if (!own && last && isBelow(first?.box, last.group)) last.group.push(...line);
    else groups.push({ group: line, question: own ?? questionAbove(line, others) });
  }
  return groups;
}

function linesOf(options: readonly Option[]): Option[][] {
  const lines: Option[][] = [];
  for (const option of options.toSorted((a, b) => a.box.y - b.box.y)) {
    const line = lines.at(-1);
    if (line?.[0] && isOnLine(line[0].box, option.box)) line.push(option);
    else lines.push([option]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x - b.box.x));
}

function isBelow(box: CheckBox | undefined, group: readonly Option[]): boolean {
  const lowest = group.at(-1)?.box.y ?? 0;
  const isAligned = group.some((one) => box && Math.abs(one.box.x - box.x) < ASIDE * one.box.size);
  return box !== undefined && isAligned && box.y - lowest < PITCH * box.size;
}

function questionBefore(box: CheckBox, texts: readonly PdfFragment[]): PdfFragment | undefined {
  const gapTo = ({ x, width }: PdfFragment) => box.x - x - width;
  return texts
    .filter((text) => isOnLine(box, text) && gapTo(text) > -text.size)
    .filter((text) => gapTo(text) < BEFORE * text.size && mayAsk(text))
    .toSorted((a, b) => gapTo(a) - gapTo(b))[0];
}

/** What stands right above boxes, set like their words unless it says by its end that something follows. */
function questionAbove(
  line: readonly Option[],
  texts: readonly PdfFragment[],
): PdfFragment | undefined {
  const [first] = line;
  if (!first) return undefined;
  const { box, words } = first;
  return texts
    .filter((text) => mayAsk(text) && (/[:?]$/.test(text.text) || isSetLike(text, words)))
    .filter((text) => text.y < box.y && box.y - text.y < ABOVE * text.size)
    .filter((text) => text.x < box.x + text.size && box.x - text.x < INDENT * text.size)
    .toSorted((a, b) => b.y - a.y)[0];
}

function mayAsk({ text, angle }: PdfFragment): boolean {
  return (
    angle === 0 && text.length <= MAX_QUESTION && !/[.!]$/.test(text) && /\p{L}{2}/u.test(text)
  );
}

function isSetLike(one: PdfFragment, other: PdfFragment): boolean {
  return one.font === other.font && Math.abs(one.size - other.size) < SAME_SIZE;
}
