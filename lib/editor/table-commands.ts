import type { Node } from "prosemirror-model";
import { type Command, type EditorState, TextSelection, type Transaction } from "prosemirror-state";

import { schema } from "@/lib/editor/schema";

const { table, table_row: row, table_cell: cell } = schema.nodes;

/** Where the cursor is in a table. */
type Place = {
  table: Node;
  /** Before the table. */
  at: number;
  row: number;
  column: number;
};

/** Whether the cursor is in a table. */
export function isInTable(state: EditorState): boolean {
  return placeOf(state) !== null;
}

/** Adds an empty row below the cursor's; the first row stays the header. */
export const addRow: Command = changeTable(({ table: old, row: at }) => {
  const empty = Array.from({ length: old.child(0).childCount }, () => cell.create());
  return { rows: rowsOf(old).toSpliced(at + 1, 0, row.create(null, empty)), to: { row: at + 1 } };
});

/** Deletes the cursor's row; the header and the last row below it stay. */
export const deleteRow: Command = changeTable(({ table: old, row: at }) => {
  if (at === 0 || old.childCount <= 2) return null;
  const to = { row: Math.min(at, old.childCount - 2) };
  return { rows: rowsOf(old).toSpliced(at, 1), to };
});

/** Adds an empty column to the right of the cursor's. */
export const addColumn: Command = changeTable(({ table: old, column }) => ({
  rows: rowsOf(old).map((one, at) =>
    withCells(one, cellsOf(one).toSpliced(column + 1, 0, cell.create({ header: at === 0 }))),
  ),
  align: alignOf(old).toSpliced(column + 1, 0, null),
  to: { column: column + 1 },
}));

/** Deletes the cursor's column; the last one stays. */
export const deleteColumn: Command = changeTable(({ table: old, column }) => {
  const count = old.child(0).childCount;
  if (count <= 1) return null;
  return {
    rows: rowsOf(old).map((one) => withCells(one, cellsWithout(one, column))),
    align: alignOf(old).toSpliced(column, 1),
    to: { column: Math.min(column, count - 2) },
  };
});

/** A row may be shorter than the header; without its only cell, it keeps an empty one. */
function cellsWithout(one: Node, column: number): Node[] {
  const cells = cellsOf(one).toSpliced(column, 1);
  return cells.length > 0 ? cells : [cell.create(one.firstChild?.attrs)];
}

type Change = {
  rows: Node[];
  align?: (string | null)[];
  /** Where the cursor goes; what is absent stays. */
  to: { row?: number; column?: number };
};

function changeTable(change: (place: Place) => Change | null): Command {
  return (state, dispatch) => {
    const place = placeOf(state);
    const changed = place && change(place);
    if (!place || !changed) return false;
    dispatch?.(replaceTable(state.tr, place, changed));
    return true;
  };
}

function replaceTable(tr: Transaction, place: Place, { rows, align, to }: Change): Transaction {
  const attrs = { ...place.table.attrs, ...(align && { align }) };
  const changed = table.create(attrs, rows);
  tr.replaceWith(place.at, place.at + place.table.nodeSize, changed);
  const { row: rowAt, column } = { row: place.row, column: place.column, ...to };
  const inTable = sizeBefore(changed, rowAt) + sizeBefore(changed.child(rowAt), column);
  // Into the table, the row, and the cell.
  tr.setSelection(TextSelection.near(tr.doc.resolve(place.at + inTable + 3)));
  return tr.scrollIntoView();
}

function sizeBefore(node: Node, index: number): number {
  return node.children.slice(0, index).reduce((sum, child) => sum + child.nodeSize, 0);
}

function placeOf({ selection: { $from } }: EditorState): Place | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type !== table) continue;
    return {
      table: $from.node(depth),
      at: $from.before(depth),
      row: $from.index(depth),
      column: $from.index(depth + 1),
    };
  }
  return null;
}

function rowsOf(node: Node): Node[] {
  return [...node.children];
}

function cellsOf(node: Node): Node[] {
  return [...node.children];
}

function withCells(node: Node, cells: readonly Node[]): Node {
  return node.type.create(node.attrs, cells);
}

/** Of each column; Markdown leaves those at the end out. */
function alignOf(node: Node): (string | null)[] {
  const known = node.attrs.align as readonly (string | null)[]; // Safe: the schema's attribute.
  return Array.from({ length: node.child(0).childCount }, (_, at) => known[at] ?? null);
}
