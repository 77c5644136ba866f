import { describe, expect, it } from "vitest";

import { deepestNesting } from "@/lib/core/markdown-nesting";

describe("deepestNesting", () => {
  it.each([
    ["", 0],
    ["Bees - and wasps > ants", 0],
    ["> Bees", 1],
    ["Bees\n\n  > - 1. Wasps\n> Ants", 3],
    ["Bees\r> > Wasps\r\n> Ants", 2],
    [">>>> Bees", 4],
    ["-\t+\t* 1) Bees", 4],
    ["-Bees", 0],
    ["12. 1234567890. Bees", 1],
    ["- - -", 0],
    ["- * * * *  ", 1],
    ["> - - - -", 1],
    ["- - - - Bees", 4],
    ["+ + + +", 4],
    ["1. ".repeat(2_667), 2_667],
    ["> ".repeat(4_000), 4_000],
  ])("of %j is %i", (markdown, depth) => {
    expect(deepestNesting(markdown)).toBe(depth);
  });
});
