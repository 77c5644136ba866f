import { EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";

import { splitItem } from "@/lib/editor/list-commands";
import { parseDocument } from "@/lib/editor/parse";
import { stringify } from "@/lib/editor/stringify";

/** The Markdown after the command behind a word, and after "new" was typed there. */
function splitAfter(word: string, source: string): string {
  const doc = parseDocument(source);
  let place = 0;
  doc.descendants((node, at) => {
    if (node.text?.includes(word)) place = at + node.text.indexOf(word) + word.length;
  });
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, place) });
  expect(splitItem(state, (tr) => (state = state.apply(tr)))).toBe(true);
  return stringify(state.apply(state.tr.insertText("new")).doc.children);
}

describe("another item", () => {
  it.each([
    ["a task that is done", "- [x] pizza\n- [ ] milk", "- [x] pizza\n- [ ] new\n- [ ] milk"],
    ["an open task", "- [ ] pizza", "- [ ] pizza\n- [ ] new"],
    ["an item", "1. pizza\n2. milk", "1. pizza\n2. new\n3. milk"],
  ])("isn't done below %s", (_, source, markdown) => {
    expect(splitAfter("pizza", source)).toBe(markdown);
  });

  it("keeps the box of what is split", () => {
    expect(splitAfter("pizza", "- [x] pizza wine")).toBe("- [x] pizza\n- [x] new wine");
  });
});
