import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";

import { parseDocument } from "@/lib/editor/parse";
import { stringify } from "@/lib/editor/stringify";
import { addColumn, addRow, deleteColumn, deleteRow, isInTable } from "@/lib/editor/table-commands";

const TABLE = "Before.\n\n| a | b |\n| - | :-: |\n| 1 | 2 |\n| 3 | 4 |\n";

/** The document with the cursor right before a word. */
function at(word: string, source = TABLE): EditorState {
  const doc = parseDocument(source);
  let place = 0;
  doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(word)) place = pos + node.text.indexOf(word);
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, place) });
}

/** The Markdown after a command, with what is typed where the cursor then is. */
function changedBy(command: Command, state: EditorState, typed = "x"): string | null {
  let next: EditorState | null = null;
  if (!command(state, (tr) => (next = state.apply(tr)))) return null;
  const changed = next as unknown as EditorState; // Safe: the command has dispatched.
  changed.doc.check();
  return stringify(changed.apply(changed.tr.insertText(typed)).doc.children);
}

describe("the commands of a table", () => {
  it.each([
    ["a row below", addRow, "1", "| a | b |\n| - | :-: |\n| 1 | 2 |\n| x | |\n| 3 | 4 |"],
    ["the first row", addRow, "a", "| a | b |\n| - | :-: |\n| x | |\n| 1 | 2 |\n| 3 | 4 |"],
    ["a column", addColumn, "3", "| a | | b |\n| - | - | :-: |\n| 1 | | 2 |\n| 3 | x | 4 |"],
  ])("add %s, with the cursor in it", (_what, command, word, markdown) => {
    expect(changedBy(command, at(word))).toBe(`Before.\n\n${markdown}`);
  });

  it("delete a row or a column, and keep its neighbors", () => {
    expect(changedBy(deleteRow, at("4"))).toBe("Before.\n\n| a | b |\n| - | :-: |\n| 1 | x2 |");
    expect(changedBy(deleteColumn, at("1"))).toBe("Before.\n\n| b |\n| :-: |\n| x2 |\n| 4 |");
  });

  it("keep the header, the last row, and the last column", () => {
    const small = "| a |\n| - |\n| 1 |\n";

    expect(changedBy(deleteRow, at("a"))).toBeNull();
    expect(changedBy(deleteRow, at("1", small))).toBeNull();
    expect(changedBy(deleteColumn, at("1", small))).toBeNull();
  });

  it("take rows with too few cells", () => {
    const ragged = "| a | b |\n| - | - |\n| 1 |\n";

    expect(changedBy(addColumn, at("b", ragged))).toMatch(/^\| a \| b \| x \|/);
    expect(changedBy(deleteColumn, at("b", ragged))).toBe("| xa |\n| - |\n| 1 |");
    expect(changedBy(deleteColumn, at("a", ragged))).toBe("| xb |\n| - |\n| |");
  });

  it("do nothing outside of a table", () => {
    const outside = at("Before");

    expect(isInTable(outside)).toBe(false);
    expect(isInTable(at("4"))).toBe(true);
    for (const command of [addRow, deleteRow, addColumn, deleteColumn])
      expect(changedBy(command, outside)).toBeNull();
  });
});
