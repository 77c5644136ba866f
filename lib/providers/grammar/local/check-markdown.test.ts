import { describe, expect, it } from "vitest";

import { checkMarkdown } from "@/lib/providers/grammar/local/check-markdown";

/** The lines that the checker gets to read. */
async function linesOf(markdown: string) {
  const read: string[] = [];
  await checkMarkdown(markdown, async (lines) => {
    read.push(...lines);
    return [];
  });
  return read;
}

describe("checkMarkdown", () => {
  it("reads paragraphs, headings, and cells in their order", async () => {
    const markdown =
      "# The **bees**\n\n> - go\n>   home `now`\n\n| a | b |\n| - | - |\n| c | d |\n\n```\ncode\n```\n";

    expect(await linesOf(markdown)).toEqual(["The bees", "go home now", "a", "b", "c", "d"]);
  });

  it.each(["1. ", "> ", "+ ", "- > "])(
    "refuses %j when it opens a line again and again",
    async (mark) => {
      await expect(linesOf(`Bees.\n\n${mark.repeat(2_667)}bees`)).rejects.toMatchObject({
        code: "invalid_input",
        message: expect.stringMatching(/nested/),
      });
    },
  );

  it("reads quotes and lists that are as deep as allowed, and breaks of any length", async () => {
    expect(await linesOf(`${"> ".repeat(20)}Bees.\n\n${"- ".repeat(4_000)}`)).toEqual(["Bees."]);
  });

  it.each([
    ["~~a", "~~"],
    ["*a ", " a*"],
    ["**a", "b**"],
    ["[a](", ")"],
  ])("reads %j, closed by %j, hundreds of times", async (open, close) => {
    const markdown = open.repeat(400) + close.repeat(400);

    expect(await linesOf(markdown)).toHaveLength(1);
  });

  it.each([
    "It takes 10 houres.",
    "It takes \\~10 houres.",
    "AT&amp;T took 10 houres, &#128512; and &copy; too",
    "He said \\[sic] \\\\ houres, C:\\dir & co",
    "> We wait  \n> for \\* ten\n>   long houres",
    "- one\n  of\r\n  the houres",
    "houres &notit; &amp;amp; \\&amp;",
    "**Bold \\# houres**",
  ])("finds a mistake beside signs that stand for others: %j", async (markdown) => {
    const [issue] = await issuesOf(markdown);

    expect(markdown.slice(issue?.start, issue?.end)).toBe("houres");
  });

  it("finds none in what reads otherwise than it stands in the Markdown", async () => {
    expect(await issuesOf("`houres` hou\\_res ho&uuml;res &#104;oures")).toEqual([]);
  });
});

/** "houres" is the only mistake there is. */
function issuesOf(markdown: string) {
  return checkMarkdown(markdown, async (lines) =>
    lines.flatMap((text, line) =>
      [...text.matchAll(/houres/g)].map(({ index }) => ({
        line,
        start: index,
        end: index + 6,
        message: "",
        replacements: ["hours"],
      })),
    ),
  );
}
