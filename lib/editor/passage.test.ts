import { EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";

import { parseDocument } from "@/lib/editor/parse";
import { passageAt, replacePassage, textAround } from "@/lib/editor/passage";
import { stringify } from "@/lib/editor/stringify";

const ARTICLE = `# Bees

They **never** sleep, or [so it](https://example.com) seems.

- One
- Two

| a | b |
| - | - |
| c | d |

\`\`\`
code
\`\`\`
`;

/** A state with the text between two places selected, each the start of these words. */
function selecting(start: string, end: string): EditorState {
  const doc = parseDocument(ARTICLE);
  const places = [start, end].map((words) => {
    let found = -1;
    doc.descendants((node, pos) => {
      const at = node.isTextblock ? node.textContent.indexOf(words) : -1;
      if (at >= 0 && found < 0) found = pos + 1 + at;
    });
    return found;
  });
  const selection = TextSelection.create(doc, places[0] ?? 0, places[1] ?? 0);
  return EditorState.create({ doc, selection });
}

function replaced(state: EditorState, markdown: string): string {
  const passage = passageAt(state);
  if (!passage) throw new Error("nothing is selected");
  return stringify(replacePassage(state.tr, passage, markdown).doc.children);
}

describe("passageAt", () => {
  it("takes words with their Markdown, without spaces around them", () => {
    expect(passageAt(selecting(" never", ", or"))).toMatchObject({
      markdown: "**never** sleep",
      shape: "words",
    });
  });

  it("takes whole blocks beyond one of them", () => {
    expect(passageAt(selecting("sleep", "Two"))).toMatchObject({
      markdown: "They **never** sleep, or [so it](https://example.com) seems.\n\n- One\n- Two",
      shape: "blocks",
    });
  });

  it("leaves out a block of which nothing is selected", () => {
    expect(passageAt(selecting("They", "One"))).toMatchObject({ shape: "words" });
  });

  it("takes a heading and a cell as a line, and no code", () => {
    expect(passageAt(selecting("Bees", "ees"))).toMatchObject({ markdown: "B", shape: "line" });
    expect(passageAt(selecting("code", "ode"))).toBeNull();
  });

  it("knows what stands around it", () => {
    const state = selecting("sleep", ", or");
    const passage = passageAt(state);
    expect(passage && textAround(state, passage, 12)).toEqual({
      before: "\nThey never ",
      after: ", or so it s",
    });
  });
});

describe("replacePassage", () => {
  it("puts words in the place of words", () => {
    expect(replaced(selecting("never", "sleep"), "*hardly ever*")).toContain(
      "They *hardly ever* sleep,",
    );
  });

  it("splits a paragraph for more than one", () => {
    expect(replaced(selecting("never", "sleep"), "rest.\n\nThey")).toContain(
      "They rest.\n\nThey sleep,",
    );
  });

  it("puts blocks in the place of blocks, and one line in the place of a line", () => {
    expect(replaced(selecting("sleep", "Two"), "> Quoted\n\n1. A")).toContain(
      "# Bees\n\n> Quoted\n\n1. A\n\n| a | b |",
    );
    expect(replaced(selecting("Bees", "ees"), "- no\n- list")).toContain("# no listees");
  });
});
