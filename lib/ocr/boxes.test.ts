import { expect, it } from "vitest";

import { boxAround } from "@/lib/ocr/boxes";

it("draws a box around more words than a function takes as arguments", () => {
  const parts = Array.from({ length: 300_000 }, (_, at) => ({
    box: { x0: at, y0: 1, x1: at + 5, y1: 9 },
  }));

  expect(boxAround(parts)).toEqual({ x0: 0, y0: 1, x1: 300_004, y1: 9 });
});
