import { CAPTION, isListItem, sentencesOf } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { Citation, DocumentPart } from "@/lib/documents/citation";
import { continuedHead } from "@/lib/documents/reader/continued-table";
import { withFlagColumns } from "@/lib/documents/reader/flag-column";
import { joinParagraphs, type Paragraph } from "@/lib/documents/reader/join-paragraphs";
import {
  cellsOfDueLine,
  hasPairWithFigure,
  pairsOfCells,
} from "@/lib/documents/reader/label-pairs";
import {
  cellsOf,
  type HeadingContext,
  headingOf,
  isHeadline,
  pairsOf,
} from "@/lib/documents/reader/lines";
import { runInHeadings } from "@/lib/documents/reader/run-in-headings";
import { goesOnBelowHeading, headOf, wrappedHead } from "@/lib/documents/reader/table-heads";
import { padRows, withEmptyCells } from "@/lib/documents/reader/table-rows";
import { type Tile, tilesOf } from "@/lib/documents/reader/tiles";
import { cellsOfTimeRow } from "@/lib/documents/reader/time-rows";
import type { DocumentSection, Structure, Unit } from "@/lib/documents/reader/unit";

/**
 * Divides a document into headings and statements. Sentences that run over a page or a column are joined; running
 * headers and page numbers are left out.
 *
 * @param headings lines that are set like headings; without them, headings are told by their words
 * @throws AppError `aborted` when the signal fires
 */
export async function readStructure(
  title: string,
  parts: readonly DocumentPart[],
  headings: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Structure> {
  const pause = createYielder(signal);
  const known = new Set(headings);
  const paragraphs = await joinParagraphs(parts, known, signal);
  const units: Unit[] = [];
  const sections: DocumentSection[] = [];
  let head: readonly string[] = [];
  let lastNumber = 0;
  let current = -1;
  const add = (
    kind: Unit["kind"],
    text: string,
    from: Paragraph,
    isLead: boolean,
    cells: readonly string[] = [],
    isCaption = false,
  ) => {
    const pieces = piecesOf(text, from);
    const columns = kind === "row" && cells.length === head.length ? head : [];
    const section = current;
    const unit: Unit = { kind, text, pieces, section, isLead, cells, head: columns };
    units.push(isCaption ? { ...unit, isCaption } : unit);
  };
  const firstSet = paragraphs.find(({ isSet }) => isSet);
  const tiles = tilesOf(paragraphs);
  const labels = runInHeadings(paragraphs);
  let next = 0;
  let isBelowPairs = false;
  for (const [index, paragraph] of paragraphs.entries()) {
    await pause();
    if (index < next) continue;
    const tile = tiles.get(index);
    if (tile) {
      units.push(rowOfTile(tile, current));
      next = index + tile.pieces.length;
      continue;
    }
    const wrapped = wrappedHead(paragraphs, index);
    if (wrapped) {
      head = wrapped.head;
      next = wrapped.next;
      continue;
    }
    const line = paragraph.text.replace(/\s+/g, " ").trim();
    if (LEADERS.test(line)) continue;
    const row = cellsOf(paragraph.text);
    const beside = pairsOfCells(row, isBelowPairs);
    isBelowPairs = beside.length > 0 && (isBelowPairs || hasPairWithFigure(row));
    const pairs = beside.length > 0 ? beside : pairsOf(paragraph.text);
    if (pairs.length > 1) {
      for (const pair of pairs) {
        const own = cellsOf(pair);
        add(own.length > 0 ? "row" : "sentence", pair.replace("\t", " "), paragraph, true, own);
      }
      continue;
    }
    if (CAPTION.test(line) && !paragraph.text.includes("\t")) {
      for (const [at, text] of captionSentences(line).entries())
        add("sentence", text, paragraph, at === 0, [], true);
      continue;
    }
    const context: HeadingContext = {
      isFirst: index === 0,
      next: paragraphs[index + 1]?.text ?? "",
      before: paragraphs[index - 1]?.text ?? "",
      lastNumber,
      isSet: paragraph.isSet,
      isFirstSet: paragraph === firstSet,
      isTypeKnown: known.size >= MIN_KNOWN,
    };
    const tabbed = isHeadline(line, context) ? [] : cellsOf(paragraph.text);
    const read = tabbed.length > 0 ? tabbed : cellsOfDueLine(line);
    const cells = read.length > 0 ? read : cellsOfTimeRow(line, units.at(-1));
    const heading = cells.length > 0 ? undefined : headingOf(line, context);
    if (heading) {
      lastNumber = Number.parseInt(heading.number, 10) || lastNumber;
      sections.push({ ...heading, place: paragraph.places[0]?.place ?? 1 });
      current = sections.length - 1;
      add("heading", line, paragraph, true);
    } else if (cells.length > 0) {
      if (units.at(-1)?.kind === "heading" && !isOfTableAbove(units, head, cells)) head = [];
      const goesOn = isFirstOfPage(units.at(-1), paragraph);
      const continued = goesOn ? continuedHead(units, head, cells, context.next) : undefined;
      if (continued && continued !== head) head = nameColumns(units, continued);
      const own = continued ? undefined : headOf(cells, context.before, context.next);
      const isRepeated = own?.join("\t") === head.join("\t") && goesOn;
      if (own && !isRepeated) head = own;
      const whole = own ? head : withEmptyCells(paragraph.text, cells, head.length);
      add("row", line, paragraph, true, whole);
    } else {
      let isLead = true;
      const above = current;
      const label = labels.get(paragraph);
      if (label) {
        const place = paragraph.places[0]?.place ?? 1;
        current = sections.push({ title: label, number: "", level: 2, place, isRunIn: true }) - 1;
        add("heading", `${label}.`, paragraph, true);
      }
      const isItem = isListItem(paragraph.text) || NUMBERED.test(line);
      const prose = label ? paragraph.text.slice(label.length + 1).trimStart() : paragraph.text;
      const statements = isItem
        ? [line.replace(BULLET, "")]
        : (factsOf(line) ?? sentencesOf(prose));
      for (const text of statements) {
        await pause();
        add(isItem ? "item" : "sentence", text, paragraph, isLead);
        isLead = false;
      }
      // It is the heading of its own paragraph only.
      current = above;
    }
  }
  return { title, units: padRows(withFlagColumns(units)), sections };
}

/** Whether the first row below a heading may go on with the table that stands above it. */
function isOfTableAbove(
  units: readonly Unit[],
  head: readonly string[],
  cells: readonly string[],
): boolean {
  const last = units.findLast((unit) => unit.head === head && unit.cells !== head);
  return goesOnBelowHeading(head, last?.cells ?? [], cells);
}

/** Takes the last statement for the heads of columns. */
function nameColumns(units: Unit[], head: readonly string[]): readonly string[] {
  const last = units.pop();
  if (last) units.push({ ...last, cells: head, head });
  return head;
}

/** Whether a table may go on in a paragraph: it is on the page after that of a row. */
function isFirstOfPage(last: Unit | undefined, { places }: Paragraph): boolean {
  return last?.kind === "row" && last.pieces.at(-1)?.place !== places[0]?.place;
}

/** "Figure 2." is no sentence of its own. */
function captionSentences(line: string): string[] {
  const sentences = [...sentencesOf(line)];
  const [first = "", second, ...others] = sentences;
  const isLabel = second !== undefined && first.length <= MAX_CAPTION_LABEL;
  return isLabel ? [`${first} ${second}`, ...others] : sentences;
}

const MAX_CAPTION_LABEL = 16;

/** "€8.4M" above "Revenue": a row that says what the number measures. */
function rowOfTile({ figure, label, place, pieces }: Tile, section: number): Unit {
  return {
    kind: "row",
    text: `${label}: ${figure}`,
    pieces: [{ place, quote: pieces.join(" ") }],
    section,
    isLead: true,
    cells: [label, figure],
    head: [],
  };
}

const SEPARATOR = / [·•|] /;
const MAX_FACT = 90;

/** "Serves 4 · Cooking 50 minutes": what marks divide in a line says one thing each. */
function factsOf(line: string): string[] | undefined {
  const facts = line.split(SEPARATOR);
  return facts.length > 1 && facts.every((fact) => fact.length <= MAX_FACT) ? facts : undefined;
}

/** With fewer lines set like headings, nothing is known about how this document sets them. */
const MIN_KNOWN = 3;
const NUMBERED = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+\S/;
/** Dot leaders of a table of contents. */
const LEADERS = /\.{4,}|(?:\. ){4,}/;
const BULLET = /^[•‣▪●○◦·■□▶►▸➢➤→⇒✓✔*–—-]\s+/;

/** Where the words of a statement stand. A word that was divided at the end of a page stands on the first. */
function piecesOf(text: string, { places }: Paragraph): Citation[] {
  if (places.length === 1) return [{ place: places[0]?.place ?? 1, quote: text }];
  for (const [index, { place, text: own }] of places.entries()) {
    const words = own.replace(/\s+/g, " ");
    if (words.includes(text)) return [{ place, quote: text }];
    const next = places[index + 1];
    if (!next) break;
    const cut = longestEnd(words, text);
    if (cut > 0)
      return [
        { place, quote: text.slice(0, cut).trim() },
        { place: next.place, quote: text.slice(cut).trim() },
      ];
  }
  return [{ place: places[0]?.place ?? 1, quote: text }];
}

/** How many letters of `text` the end of `words` holds: where its last sentence begins there. */
function longestEnd(words: string, text: string): number {
  const at = words.lastIndexOf(text.slice(0, Math.min(24, text.length)));
  const rest = at < 0 ? "" : words.slice(at);
  return rest && text.startsWith(rest) ? rest.length : 0;
}
