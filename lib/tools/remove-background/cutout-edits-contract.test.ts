import { expect, it } from "vitest";

import { keptEditsSchema } from "@/lib/tools/remove-background/cutout-edits-contract";

function faultsOf(points: unknown[], strokes = 1) {
  const stroke = { id: "a", mode: "erase", radius: 0.1, points };
  const edits = { backdrop: { kind: "none" }, strokes: Array(strokes).fill(stroke) };
  return keptEditsSchema.safeParse({ revision: 0, edits }).error?.issues.length ?? 0;
}

it.each([
  ["outside", -1],
  ["of another type", "1"],
  ["between pixels", 0.5],
])("finds one fault in a stroke whose points are all %s", (_what, value) => {
  expect(faultsOf(Array(10_000).fill(value))).toBe(1);
});

it("looks at no stroke of too many", () => {
  expect(faultsOf([], 10_000)).toBe(1);
});

it("takes points inside", () => {
  expect(faultsOf([0, 65_535])).toBe(0);
});
