import { expect, it } from "vitest";

import { largest, smallest } from "@/lib/core/extremes";

it("finds the extremes of any number of values", () => {
  const many = Array.from({ length: 300_000 }, (_, at) => at - 7);

  expect([smallest(many), largest(many)]).toEqual([-7, 299_992]);
  expect([smallest([]), largest([])]).toEqual([Math.min(), Math.max()]);
});
