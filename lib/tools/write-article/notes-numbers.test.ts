import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";

function compose(notes: string, topic = "Garden"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

/** The numbers that a reader sees before the outermost items. */
function numbersIn(markdown: string): number[] {
  return unified()
    .use(remarkParse)
    .parse(markdown)
    .children.flatMap((node) =>
      node.type === "list" && node.ordered
        ? node.children.map((_, at) => (node.start ?? 1) + at)
        : [],
    );
}

describe("numbers that were typed", () => {
  it.each([
    ["with gaps", "We met.\n\n3. roof\n5. parking\n8. website", [3, 5, 8]],
    ["above others below them", "1. 42\n3. 17.5\n   - rounded\n5. x = 3", [1, 3, 5]],
    ["twice", "1. cut\n2. fold\n2. glue\n3. dry", [1, 2, 2, 3]],
    ["downward", "3. the pub\n2. the hall\n1. the tent", [3, 2, 1]],
    ["in two lists", "1. a hat\n3. a coat\n\n---\n\n4. a bag\n5. a cup", [1, 3, 4, 5]],
    ["that count up", "1. cut\n2. fold\n3. glue", [1, 2, 3]],
    ["that Markdown counts", "1. cut\n1. fold\n1. glue", [1, 2, 3]],
  ])("are shown as they are, %s", async (_, notes, numbers) => {
    expect(numbersIn(await compose(notes))).toEqual(numbers);
  });

  it.each([
    "24. Dezember frei\n25. Dezember frei\n31. Dezember halber Tag\n6. Januar frei",
    "24. april fri\n3. maj fri\n5. juni fri",
  ])("are days before a month: %j", async (notes) => {
    const article = await compose(notes, "Feiertage");
    const text = article.toLowerCase();

    expect(numbersIn(article)).toEqual([]);
    for (const line of notes.split("\n"))
      expect(text).toContain(line.toLowerCase().replace(".", "\\."));
  });

  it("count months", async () => {
    const months =
      "1. January\n2. February\n3. March\n4. April\n5. May\n6. June\n7. July\n8. August";

    expect(numbersIn(await compose(months, "Sowing"))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
