import { describe, expect, it } from "vitest";

import { checkMarkdown } from "@/lib/providers/grammar/local/check-markdown";
import { fixPassage } from "@/lib/tools/write-article/fix-passage";

/** Says the same about every occurrence of a word, as a grammar checker would. */
function checkerOf(suggestions: Record<string, string[]>) {
  return async (lines: readonly string[]) =>
    lines.flatMap((text, line) =>
      Object.entries(suggestions).flatMap(([word, replacements]) =>
        [...text.matchAll(new RegExp(`\\b${word}\\b`, "g"))].map(({ index }) => ({
          line,
          start: index,
          end: index + word.length,
          message: "",
          replacements,
        })),
      ),
    );
}

async function fix(markdown: string, suggestions: Record<string, string[]>) {
  return fixPassage(markdown, await checkMarkdown(markdown, checkerOf(suggestions)));
}

describe("fixPassage", () => {
  it("corrects words, also between escaped signs, and leaves code, addresses, and markup", async () => {
    const markdown =
      "## Teh **teh** `teh`\n\n- [teh](https://example.com/teh) \\*teh\\*\n\n| teh | a |\n| - | - |\n| b | teh |\n";

    const fixed = await fix(markdown, { teh: ["the"] });

    expect(fixed).toEqual({
      text: "## Teh **the** `teh`\n\n- [the](https://example.com/teh) \\*the\\*\n\n| the | a |\n| - | - |\n| b | the |\n",
      corrections: 5,
    });
  });

  it.each([
    ["recieve", ["receive", "relieve", "recipe"], "receive"],
    ["seperate", ["separate", "sewerage", "separated"], "separate"],
    ["their", ["They're", "They're "], "They're"],
    ["datas", ["data's", "dates", "deaths"], "datas"],
    ["bat", ["cat", "hat"], "bat"],
    ["foo", [], "foo"],
  ])("makes of %s, with %j to choose from, %s", async (word, replacements, text) => {
    expect((await fix(word, { [word]: replacements })).text).toBe(text);
  });
});
