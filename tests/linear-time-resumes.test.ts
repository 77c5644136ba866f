import { expect, it } from "vitest";
import { DISTINCT_ITEMS, distinctText } from "@/tests/support/analyzers/distinct";
import { ANALYZERS_OF_RESUMES, reviewLines } from "@/tests/support/analyzers/resumes";
import { growsFaster } from "@/tests/support/grows-faster";

/** So many that what is done for each of them outweighs the rest. */
const LENGTHS_OF_DISTINCT = [48_000, 96_000];

it.each(Object.entries(ANALYZERS_OF_RESUMES))(
  "a review takes time in proportion to a résumé's %s, however much of it differs",
  async (_name, analyze) => {
    for (const [name, item] of Object.entries(DISTINCT_ITEMS)) {
      const slow = await growsFaster(
        (length) => analyze(distinctText(item, length)),
        LENGTHS_OF_DISTINCT,
      );
      expect.soft(slow, name).toBe(false);
    }
  },
  120_000,
);

it("a review looks for what it quotes in time in proportion to the résumé", async () => {
  const linesOf = (length: number) => {
    const alike = "a".repeat(length);
    return ["Experience", alike, `• ${"a".repeat(100)}b${alike.slice(length / 2)}`];
  };
  const slow = await growsFaster((length) => reviewLines(linesOf(length)), [12_000, 24_000]);
  expect(slow).toBe(false);
}, 120_000);
