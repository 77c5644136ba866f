import { describe, expect, it } from "vitest";

import { isTooMuchWork } from "@/lib/core/markdown-work";
import { textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";

/** A table whose rows hold less than its head. */
const table = (columns: number, rows: number, row = "a\n") =>
  `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n${row.repeat(rows)}`;

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${line(at)}\n`).join("");
const note = "The bees of the valley dance before they fly to the fields where the clover grows";
const code = (indentation: string) =>
  `${indentation}\`\`\`c\n${lines(4_000, (at) => `${indentation}a[${at}] = *b;`)}${indentation}\`\`\`\n`;

describe("isTooMuchWork", () => {
  it.each([
    ["a table that fills up to a million cells", table(200, 5_000)],
    ["one in a quote", table(200, 5_000).replace(/^/gm, "> ")],
    [
      "one without pipes at its ends",
      `${"a|".repeat(200)}a\n${"-|".repeat(200)}-\n${"a\n".repeat(99)}`,
    ],
    [
      "a long address, used again and again",
      `[a]: http://${"x".repeat(50_000)}\n\n${"[a] ".repeat(12_000)}`,
    ],
    [
      "a long title, used again and again",
      `[a]: b '${"x\n".repeat(9_000)}'\n\n${"[a] ".repeat(3_000)}`,
    ],
    ["images in images", `${"![".repeat(4_000)}${"](a)".repeat(3_000)}`],
    ["emphasis in emphasis", `${"**a ".repeat(12_000)}${"a** ".repeat(12_000)}`],
    ["strikethrough in strikethrough", `${"~~a ".repeat(3_000)}${"a~~ ".repeat(3_000)}`],
    ["brackets that close nothing", "]".repeat(20_000)],
    ["emphasis that ends nothing", "a* ".repeat(30_000)],
    ["an address with many references to characters", `http://a.b/${"&a;".repeat(30_000)}`],
    ["lines that go on with a quote", `> a\n${"a\n".repeat(20_000)}`],
    ["footnotes in footnotes", `${"[^a]: ".repeat(16_000)}x`],
    ["quotes in quotes", `${"> ".repeat(100)}a`],
    ["lines that only look like items", `a\n${"2. *a\n".repeat(9_000)}`],
    ["lines that only look like rows", `> a\n${"|a*\n".repeat(9_000)}`],
    ["what only looks like code", `a\n    \`\`\`\n${"a* ".repeat(9_000)}`],
    [
      "escapes in emphasis",
      `${"**a ".repeat(1_400)}${"\\* ".repeat(20_000)}${"a** ".repeat(1_400)}`,
    ],
    ["an address that goes on like its end", `http://a.b/${"!".repeat(40_000)}x`],
    ["items that are none below a break", `1. a\n***\na\n${"2. *a\n".repeat(9_000)}`],
    ["items that are none below code", `\tx\n\n${"2. *a\n".repeat(9_000)}`],
    ["what stands below code in an item", `- a\n  \`\`\`\n  \`\`\`\n  ${"a* ".repeat(9_000)}`],
    ["what ends the item around code", `- a\n  \`\`\`\nb\n\n${"a* ".repeat(9_000)}`],
    ["what only looks like code in HTML", `<div>\n\`\`\`\n\n${"a* ".repeat(9_000)}`],
    [
      "a title that looks like definitions",
      `[a]: b '${"x\n[c]: d\n".repeat(4_000)}'\n\n${"[a] ".repeat(3_000)}`,
    ],
    ["items of nothing but items", "- -\n".repeat(12_500)],
    ["items of nothing but items, with other bullets", "- * +\n".repeat(8_000)],
    ["items in items by number", "1. - a\n".repeat(7_000)],
    ["items in items, on lines of their own", "- a\n  - b\n".repeat(5_000)],
    ["items in items behind tabs", "-\t- a\n".repeat(8_000)],
    ["quotes in items", "- > a\n".repeat(8_000)],
    ["quotes between empty lines", "> a\n\n> b\n\n".repeat(5_000)],
    ["items in quotes between empty lines", "> - a\n\n".repeat(7_000)],
    ["items between paragraphs", "- a\n\nb\n\n".repeat(6_000)],
    ["empty items that end above their text", "-\n\n  a\n\n".repeat(6_000)],
    ["items that end at headings", "- a\n# b\n".repeat(7_000)],
    ["footnotes that end at headings", "[^a]: b\n# c\n".repeat(6_000)],
    ["comments that end items", "- <!--\n\n  a\nb\n-->\n\n".repeat(5_000)],
    ["headings with lines below", "a\n--\n".repeat(10_000)],
    ["headings with nothing but lines", "===\n".repeat(12_500)],
    ["what stands below code", `\`\`\`\n\`\`\`\n${"a* ".repeat(9_000)}`],
  ])("is true for %s", (_what, markdown) => {
    expect(isTooMuchWork(markdown)).toBe(true);
  });

  it.each([
    [
      "an article of many sections",
      `## The **bees**\n\nThey [dance](https://a.b) *a lot*.[^1]\n\n`.repeat(1_500),
    ],
    ["a long list", "- **Bees**: they [dance](https://a.b)\n".repeat(2_500)],
    [
      "a long list by number",
      Array.from({ length: 2_000 }, (_, at) => `${at + 1}. **Bees** [dance](b)\n`).join(""),
    ],
    ["a long table", table(3, 3_000, "|**a**|[b](c)|d_e|\n")],
    ["a table with rows that end early", table(8, 1_000, "|a|b|\n")],
    ["a long block of code", `\`\`\`c\n${"a[i] = *b[j] & c[k];\n".repeat(4_000)}\`\`\`\n`],
    ["a long paragraph", "Bees *dance* and [sing](https://a.b) at home. ".repeat(500)],
    ["many lines", "Bees dance.\n".repeat(8_000)],
    [
      "many footnotes",
      Array.from({ length: 500 }, (_, at) => `Bees[^${at}]\n\n[^${at}]: Wasps\n\n`).join(""),
    ],
    [
      "many references",
      `${"Bees [dance][1]. ".repeat(300)}\n\n${Array.from({ length: 200 }, (_, at) => `[${at}]: https://example.com/bees/${at} "Bees"\n`).join("")}`,
    ],
    [
      "footnotes line by line",
      `${lines(400, (at) => `Bees dance.[^${at}]\n`)}\n${lines(400, (at) => `[^${at}]: ${note}, in [a book](https://example.com/${at}).`)}`,
    ],
    [
      "references line by line",
      `${lines(900, (at) => `Bees [dance][${at}].\n`)}\n${lines(900, (at) => `[${at}]: https://example.com/bees/${at} "Bees"`)}`,
    ],
    [
      "a conversation",
      lines(1_500, (at) => `[Ada]: ${at % 9 ? "They dance (slowly) there." : "No."}`),
    ],
    ["a log", lines(1_500, (at) => `[12:00:${at}] [INFO]: started server[${at}]`)],
    ["a read log", textAsMarkdown(lines(1_500, (at) => `[INFO]: started *server* [${at}]`))],
    ["code in an item", `1. Code:\n\n${code("   ")}`],
    ["code in items of items", `- Code:\n    - More:\n\n${code("      ")}\n- Bees\n`],
    ["code below HTML", `<!-- Bees -->\n<details>\n<br>\n\n${code("")}`],
    [
      "a list in a list",
      lines(1_500, (at) => `${at % 5 ? "    " : ""}- **\`bees\`**: they [dance](b)`),
    ],
    [
      "a table without pipes at its ends",
      `a | b | c\n--- | --- | ---\n${lines(1_500, (at) => `**${at}** | [b](c) | d_e`)}`,
    ],
    ["a list of empty items", "- \n".repeat(12_500)],
    ["a list of short items", "- a\n".repeat(25_000)],
    ["a loose list of short items", "- a\n\n".repeat(20_000)],
    ["a quote of items", "> - a\n".repeat(8_000)],
    ["many breaks", "- - -\n".repeat(15_000)],
    ["items that go on without indentation", "- bees\ndance\n".repeat(6_000)],
    ["items that go on below empty lines", "1. Bees\n\n   dance\n\n".repeat(4_000)],
    ["lists with other bullets one below the other", "* a\n- b\n".repeat(10_000)],
    ["an article of quotes", `> ${note}.\n\n${note}.\n\n`.repeat(550)],
    ["an article of lists", `## Bees\n\n- ${note}\n  - ${note}\n\n${note}\n\n`.repeat(350)],
    ["an article of headings with lines below", `Bees\n----\n\n${note}.\n\n`.repeat(1_000)],
    ["a poem", lines(2_000, () => "Bees *dance* and")],
  ])("is false for %s", (_what, markdown) => {
    expect(isTooMuchWork(markdown)).toBe(false);
  });
});
