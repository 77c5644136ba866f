import { expect, it } from "vitest";

import { isSmallPrint } from "@/lib/ocr/small-print";

/** Words of a height, as they are in the enlarged image. */
function words(height: number, count = 20) {
  const box = { x0: 0, y0: 0, x1: 60, y1: height };
  return Array.from({ length: count }, () => ({ text: "lease", confidence: 95, box }));
}

it.each([
  ["a letter of 430 px, enlarged threefold", 24, 3, true],
  ["a screenshot", 33, 3, false],
  ["a photograph that was made smaller", 20, 0.8, false],
  ["a photograph of a page from afar", 8, 1, true],
])("tells whether letters are too small: %s", (_what, height, growth, isSmall) => {
  expect(isSmallPrint(words(height), growth)).toBe(isSmall);
});

it("doesn't tell from a few words", () => {
  expect(isSmallPrint(words(20, 3), 3)).toBe(false);
  expect(isSmallPrint([], 3)).toBe(false);
});
