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
    ["- a\n  - b\n    - c", 3],
    ["- a\n\n  - b\n- c\n  - d", 2],
    ["1. a\n   1. b\n\tc", 2],
    ["- a\n\t- b\n\t\t- c", 3],
    ["- a\n  > - b", 3],
    ["- a\n      - code", 2],
    ["- a\n\nBees\n  - b", 1],
    [Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n"), 300],
    ["1. ".repeat(2_667), 2_667],
    ["> ".repeat(4_000), 4_000],
    ["Bees[^1]\n\n[^1]: Wasps\n    - ants\n\n[^b]: Ants", 2],
    ["[^a\\]]:> [^b]: - Bees", 4],
    ["[^a]: ".repeat(4_000), 4_000],
    ["[^a b]: [a]: Bees", 0],
  ])("of %j is %i", (markdown, depth) => {
    expect(deepestNesting(markdown)).toBe(depth);
  });
});
