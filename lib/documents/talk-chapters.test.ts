import { describe, expect, it } from "vitest";

import { topicsOf } from "@/lib/documents/talk-chapters";
import { createTestContext } from "@/tests/support/test-context";

describe("[YT-03] the chapters of a talk", () => {
  it.each([
    ["14", 14, 14],
    ["20", 20, 14],
    ["60", 60, 14],
  ])(
    "of %s chapters, all are told, and each sentence is under its own",
    async (_name, count, shown) => {
      const places = Array.from({ length: count }, (_, at) => at * 60);
      const source = {
        kind: "youtube" as const,
        title: "A talk",
        parts: places.map((place) => ({ place, text: "The canal was dug by hand." })),
        outline: places.map((place, at) => ({ title: `Part ${at + 1}`, place })),
      };
      const sentences = source.parts.map(({ place, text }) => ({ place, text }));
      const topics = await topicsOf(await createTestContext(), source, sentences);

      expect(topics).toHaveLength(shown);
      expect(topics.map(({ from }) => from).slice(1)).toEqual(
        topics.map(({ to }) => to).slice(0, -1),
      );
      for (const { title, from, to } of topics) {
        const own = [from + 1, to].map((part) => `Part ${part}`);
        expect(title).toBe([...new Set(own)].join(" – "));
      }
      expect(topics.at(-1)?.to).toBe(count);
    },
  );
});
