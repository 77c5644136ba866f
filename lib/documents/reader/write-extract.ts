import { formatCount } from "@/lib/core/format";
import { type Citation, escapeMarkdown } from "@/lib/documents/citation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Recognized } from "@/lib/documents/reader/kinds";
import { CLOSING_LINE } from "@/lib/documents/reader/letter-closing";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";
import {
  isFirstOfPlace,
  isTable,
  joinParts,
  linkedOf,
  marksOf,
  type Writing,
  writeStatements,
} from "@/lib/documents/reader/write-statements";

/** Of more cues, nobody needs the rest to see why. */
const MAX_CUES = 2;

/** What an extract consists of. */
type Extract = {
  groups: readonly UnitGroup[];
  /** Statements that are shown for their figures. */
  figures: readonly Unit[];
  /** What is left out, in a sentence. */
  leftOut: string;
  writtenAs: Writing;
};

/** An extract as Markdown: what it is, its groups, and what it leaves out. */
export function writeExtract(
  recognized: Recognized | undefined,
  { groups, figures, leftOut, writtenAs }: Extract,
): string {
  const units = [...groups.flatMap((group) => group.units), ...figures];
  const isCut = units.some((unit) => writtenAs(unit) !== unit.text);
  return [
    introduceExtract(recognized, isCut),
    writeGroups(groups, writtenAs),
    writeFigures(figures, groups, writtenAs),
    leftOut,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The sentence that says what an extract is, and what kind of document was recognized by what. */
function introduceExtract(recognized: Recognized | undefined, isCut: boolean): string {
  const kind = recognized
    ? `Kind of document: **${recognized.name}**, recognized by ${new Intl.ListFormat("en").format(recognized.cues.slice(0, MAX_CUES))}.`
    : "No kind of document recognized.";
  return `**Extract.** ${kind} Quoted word for word${isCut ? "; “…” marks what is cut" : ""}.`;
}

/** Groups of statements as Markdown, each statement with the pages it stands on. */
function writeGroups(groups: readonly UnitGroup[], writing: Writing): string {
  return groups
    .filter(({ units }) => units.length > 0)
    .map(({ title, units, left, isLine }) => {
      const parts = isLine ? [`- ${writeLine(units)}`] : writeStatements(units, writing);
      // What is left out of a group with items, too, may be any of them.
      const areRows = isTable(parts.at(-1) ?? "") && units.every(({ kind }) => kind === "row");
      const rest = left > 0 ? [writeLeft(left, areRows)] : [];
      return `## ${escapeMarkdown(title)}\n\n${joinParts([...parts, ...rest])}`;
    })
    .join("\n\n");
}

const CLOSING = new RegExp(String.raw`^${CLOSING_LINE},? (?=\p{Lu})`, "iu");

function writeLeft(left: number, areRows: boolean): string {
  return areRows
    ? `*${formatCount(left, "more row")} not shown here.*`
    : `- *${left} more not shown here.*`;
}

/** Statements that are parts of one line. */
function writeLine(units: readonly Unit[]): string {
  const texts = units.map(({ text }) => escapeMarkdown(text.replace(CLOSING, "")));
  return `${texts.join(" · ")} ${marksOf(units.flatMap(({ pieces }) => pieces))}`;
}

/** Figures with the statement that says what they measure, below the groups that come before. */
function writeFigures(
  units: readonly Unit[],
  groups: readonly UnitGroup[],
  writing: Writing,
): string {
  const points = units.map((unit) => `- ${withFiguresSet(unit, writing)} ${marksOf(unit.pieces)}`);
  const isNamed = groups.some(({ title }) => /^key figures$/i.test(title));
  const title = isNamed ? "More figures" : "Key figures";
  return points.length > 0 ? `## ${title}\n\n${points.join("\n")}` : "";
}

/** A statement with its figures set apart. */
function withFiguresSet(unit: Unit, writing: Writing): string {
  const words = writing(unit);
  let [written, from] = ["", 0];
  for (const { text, at } of tellingFigures(words)) {
    if (touchesWord(words, at, text.length)) continue;
    written += `${escapeMarkdown(words.slice(from, at))}**${escapeMarkdown(text)}**`;
    from = at + text.length;
  }
  return written + escapeMarkdown(words.slice(from));
}

/** Whether a letter or digit stands beside a part of a text, as in "NZ$40": asterisks between them would be shown. */
function touchesWord(text: string, at: number, length: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}]/u.test(text.slice(at + length));
}

/** Figures that say by themselves what they measure: amounts and the like, not a bare number. */
export function tellingFigures(text: string): Figure[] {
  return figuresIn(text).filter(({ type }) => type !== "date" && type !== "count");
}

/** What proves statements: first what their links stand for, in order. */
export function citationsOf(units: readonly Unit[]): Citation[] {
  return inOrderOfLinks(units.map(({ pieces }) => pieces));
}

/** What proves the statements of groups, in the order of their links. */
export function citationsOfGroups(groups: readonly UnitGroup[]): Citation[] {
  return inOrderOfLinks(
    groups.flatMap(({ units, isLine }) => {
      const pieces = units.map((unit) => unit.pieces);
      return isLine ? [pieces.flat()] : pieces;
    }),
  );
}

function inOrderOfLinks(lines: readonly (readonly Citation[])[]): Citation[] {
  const isWithout = (piece: Citation, at: number, all: readonly Citation[]) =>
    !isFirstOfPlace(piece, at, all);
  return [...lines.flatMap(linkedOf), ...lines.flatMap((pieces) => pieces.filter(isWithout))];
}
