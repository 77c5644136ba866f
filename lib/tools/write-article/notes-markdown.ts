import { endsWithAbbreviation } from "@/lib/core/abbreviations";
import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { splitStatements } from "@/lib/tools/write-article/notes-capitals";
import { beginsWithVerb, hasVerb } from "@/lib/tools/write-article/notes-grammar";
import { asksQuestion } from "@/lib/tools/write-article/notes-heading-lines";
import { beginsSentence, labelAt } from "@/lib/tools/write-article/notes-labels";
import { isSentence, type Point } from "@/lib/tools/write-article/notes-points";
import { asItem, asSentence } from "@/lib/tools/write-article/notes-sentence";
import { plainSigns } from "@/lib/tools/write-article/notes-signs";

type Counted = { items: number; sentences: number; short: number; several: number };

/** With fewer words, or a figure at its end, an item is an entry rather than a statement. */
const MIN_STATEMENT_WORDS = 4;

/** Which lists of the notes, by their block, have a period after each item: those of sentences, or of statements of which one is several, unless as many are entries. Shares the event loop. */
export async function listsOfSentences(points: readonly Point[]): Promise<ReadonlySet<number>> {
  const pause = createYielder();
  const blocks = new Map<number, Counted>();
  for (const { block, text, form, depth } of points) {
    const turn = pause();
    if (turn) await turn;
    if (form === "verbatim" || (form === "sentence" && depth > 0)) continue;
    const counted = blocks.get(block) ?? { items: 0, sentences: 0, short: 0, several: 0 };
    counted.items += 1;
    if (isSentence(text)) counted.sentences += 1;
    if (text.split(/\s+/).length < MIN_STATEMENT_WORDS || /\d\.\d+$/.test(text)) counted.short += 1;
    if (splitStatements(text).length > 1) counted.several += 1;
    blocks.set(block, counted);
  }
  const withPeriods = [...blocks].filter(
    ([, { items, sentences, short, several }]) =>
      sentences > items / 2 || (several > 0 && short <= several && short < items / 2),
  );
  return new Set(withPeriods.map(([block]) => block));
}

/**
 * Writes statements as Markdown: paragraphs, lists, and what stays as it is, one string per block. Shares the event loop.
 *
 * @param withPeriods the blocks whose items get a period; see `listsOfSentences`
 */
export async function writePoints(
  points: readonly Point[],
  withPeriods: ReadonlySet<number>,
): Promise<string[]> {
  let marks: Marks = FIRST_MARKS;
  const written: string[] = [];
  const runs = await runsOf(points);
  for (const [index, run] of runs.entries()) {
    const [first] = run;
    if (first?.form === "verbatim") written.push(run.map(({ text }) => text).join("\n"));
    else if (first && (first.form === "sentence" || isAlone(run))) {
      const sentences = await flatMapInTurns(run, ({ text }) => [asSentence(text)]);
      written.push(plainSigns(withBoldLabel(sentences.join(" "))));
    } else {
      const isNext = index > 0 && isSameKind(runs[index - 1]?.[0], first);
      marks = isNext ? otherThan(marks) : FIRST_MARKS;
      written.push(await list(run, withPeriods.has(first?.block ?? -1), marks));
      if (signsAfterNumbers(run, marks).at(-1) !== marks.afterNumber) marks = otherThan(marks);
    }
  }
  return written;
}

/** One line that would be a list of its own, though nothing leads into it. */
function isAlone(run: readonly Point[]): boolean {
  const [first] = run;
  return run.length === 1 && first?.form === "bullet" && first.line !== undefined && !first.isFixed;
}

/** The signs of a list. Two lists in a row need different ones, or Markdown reads them as one. */
type Marks = { bullet: string; afterNumber: string };
const FIRST_MARKS: Marks = { bullet: "-", afterNumber: "." };
const OTHER_MARKS: Marks = { bullet: "*", afterNumber: ")" };

function otherThan(marks: Marks): Marks {
  return marks === FIRST_MARKS ? OTHER_MARKS : FIRST_MARKS;
}

function isSameKind(one: Point | undefined, other: Point | undefined): boolean {
  return one?.form === other?.form;
}

/** Statements that stand together: of one paragraph, or of one list with what belongs to its items. */
async function runsOf(points: readonly Point[]): Promise<Point[][]> {
  const pause = createYielder();
  const runs: Point[][] = [];
  for (const point of points) {
    const turn = pause();
    if (turn) await turn;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && joins(run, last, point)) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Bullets that were moved here continue the list, unless that has a lead-in. */
function joins([first]: readonly Point[], last: Point, point: Point): boolean {
  if (first && endsLabel(first, last, point)) return false;
  if (last.block === point.block) return first?.form === point.form || point.depth > 0;
  if (first?.isFixed) return false;
  return point.form === "bullet" && first?.form === "bullet" && last.group === point.group;
}

/** The beginning is enough to tell a step from anything else. */
const MAX_READ = 50;

/**
 * Below "Bring: cash", the next line that was typed is about something else: in the same paragraph it would be to bring,
 * too. A step below a label goes on with it. A line with a label of its own is about something else, too.
 */
function endsLabel(first: Point, last: Point, point: Point): boolean {
  if (first.form !== "sentence" || point.line === last.line) return false;
  if (point.form === "sentence" && labelAt(point.text) !== undefined) return true;
  if (last.line !== first.line) return false;
  return labelAt(first.text) !== undefined && !beginsWithVerb(point.text.slice(0, MAX_READ));
}

async function list(run: readonly Point[], withPeriods: boolean, marks: Marks): Promise<string> {
  let indent = "   ";
  const items = run.filter(({ form }) => form === "bullet" || form === "number");
  const boldLabels = haveLabels(items);
  const afterNumbers = signsAfterNumbers(run, marks);
  const parts = await flatMapInTurns(run, (point, index) => {
    const mark =
      point.number === undefined ? marks.bullet : `${point.number}${afterNumbers[index]}`;
    if (point.depth === 0) indent = " ".repeat(Math.max(3, mark.length + 1));
    const part = listPart(point, {
      mark,
      indent: indent.repeat(point.depth),
      withPeriods: withPeriods && !isNameAbove(point, run[index + 1]),
      boldLabels,
    });
    const isApart = isBelowItem(point) || isBelowItem(run[index - 1]);
    return [index === 0 ? part : `${isApart ? "\n\n" : "\n"}${part}`];
  });
  return parts.join("");
}

/**
 * Markdown counts on from a list's first number: where others were typed, such as 3, 5, and 8, a list of its own begins, with
 * the other sign. Ones alone leave the counting to Markdown.
 */
function signsAfterNumbers(run: readonly Point[], marks: Marks): string[] {
  const isCounted = run.some(({ number = 1 }) => number !== 1);
  const open: { number: number; marks: Marks }[] = [];
  let outer = marks;
  return run.map(({ number, depth }) => {
    open.length = Math.min(open.length, depth + 1);
    if (number === undefined) return outer.afterNumber;
    const last = open[depth];
    const isGap = last !== undefined && isCounted && number !== last.number + 1;
    const own = isGap ? otherThan(last.marks) : (last?.marks ?? marks);
    open[depth] = { number, marks: own };
    if (depth === 0) outer = own;
    return own.afterNumber;
  });
}

const MAX_NAME_WORDS = 5;

/** "What he taught me", above what that was. */
function isNameAbove({ text, depth }: Point, next: Point | undefined): boolean {
  const isShort = text.split(/\s+/).length <= MAX_NAME_WORDS;
  if (!isShort || next?.form !== "bullet" || next.depth <= depth) return false;
  return asksQuestion(text) || !hasVerb(text);
}

const MANY_LABELS = 3;

/** Labels of half of the items are set in bold, and so are several that are a third. */
function haveLabels(items: readonly Point[]): boolean {
  const labels = items.filter(({ text }) => isLabeled(text)).length;
  return labels >= items.length / 2 || (labels >= MANY_LABELS && labels >= items.length / 3);
}

/** Code or a paragraph, which needs blank lines around it. */
function isBelowItem(point: Point | undefined): boolean {
  return point?.form === "verbatim" || point?.form === "sentence";
}

type PartStyle = { mark: string; indent: string; withPeriods: boolean; boldLabels: boolean };

const SIGNS = { "+": "+", "-": "−" };

/** An item, or a paragraph or code below one. */
function listPart({ text, form, sign }: Point, style: PartStyle): string {
  const { indent, mark } = style;
  if (form === "verbatim") return text.replace(/^(?=.)/gm, indent);
  if (form === "sentence") return `${indent}${plainSigns(asSentence(text))}`;
  const item = style.withPeriods ? asSentence(text) : withoutPeriod(asItem(text));
  const written = plainSigns(style.boldLabels ? withLabel(item) : item);
  return `${indent}${mark} ${sign ? `**${SIGNS[sign]}** ` : ""}${written}`;
}

/** In a list without periods, one statement has none either, also where it was typed. */
function withoutPeriod(item: string): string {
  const isOne = splitStatements(item).length === 1 && /[^.]\.$/.test(item);
  return isOne && !endsWithAbbreviation(item) && !/\p{L}\.\p{L}\.$/u.test(item)
    ? item.slice(0, -1)
    : item;
}

/** "After: check the gauge" at the beginning of a paragraph. */
function withBoldLabel(text: string): string {
  const label = labelAt(text);
  return label ? `**${label}:**${text.slice(label.length + 1)}` : text;
}

const LABEL = /^([\p{L}\d][\p{L}\d\s/&'’()-]{0,28}):(?=\s\S)/u;

/** "Venue: town hall" with its label in bold, which is done where most items of the list have one. */
function withLabel(text: string): string {
  return isLabeled(text) ? text.replace(LABEL, (_, label: string) => `**${label}:**`) : text;
}

function isLabeled(text: string): boolean {
  return LABEL.test(text) && !beginsSentence(text);
}
