import { describe, expect, it } from "vitest";

import { recognitionSize } from "@/lib/ocr/recognition-size";

describe("readingSize", () => {
  it.each([
    ["a small picture grows three times", [300, 100], [900, 300]],
    ["a screenshot grows until it is large enough", [1_200, 600], [2_400, 1_200]],
    ["a photograph stays", [3_000, 4_000], [3_000, 4_000]],
    ["a poster shrinks", [2_050, 8_200], [1_025, 4_100]],
    ["a thread is a pixel wide", [8_200, 1], [4_100, 1]],
  ] as const)("%s", (_what, [width, height], [readWidth, readHeight]) => {
    expect(recognitionSize({ width, height })).toEqual({ width: readWidth, height: readHeight });
  });

  it("leaves small pictures of vertical writing as they are", () => {
    expect(recognitionSize({ width: 300, height: 100 }, true)).toEqual({ width: 300, height: 100 });
  });
});
