import { expect, it } from "vitest";

import { textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";

it("keeps every symbol and every line", () => {
  expect(textAsMarkdown("# 12 Mill Lane\nYork\n\n* 2 <b>rye</b>\n1. loaf")).toBe(
    "\\# 12 Mill Lane  \nYork\n\n\\* 2 \\<b\\>rye\\</b\\>  \n1\\. loaf",
  );
});

it("keeps columns and indentation, whatever the text has in it", () => {
  expect(textAsMarkdown("Rye loaf    9.80\n```\nTotal       9.80")).toBe(
    "````\nRye loaf    9.80\n```\nTotal       9.80\n````",
  );
  expect(textAsMarkdown("if (ready) {\n  start();\n}")).toBe(
    "```\nif (ready) {\n  start();\n}\n```",
  );
});
