import type { Node } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";

import { readClipboard, writeClipboard } from "@/lib/editor/clipboard";
import { openMarkdown } from "@/lib/editor/opened-markdown";
import { parseDocument } from "@/lib/editor/parse";

/** The Markdown of an empty document that a text was pasted into, and the document. */
function paste(text: string, isPlain = true): { doc: Node; markdown: string } {
  const { doc: empty, toMarkdown } = openMarkdown("");
  const { tr } = EditorState.create({ doc: empty });
  const { doc } = tr
    .setSelection(TextSelection.atEnd(empty))
    .replaceSelection(readClipboard(text, isPlain));
  doc.check();
  return { doc, markdown: toMarkdown(doc) };
}

describe("a text that is pasted without formatting", () => {
  it.each([
    "see https://example.com/a_b-c.html and mail ada@example.com",
    "5 * 3 = 15, snake_case_name, a\\b, `x`, <b>, [x](y), &amp; ~~a~~ | b",
    "Title\n===",
    "- one\n- two\n# three",
    "one\ntwo\n\nthree",
  ])("reads as it is: %j", (text) => {
    expect(paste(text).doc.textBetween(0, paste(text).doc.content.size, "\n\n", "\n")).toBe(text);
    const again = parseDocument(paste(text).markdown);
    expect(again.textBetween(0, again.content.size, "\n\n", "\n")).toBe(text);
  });

  it("is no code where it begins with a tab or spaces", () => {
    expect(paste("\tone\n\n    two\r\n\r\n\r\nthree\tfour\n").markdown).toBe(
      "one\n\ntwo\n\nthree four",
    );
  });

  it("may be blank", () => {
    expect(paste(" \n\t\n").markdown).toBe("");
  });
});

it("pasted Markdown is formatted", () => {
  expect(paste("## Costs\n\n- **low**", false).markdown).toBe("## Costs\n\n- **low**");
});

describe("what is copied", () => {
  const doc = parseDocument("## Costs\n\n- a **bold** <claim>\n- last\n\n| a | b*c |\n| - | - |\n");
  const copy = (from: string, to: string) => {
    const at = (word: string) => {
      let place = 0;
      doc.descendants((node, pos) => {
        if (node.text?.includes(word)) place = pos + node.text.indexOf(word);
      });
      return place;
    };
    return writeClipboard(doc.slice(at(from), at(to) + to.length));
  };

  it.each([
    ["Cost", "Cost", "Cost"],
    ["a ", "claim", "a bold <claim"],
    ["b*", "c", "b*c"],
  ])("is its text within one block: %j to %j", (from, to, text) => {
    expect(copy(from, to)).toBe(text);
  });

  it("is Markdown across blocks", () => {
    expect(copy("Costs", "last")).toBe("## Costs\n\n- a **bold** \\<claim>\n- last");
    expect(writeClipboard(doc.slice(0, doc.child(0).nodeSize))).toBe("## Costs");
  });
});
