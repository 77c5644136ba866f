import { describe, expect, it } from "vitest";

import { checkableParts } from "@/lib/providers/grammar/local/parts";

const SENTENCE = "The bees come back. ";

describe("checkableParts", () => {
  it("puts spaces in place of runs that are longer than any word", () => {
    const word = "a".repeat(100);

    expect(checkableParts(`See ${word} and a${word}, please.`)).toEqual([
      { text: `See ${word} and ${" ".repeat(102)} please.`, at: 0 },
    ]);
  });

  it("parts a long line after a sentence", () => {
    const line = SENTENCE.repeat(150);
    const parts = checkableParts(line);

    expect(parts.map(({ text }) => text).join("")).toBe(line);
    expect(parts.map(({ at }) => at)).toEqual([0, 2_000]);
    expect(checkableParts(`It ${line}`).map(({ at }) => at)).toEqual([0, 1_983]);
  });

  it("parts a line without sentences after a word", () => {
    expect(checkableParts("bees ".repeat(500)).map(({ at }) => at)).toEqual([0, 2_000]);
    expect(checkableParts("hives ".repeat(500)).map(({ at }) => at)).toEqual([0, 1_998]);
  });
});
