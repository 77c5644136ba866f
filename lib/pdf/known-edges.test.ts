import { describe, expect, it } from "vitest";
import { KnownEdges } from "@/lib/pdf/known-edges";

describe("KnownEdges", () => {
  it.each([
    [60, true],
    [62.9, true],
    [57.1, true],
    [63, false],
    [57, false],
    [100, true],
    [98, true],
    [-1.5, true],
    [80, false],
  ])("has the edges that are nearer than its tolerance: %d", (edge, isKnown) => {
    expect(new KnownEdges(3, [60, 100, 1]).has(edge)).toBe(isKnown);
  });

  it("compares with the nearest of several", () => {
    const edges = new KnownEdges(3, [60, 61, 61.9]);

    expect([edges.has(64.8), edges.has(57.2), edges.has(65)]).toEqual([true, true, false]);
  });
});
