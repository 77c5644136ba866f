import { expect, it } from "vitest";

import { textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";

it("keeps every symbol and every line", () => {
  expect(textAsMarkdown("# 12 Mill Lane\nYork\n\n* 2 <b>rye</b>\n1. loaf")).toBe(
    "\\# 12 Mill Lane  \nYork\n\n\\* 2 \\<b\\>rye\\</b\\>  \n1\\. loaf",
  );
});
