import { type Citation, citationMark, escapeMarkdown } from "@/lib/documents/citation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Recognized } from "@/lib/documents/reader/kinds";
import type { DocumentSection, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

const MAX_NAMED = 12;

/** The sentence that says what an extract is, and what kind of document was recognized by what. */
export function introduceExtract(recognized: Recognized | undefined): string {
  const kind = recognized
    ? `Kind of document: **${recognized.name}**, recognized by ${new Intl.ListFormat("en").format(recognized.cues)}.`
    : "No kind of document recognized.";
  return `**Extract.** ${kind} Everything below is quoted word for word.`;
}

/** Groups of statements as Markdown, each statement with the pages it stands on. */
export function writeGroups(groups: readonly UnitGroup[]): string {
  return groups
    .filter(({ units }) => units.length > 0)
    .map(({ title, units, left }) => {
      const points = units.map((unit) => `- ${quoted(unit)}`);
      const rest = left > 0 ? [`- *${left} more not shown here; ask about them in the chat.*`] : [];
      return `## ${escapeMarkdown(title)}\n\n${[...points, ...rest].join("\n")}`;
    })
    .join("\n\n");
}

/** Figures with the statement that says what they measure, below the groups that come before. */
export function writeFigures(units: readonly Unit[], groups: readonly UnitGroup[]): string {
  const points = units.map((unit) => {
    const lead = tellingFigures(unit.text)
      .map(({ text }) => `**${escapeMarkdown(text)}**`)
      .join(", ");
    return `- ${lead}: ${quoted(unit)}`;
  });
  const isNamed = groups.some(({ title }) => /^key figures$/i.test(title));
  const title = isNamed ? "More figures" : "Key figures";
  return points.length > 0 ? `## ${title}\n\n${points.join("\n")}` : "";
}

/** Figures that say by themselves what they measure: amounts and the like, not a bare number. */
export function tellingFigures(text: string): Figure[] {
  return figuresIn(text).filter(({ type }) => type !== "date" && type !== "count");
}

/** Names the sections that aren't shown. */
export function writeLeftSections(left: readonly DocumentSection[]): string {
  if (left.length === 0) return "";
  const names = left.slice(0, MAX_NAMED).map(({ title }) => `“${escapeMarkdown(title)}”`);
  const more = left.length - names.length;
  const list = new Intl.ListFormat("en").format([...names, ...(more > 0 ? [`${more} more`] : [])]);
  return `*Not shown: ${list}. Ask for a summary of one in the chat.*`;
}

/** A statement in the document's words with links to its pages. A row has its label set apart. */
export function quoted({ text, cells, head, pieces }: Unit): string {
  const places = [...new Set(pieces.map(({ place }) => place))];
  const marks = places.map((place) => citationMark("pdf", place)).join(" ");
  return `${cells.length > 1 ? writeCells(cells, head) : escapeMarkdown(text)} ${marks}`;
}

/** Of a table, figures say little without the heads of their columns. */
function writeCells(cells: readonly string[], head: readonly string[]): string {
  if (cells.length === 2) return cells.map(escapeMarkdown).map(asLabel).join(" ");
  const written = cells.map((cell, at) => {
    const name = head[at] ?? "";
    const isValue = NAMED_FIGURE.test(cell) || (isShort(cell) && !TELLS.test(name));
    const isNamed = at > 0 && name !== cell && isValue;
    return escapeMarkdown(isNamed && name ? `${name}: ${cell}` : cell);
  });
  return written.filter(Boolean).join(" · ");
}

/** "$12.00", "56 hours", "< 3.0", "None", "H", "B+": words for what a cell holds stand above it. */
const NAMED_FIGURE =
  /^(?:[-−–—]|[-−–+(<>≤≥]?\s?[$€£¥]?\d.{0,15}|none|yes|no|included|unlimited|\p{L}{1,2}[+*-]?)$/iu;

/** Columns whose cells say by themselves what they are. */
const TELLS =
  /^(?:descriptions?|details?|items?|names?|what|events?|activit(?:y|ies)|transactions?|particulars|texts?|topics?|titles?|subjects?|tasks?|services?|products?|talks?|sessions?|notes?|remarks?|comments?|todo|to do|fix|remedy|solution|cause|meaning|preparation|(?:what to|how to) .{1,30})$/i;
const MOST_SHORT = 24;

/** "Hydraulic disc": which of several has it, the head of its column tells. */
function isShort(cell: string): boolean {
  return cell.length > 0 && cell.length <= MOST_SHORT && cell.split(" ").length <= 3;
}

function asLabel(cell: string, at: number): string {
  return at === 0 ? `**${cell}:**` : cell;
}

/** What proves a statement. */
export function citationsOf(units: readonly Unit[]): Citation[] {
  return units.flatMap(({ pieces }) => [...pieces]);
}
