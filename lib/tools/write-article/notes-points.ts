import { SENTENCE_END } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { splitStatements } from "@/lib/tools/write-article/notes-capitals";
import { hasVerb, isEnglish } from "@/lib/tools/write-article/notes-grammar";
import { beginsSentence, labelAt } from "@/lib/tools/write-article/notes-labels";
import { areInOrder, areSteps, isRemark } from "@/lib/tools/write-article/notes-steps";
import type { NoteBlock, NoteItem } from "@/lib/tools/write-article/notes-structure";

/** One statement of somebody's notes. */
export type Point = {
  text: string;
  /** Points of one paragraph, list, or run of lines share a block; those between blank lines a group. */
  block: number;
  group: number;
  /** Which of a run of lines it is, or a part of it. */
  line?: number;
  form: "sentence" | "bullet" | "number" | "verbatim";
  depth: number;
  /** The number that was typed, or counts steps. */
  number?: number;
  /** A plus or a minus that was typed in place of a bullet, and means something. */
  sign?: "+" | "-";
  /** Belongs to a list with a lead-in or with numbers, or to steps, and stays in it. */
  isFixed?: boolean;
};

/** The statements of blocks, in order; headings are left out. Lines without verbs become bullets. */
export function pointsOf(blocks: readonly NoteBlock[]): Point[] {
  return blocks.flatMap((_, index) => [...pointsAt(blocks, index)]);
}

/** The same, and shares the event loop. */
export async function pointsInTurns(blocks: readonly NoteBlock[]): Promise<Point[]> {
  const pause = createYielder();
  const points: Point[] = [];
  for (const index of blocks.keys())
    for (const point of pointsAt(blocks, index)) {
      points.push(point);
      const turn = pause();
      if (turn) await turn;
    }
  return points;
}

function* pointsAt(blocks: readonly NoteBlock[], index: number): Generator<Point> {
  const block = blocks[index];
  if (!block || block.kind === "heading") return;
  const place = { block: index, group: block.group, depth: 0 };
  if (block.kind === "verbatim") yield { ...place, text: block.text, form: "verbatim" };
  else if (block.kind === "prose")
    for (const text of splitStatements(block.text)) yield { ...place, text, form: "sentence" };
  else if (block.kind === "list") {
    const isFixed = block.ordered || isLed(blocks, index);
    for (const item of block.items) yield { ...place, isFixed, ...itemPoint(item) };
  } else yield* linePoints(block, place);
}

type Place = Pick<Point, "block" | "group" | "depth">;

function* linePoints(block: Lines, place: Place): Generator<Point> {
  const isNamed = isBelowName(block);
  const form = isNamed ? "bullet" : formOf(block.items);
  const isFixed = form === "bullet" && areSteps(block.items);
  if (isFixed && areInOrder(block.items)) return yield* stepPoints(block.items, place);
  const remarks = form === "sentence" || isFixed || isNamed ? 0 : remarksFrom(block.items);
  for (const [line, { text, depth }] of block.items.entries()) {
    const own = remarks > 0 && line >= remarks ? "sentence" : form;
    const texts = own === "sentence" ? splitStatements(text) : [text];
    for (const one of texts) yield { ...place, text: one, form: own, depth, line, isFixed };
  }
}

type Lines = Extract<NoteBlock, { kind: "lines" }>;

/** Steps with their numbers; a remark goes on with the step above it, or stands below all of them. */
function stepPoints(items: readonly NoteItem[], place: Place): Point[] {
  const last = items.findLastIndex(({ text }) => !isRemark(text));
  let number = 0;
  return items.map(({ text }, line): Point => {
    if (!isRemark(text) || number === 0) {
      number += 1;
      return { ...place, text, form: "number", number, line, isFixed: true };
    }
    const depth = line < last ? 1 : 0;
    return { ...place, text, form: "sentence", depth, line, isFixed: true };
  });
}

/** Below a name of theirs, short lines are what it names, whether they have verbs or not. */
const NAMED = { minLines: 3, maxLines: 12, maxMeanWords: 15, maxWords: 22, minForLonger: 4 };

/** Whether lines are a list because a heading right above names them: short ones, and none was typed with a period. */
function isBelowName({ items, isNamed }: Lines): boolean {
  if (!isNamed || items.length < NAMED.minLines || items.length > NAMED.maxLines) return false;
  const lengths = items.map(({ text }) => text.split(/\s+/).length);
  const sum = lengths.reduce((total, length) => total + length, 0);
  const longer = lengths.filter((length) => length > NAMED.maxWords).length;
  const isShort =
    sum <= NAMED.maxMeanWords * items.length &&
    longer <= (items.length >= NAMED.minForLonger ? 1 : 0);
  return isShort && !items.some(({ text }) => /[.…]["”)]*$/.test(text));
}

const MIN_ENTRIES = 2;

/** Where the remarks below entries begin: sentences that were typed with a period, below lines of which none was. 0 for none. */
function remarksFrom(items: readonly NoteItem[]): number {
  const isRemark = ({ text }: NoteItem) => SENTENCE_END.test(text) && isSentence(text);
  const last = items.findLastIndex((item) => !isRemark(item));
  const entries = items.slice(0, last + 1);
  const hasPeriods = entries.some(({ text }) => SENTENCE_END.test(text));
  return entries.length < MIN_ENTRIES || hasPeriods ? 0 : last + 1;
}

/** Whether the line right above a list leads into it. */
function isLed(blocks: readonly NoteBlock[], index: number): boolean {
  const [before, list] = [blocks[index - 1], blocks[index]];
  if (!before || list?.kind !== "list") return false;
  if (before.kind === "heading") return true;
  if (before.kind === "list" || before.kind === "verbatim") return false;
  const text = before.kind === "lines" ? (before.items.at(-1)?.text ?? "") : before.text;
  return before.group === list.group || text.endsWith(":");
}

function itemPoint({
  text,
  depth,
  number,
  sign,
  part,
}: NoteItem): Pick<Point, "text" | "depth" | "form" | "sign"> {
  if (part) return { text, depth, form: part === "code" ? "verbatim" : "sentence" };
  if (number === undefined) return { text, depth, form: "bullet", ...(sign && { sign }) };
  return { text, depth, form: "number", ...{ number } };
}

/** "Priya - submit permit" */
const RECORD = /^(?:\S+\s+){0,3}\S+\s+(?=[-–—])(?!(?<=\d\s+)[-–—]\s+\d)[-–—]\s+\S/;
/** "1978", "1990s", "1939-45", "9:15", "10 am", "Sat May 3", "Monday", "May 3", "3 May", "5/3" */
const DATED =
  /^(?:(?:1[5-9]|20)\d\d(?:s|[-–]\d{2,4})?(?=[\s:–—-])|\d{1,2}(?::\d\d(?!\d)|(?:[.:]\d\d)?\s?[ap]m\b)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![\p{L}-])|(?:(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\.?,?\s+)?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s+\d{1,2}(?!\d)|\d{1,2}\.?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?![a-z])|\d{1,4}[/-]\d{1,2}(?![\d-]*\s*[a-z]{2,3}\b)))/iu;

/** Whether a line begins with a date or a time of day. */
export function isDated(line: string): boolean {
  return DATED.test(line);
}

/** The share of sentences among lines that are prose. */
const MIN_SENTENCES = 0.6;

/**
 * Tells of each line, in turns with other calls, whether it says something, so that `formOf` knows it: reading a few hundred of
 * them takes half a second.
 */
export async function readLines(lines: readonly string[]): Promise<void> {
  const pause = createYielder();
  for (const line of lines) {
    await pause();
    if (isSentence(line)) isStatement(line);
  }
}

/** Lines become prose when most of them are sentences, and not entries of a list or a calendar, questions, or steps. */
export function formOf(items: readonly { text: string }[]): "sentence" | "bullet" {
  const records = items.filter(({ text }) => RECORD.test(text) || DATED.test(text)).length;
  const areQuestions = items.every(({ text }) => text.endsWith("?"));
  const areQuoted = items.every(({ text }) => /^["“„«‘]/.test(text));
  const isMany = items.length > 1;
  if (isMany && (records > items.length / 2 || areQuestions || areQuoted)) return "bullet";
  if (areSteps(items)) return "bullet";
  const [first, ...others] = items;
  const isBelowLabel = others.length < MAX_BELOW_LABEL && !others.some(isLabeled);
  const sentences = items.flatMap(({ text }) => {
    const label = isBelowLabel && text === first?.text ? labelAt(text) : undefined;
    const said = label ? text.slice(label.length + 1).trim() : text;
    return isSentence(said) ? [said] : [];
  });
  const least = MIN_SENTENCES * items.length;
  const statements = sentences.filter(isStatement).length;
  if (statements >= least) return "sentence";
  // What is no statement in English may be one in another language.
  const isForeign =
    sentences.length >= least && !isEnglish(items.map(({ text }) => text).join("\n"));
  return isForeign ? "sentence" : "bullet";
}

/** What a statement may begin with before its subject and verb. */
const BEGINS_CLAUSE =
  /^(?:in|on|at|by|for|from|to|with|without|after|before|during|since|until|till|when|while|if|once|as|so|then|but|and|because|although|though|last|next|yesterday|today|tomorrow|luckily|sadly|also|not|no|there|here)(?![\p{L}'’-])/iu;
/** Who does something, or why, after a comma. */
const HAS_CLAUSE =
  /(?<![\p{L}'’-])(?:because|since|but|if|when|which|who|so|i|we|they|he|she|it|you|it['’]s|that['’]s|there['’]s|don['’]?t)(?![\p{L}-])/iu;

/** A sentence that says something, and not "shoulder of lamb, ask for the bone" or "stock to cover". */
function isStatement(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, " ").trim();
  if (/[.!?…;]/.test(bare) || BEGINS_CLAUSE.test(bare)) return true;
  const [clause = "", ...rest] = bare.split(/,| [-–—] /);
  const isFragment = !hasVerb(clause.replace(/(?<!\p{L})to \p{L}+/giu, " "));
  return !isFragment || HAS_CLAUSE.test(rest.join(","));
}

/** How many lines may go on with a first one that has a label, so that all are a paragraph. */
const MAX_BELOW_LABEL = 3;

function isLabeled({ text }: { text: string }): boolean {
  return LABELED.test(text);
}

const LABELED = /^[^:]{1,30}:\s/;

/** Whether a text is a sentence rather than a label, a figure, or a reminder. */
export function isSentence(text: string): boolean {
  if ((LABELED.test(text) && !beginsSentence(text)) || RECORD.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (SENTENCE_END.test(text)) return words >= 4;
  return words >= 3 && hasVerb(text);
}
