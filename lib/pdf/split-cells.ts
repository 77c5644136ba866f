import { largest, smallest } from "@/lib/core/extremes";
import { SAME_LINE } from "@/lib/pdf/fragments";
import type { InnerGap, PdfFragment } from "@/lib/pdf/pdf";

/** Edges closer than this, in points, are those of one column. */
const SAME_EDGE = 1.5;
/** Rows further apart than this, in multiples of the text size, are of different tables. */
const REACH = 20;
/** A line without cells of its own needs so many rows that have the edge, one of them this close, in multiples of the text size. */
const ROWS_ALONE = 2;
const BESIDE = 3;
/** Words in one column close to those in the next have the gap in the same place in so many other rows. */
const ROWS_ALIKE = 3;
/** What stands before such a gap: the figure or the mark of a narrow column, set to the right. */
const MOST_BEFORE = 12;
/** Columns are found by cells that were parted before: amounts first, then the words above them. */
const PASSES = 3;
/** More than this in one place is no table. */
const MOST_COMPARED = 40;
/** A bullet or number belongs to its item. */
const BULLET = /^(?:[^\p{L}\p{N}]|\(?[\p{L}\d]{1,3}[.)])$/u;
const PRICE = /^[-−–+(]?[$€£¥]\d[\d,.]{0,15}\)?$/;
const AMOUNT = /^[-−–+(]?[$€£¥]?\d{1,3}(?:[,.]?\d{1,3}){0,5}[.,]\d\d\)?$/;

type Cell = { fragment: PdfFragment; line: number; isFirst: boolean; isLast: boolean };

/**
 * Parts what stands in two cells of a table and close together: a long word in one column and a wide amount in the next
 * leave no more room between them than a stretched line does between its words. Told by the edges of the cells above and
 * below, and by two amounts beside each other, which no sentence has.
 */
export function splitCells(fragments: readonly PdfFragment[]): PdfFragment[] {
  let all = fragments.map((fragment): PdfFragment => {
    const { inner, ...rest } = fragment;
    return inner && isStretched(fragment.text, inner, fragment.size) ? rest : fragment;
  });
  for (let pass = 0; pass < PASSES; pass += 1) {
    const cells = cellsOf(all);
    const columns = columnsOf(cells);
    const parted = cells.map((cell) => part(cell, columns));
    const byFragment = new Map(cells.map(({ fragment }, at) => [fragment, parted[at] ?? []]));
    const next = all.flatMap((fragment) => byFragment.get(fragment) ?? [fragment]);
    if (next.length === all.length) break;
    all = next;
  }
  return all.map(({ inner, ...fragment }) => fragment);
}

const MIN_STRETCHED_GAPS = 4;
/** Gaps between words that differ by less than this, in multiples of the text size, are equal. */
const SAME_GAP = 0.2;
/** Words on a stretched line, and no figures. */
const WORD_SHARE = 0.6;

/** Whether the gaps of a line stretch it to the margins of its column: there's one between any two words, and all are equal. */
function isStretched(text: string, inner: readonly InnerGap[], size: number): boolean {
  const words = text.split(" ");
  if (inner.length < MIN_STRETCHED_GAPS || inner.length < words.length - 1) return false;
  const widths = inner.map(({ from, to }) => to - from);
  if (largest(widths) - smallest(widths) > SAME_GAP * size) return false;
  return words.filter((word) => /\p{Ll}/u.test(word)).length >= WORD_SHARE * words.length;
}

/** The upright fragments with the line that each is part of. */
function cellsOf(fragments: readonly PdfFragment[]): Cell[] {
  const sorted = fragments.filter(({ angle }) => angle === 0).sort((a, b) => a.y - b.y);
  const lines: PdfFragment[][] = [];
  for (const fragment of sorted) {
    const last = lines.at(-1);
    const isSame = last?.[0] && fragment.y - last[0].y < SAME_LINE * fragment.size;
    if (isSame) last.push(fragment);
    else lines.push([fragment]);
  }
  return lines.flatMap((line, at) => {
    const ordered = line.toSorted((a, b) => a.x - b.x);
    return ordered.map((fragment, column) => ({
      fragment,
      line: at,
      isFirst: column === 0,
      isLast: column === ordered.length - 1,
    }));
  });
}

/** Where a cell of a line begins or ends. */
type Edge = { x: number; y: number; line: number };
/** The edges of a column's width and a band's height, no more of them than are compared. */
type Edges = Map<string, Edge[]>;
type Columns = {
  starts: Edges;
  ends: Edges;
  /** Where the words behind a gap begin in rows that may have two cells there. */
  gaps: Edges;
};

/** Where cells begin that have another before them, and where those end that have another behind them. */
function columnsOf(cells: readonly Cell[]): Columns {
  const columns: Columns = { starts: new Map(), ends: new Map(), gaps: new Map() };
  for (const cell of cells) {
    const { fragment, line } = cell;
    const add = (to: Edges, x: number) => addEdge(to, { x, y: fragment.y, line });
    if (!cell.isFirst) add(columns.starts, fragment.x);
    if (!cell.isLast) add(columns.ends, endOf(fragment));
    for (const { from, to } of gapsBesideAmounts(cell)) {
      add(columns.starts, to);
      add(columns.ends, from);
    }
    const narrow = narrowGap(cell);
    if (narrow) add(columns.gaps, narrow.to);
  }
  return columns;
}

function addEdge(edges: Edges, edge: Edge): void {
  const key = keyOf(Math.round(edge.x / SAME_EDGE), bandOf(edge.y));
  const known = edges.get(key);
  if (!known) edges.set(key, [edge]);
  else if (known.length < MOST_COMPARED) known.push(edge);
}

/** Gaps of a row with an amount on one side: where another row has one in the same place, it's between two columns. */
function gapsBesideAmounts({ fragment, isFirst, isLast }: Cell): InnerGap[] {
  if (isFirst && isLast) return [];
  return (fragment.inner ?? []).filter((_, at) => besideGap(fragment, at).some(isAmount));
}

/** The gap behind a few letters that another cell stands beside. */
function narrowGap({ fragment, isFirst, isLast }: Cell): InnerGap | undefined {
  const [gap] = fragment.inner ?? [];
  return gap && !(isFirst && isLast) && gap.at <= MOST_BEFORE ? gap : undefined;
}

function isAmount(text: string): boolean {
  return AMOUNT.test(text) || PRICE.test(text);
}

/** What stands before and behind a gap, up to the next one. */
function besideGap({ text, inner = [] }: PdfFragment, at: number): [string, string] {
  const gap = inner[at]?.at ?? 0;
  return [
    text.slice(inner[at - 1]?.at ?? 0, gap).trim(),
    text.slice(gap, inner[at + 1]?.at).trim(),
  ];
}

/** Height of the bands in which cells are looked up, in points. */
const BAND = 120;

function bandOf(y: number): number {
  return Math.floor(y / BAND);
}

function keyOf(column: number, band: number): string {
  return `${column}:${band}`;
}

function part(cell: Cell, columns: Columns): PdfFragment[] {
  const { fragment } = cell;
  const parting = (fragment.inner ?? []).filter((gap, at) => {
    const [before, behind] = besideGap(fragment, at);
    if (at === 0 && BULLET.test(before)) return false;
    if (AMOUNT.test(before) && AMOUNT.test(behind)) return true;
    if (gap === narrowGap(cell) && isRepeated(cell, gap, columns)) return true;
    return (
      isColumn(cell, rowsWith(columns.starts, gap.to, cell)) ||
      isColumn(cell, rowsWith(columns.ends, gap.from, cell))
    );
  });
  return parting.length > 0 ? partAt(fragment, parting) : [fragment];
}

function isRepeated(cell: Cell, gap: InnerGap, { gaps }: Columns): boolean {
  return rowsWith(gaps, gap.to, cell).length >= ROWS_ALIKE;
}

/** @param distances how far from it the rows are that have an edge there */
function isColumn({ fragment, isFirst, isLast }: Cell, distances: readonly number[]): boolean {
  if (!(isFirst && isLast)) return distances.length > 0;
  return distances.length >= ROWS_ALONE && smallest(distances) <= BESIDE * fragment.size;
}

/** How far the other lines are that have an edge there, each once. */
function rowsWith(edges: Edges, x: number, { fragment, line }: Cell): number[] {
  const column = Math.round(x / SAME_EDGE);
  const reach = REACH * fragment.size;
  const found = new Map<number, number>();
  for (const near of [column - 1, column, column + 1]) {
    for (
      let band = bandOf(fragment.y - reach);
      band <= bandOf(fragment.y + reach) && band - bandOf(fragment.y - reach) < MOST_COMPARED;
      band += 1
    ) {
      for (const other of edges.get(keyOf(near, band)) ?? []) {
        const distance = Math.abs(other.y - fragment.y);
        const isEdge = Math.abs(other.x - x) < SAME_EDGE;
        if (other.line !== line && distance <= reach && isEdge) found.set(other.line, distance);
      }
    }
  }
  return [...found.values()];
}

function partAt(fragment: PdfFragment, gaps: readonly InnerGap[]): PdfFragment[] {
  const bounds = [...gaps, { at: fragment.text.length, from: endOf(fragment), to: 0 }];
  const rest = (fragment.inner ?? []).values();
  let gap = rest.next().value;
  return bounds.map(({ at, from }, index) => {
    const before = bounds[index - 1];
    // A space stands for the gap.
    const start = before ? before.at + 1 : 0;
    const x = before ? before.to : fragment.x;
    const text = fragment.text.slice(start, at);
    const inner: InnerGap[] = [];
    for (; gap && gap.at <= at; gap = rest.next().value)
      if (gap.at > start && gap.at < at) inner.push({ ...gap, at: gap.at - start });
    return { ...fragment, text, x, width: from - x, inner };
  });
}

function endOf({ x, width }: Pick<PdfFragment, "x" | "width">): number {
  return x + width;
}
