import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { describe, expect, it } from "vitest";

import { openMarkdown } from "@/lib/editor/opened-markdown";
import { parseBlocks, parseDocument } from "@/lib/editor/parse";
import { stringify } from "@/lib/editor/stringify";

const word = fc.constantFrom(
  "bees",
  "Honey",
  "Größe",
  "蜂蜜",
  "don't",
  "3.5",
  "a*b",
  "x_y_z",
  "C#",
);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(" "));

const inline = fc.oneof(
  { weight: 4, arbitrary: words },
  ...[
    words.map((text) => `**${text}**`),
    words.map((text) => `__${text}__`),
    words.map((text) => `*${text}*`),
    words.map((text) => `_${text}_`),
    words.map((text) => `***${text}***`),
    words.map((text) => `**bold _and ${text}_ too**`),
    words.map((text) => `~~${text}~~`),
    words.map((text) => `~${text}~`),
    words.map((text) => `\`${text}\``),
    words.map((text) => `\`\` \`${text}\` \`\``),
    words.map((text) => `[${text}](https://example.com/a_(b)?c=d&e "Title")`),
    words.map((text) => `[${text}][ref]`),
    words.map((text) => `[**${text}** \`x\`](<https://example.com/a b>)`),
    words.map((text) => `![${text}](https://example.com/i.png)`),
    words.map((text) => `<u>${text}</u>`),
    words.map((text) => `${text}<br>${text}`),
    words.map((text) => `${text}\\\n${text}`),
    words.map((text) => `${text}  \n${text}`),
    words.map((text) => `${text}\n${text}`),
    words.map((text) => `${text}[^note]`),
  ].map((arbitrary) => ({ weight: 1, arbitrary })),
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "\\*not bold\\*",
      "1\\. no list",
      "&copy; &amp; &#35;",
      "List<String>",
      "https://example.com/path_x",
      "<https://example.com>",
      "ada@example.com",
      "javascript:alert(1)",
      "[click](javascript:alert(1))",
      "[](https://example.com)",
      "# no heading",
      "a | b",
      "$5 and $6",
      "back\\\\slash",
      "<!-- a remark -->",
    ),
  },
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((all) => all.join(" "));
const oneLine = line.map((text) => text.replace(/\s*\\?\n/g, " "));
const cell = oneLine.map((text) => text.replaceAll("|", "\\|"));

const indent = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`);

const block: fc.Arbitrary<string> = fc.letrec<{ block: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 4, arbitrary: line },
    ...[
      oneLine.map((text) => `## ${text}`),
      oneLine.map((text) => `### ${text} ###`),
      words.map((text) => `${text}\n=====`),
      words.map((text) => `\`\`\`ts title="a"\nconst a = "${text}";\n\n\`\`\``),
      words.map((text) => `~~~\n\`\`\`\n${text}\n~~~`),
      words.map((text) => `    indented ${text}\n\n    more`),
      fc.constantFrom("---", "***", "* * *"),
      words.map((text) => `<details>\n<summary>${text}</summary>\n</details>`),
      words.map((text) => `<!-- ${text} -->`),
      fc.tuple(cell, cell).map(([a, b]) => `| ${a} | b |\n|:--|--:|\n| ${b} | \`c\` |\n| d |`),
      words.map((text) => `[ref]: https://example.com/${encodeURIComponent(text)} "T"`),
      words.map((text) => `[^note]: ${text}\n\n    Second paragraph.`),
    ].map((arbitrary) => ({ weight: 1, arbitrary })),
  ),
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 5, arbitrary: tie("leaf") },
    ...[
      tie("block").map((text) => `> ${text.replaceAll("\n", "\n> ")}`),
      fc
        .tuple(fc.constantFrom("-", "*", "+"), tie("block"), oneLine)
        .map(([mark, text, next]) => `${mark} ${indent(text, "  ")}\n${mark} ${next}`),
      fc
        .tuple(fc.constantFrom("1.", "7)"), tie("block"), oneLine)
        .map(([mark, text, next]) => `${mark} ${indent(text, "   ")}\n\n${mark} ${next}`),
      fc.tuple(oneLine, oneLine).map(([a, b]) => `- [ ] ${a}\n- [x] ${b}\n  - ${a}`),
      fc.tuple(words, oneLine).map(([a, b]) => `* ${a}\n\n  ${b}\n\n      code\n* last`),
    ].map((arbitrary) => ({ weight: 1, arbitrary })),
  ),
})).block;

const gap = fc.constantFrom("\n\n", "\n\n\n", "\n\n", "\n\n");
const markdown = fc
  .tuple(
    fc.array(fc.tuple(block, gap), { minLength: 1, maxLength: 6 }),
    fc.constantFrom("", "\n", "\n\n  \n"),
    fc.constantFrom("", "\n\n"),
    fc.boolean(),
  )
  .map(([blocks, end, start, isWindows]) => {
    const text = blocks.map(([one, after], at) => (at ? after : "") + one).join("");
    const whole = start + text + end;
    return isWindows ? whole.replaceAll("\n", "\r\n") : whole;
  });

function documents(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}
const OURS: [string, string][] = [
  ...documents("docs"),
  ...["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"].map(
    (name): [string, string] => [name, readFileSync(name, "utf8")],
  ),
];

/** Puts a word at the start of a block's first text; null where it has none. */
function typedInto(doc: Node, blockIndex: number): Node | null {
  const state = EditorState.create({ doc });
  let at: number | null = null;
  let from = 0;
  for (let index = 0; index < blockIndex; index += 1) from += doc.child(index).nodeSize;
  doc.nodesBetween(from, from + doc.child(blockIndex).nodeSize, (node, pos) => {
    if (at === null && node.isTextblock && !node.type.spec.code) at = pos + 1;
  });
  return at === null ? null : state.tr.insertText("Indeed, ", at).doc;
}

/** Two lists in a row become one when the second is written with the marker of the first. */
function joinsNeighbors(doc: Node, at: number): boolean {
  const isList = (index: number) => /list$/.test(doc.maybeChild(index)?.type.name ?? "");
  return isList(at) && (isList(at - 1) || isList(at + 1));
}

describe("openMarkdown", () => {
  it("gives back every byte of a text that nobody changed", () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const { doc, toMarkdown } = openMarkdown(source);
        expect(toMarkdown(doc)).toBe(source);
      }),
      { numRuns: 300 },
    );
  });

  it("gives it back after a change that was taken back, from what the blocks remember", () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const { doc, toMarkdown } = openMarkdown(source);
        const state = EditorState.create({ doc });
        const added = state.tr.insert(doc.content.size, parseDocument("New."));
        const blocks = parseBlocks(source);
        const end = blocks.at(-1)?.end ?? 0;
        const text = toMarkdown(added.doc);
        const isOpen = parseBlocks(`${source}\n\nNew.`).length === blocks.length;
        if (!isOpen) expect(text).toBe(`${source.slice(0, end)}\n\nNew.${source.slice(end)}`);
        else expect(text.startsWith(source.slice(0, blocks.at(-1)?.start).trimEnd())).toBe(true);
        expect(toMarkdown(added.delete(doc.content.size, added.doc.content.size).doc)).toBe(source);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["Bees.\n\n* one\n\n```ts\nconst a = 1;", "Bees.\n\n* one\n\n```ts\nconst a = 1;\n```\n\nNew."],
    [
      "    indented\n\n7) ~~~\n   ```\n   bees\n   ~~~\n\nmore[^note]",
      "    indented\n\n7) ~~~\n```\nbees\n~~~\n\nmore[^note]\n```\n\nNew.",
    ],
  ])("ends a code block that was cut off before what is added to %j", (source, expected) => {
    const { doc, toMarkdown } = openMarkdown(source);
    const state = EditorState.create({ doc });
    expect(toMarkdown(state.tr.insert(doc.content.size, parseDocument("New.")).doc)).toBe(expected);
  });

  it("writes a changed block so that it reads as it was edited, and leaves the others alone", () => {
    fc.assert(
      fc.property(markdown, fc.nat(), (source, pick) => {
        const { doc, toMarkdown } = openMarkdown(source);
        const at = pick % doc.childCount;
        const edited = typedInto(doc, at);
        if (!edited) return;
        const blocks = parseBlocks(source);
        const text = toMarkdown(edited);
        expect(text).toContain("Indeed, ");
        if (joinsNeighbors(doc, at)) return;
        expect(text.startsWith(source.slice(0, blocks[at - 1]?.end ?? 0))).toBe(true);
        expect(text.endsWith(source.slice(blocks[at + 1]?.start ?? source.length))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each(OURS)("keeps %s, whichever block is edited", (_name, source) => {
    const { doc, toMarkdown } = openMarkdown(source);
    expect(toMarkdown(doc)).toBe(source);
    const blocks = parseBlocks(source);
    for (const at of [0, Math.floor(doc.childCount / 2), doc.childCount - 1]) {
      const edited = typedInto(doc, at);
      if (!edited) continue;
      const text = toMarkdown(edited);
      expect(parseDocument(text).eq(edited)).toBe(true);
      expect(text.startsWith(source.slice(0, blocks[at - 1]?.end ?? 0))).toBe(true);
      expect(text.endsWith(source.slice(blocks[at + 1]?.start ?? source.length))).toBe(true);
    }
  });
});

describe("stringify", () => {
  it("writes every document so that it reads the same", () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const { doc } = openMarkdown(source);
        const once = stringify(doc.children);
        const again = parseDocument(once);
        expect(stringify(again.children)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});
