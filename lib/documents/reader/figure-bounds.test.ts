import { describe, expect, it } from "vitest";
import { boundsOf, extremeAt } from "@/lib/documents/reader/figure-bounds";
import { figuresIn } from "@/lib/documents/reader/figures";

const boundsIn = (text: string) => figuresIn(text).map(boundsOf);

describe("boundsOf", () => {
  it.each([
    ["$5–10", { low: 5, high: 10, unit: "$" }],
    ["$5–$10", { low: 5, high: 10, unit: "$" }],
    ["5–10 kg", { low: 5, high: 10, unit: "kg" }],
    ["Call 555-123-4567", undefined],
  ])("tells between what a figure lies: %s", (text, bounds) => {
    expect(boundsIn(text)[0]).toEqual(bounds);
  });
});

describe("extremeAt", () => {
  const of = (low: number, high = low) => ({ low, high, unit: "" });

  it("finds what lies beyond all others", () => {
    expect(extremeAt([of(1), of(5), of(3)], true)).toBe(1);
    expect(extremeAt([of(1), of(5), of(3)], false)).toBe(0);
    expect(extremeAt([of(1, 4), of(3, 6)], true)).toBe(undefined);
    expect(extremeAt([of(2), of(2)], true)).toBe(undefined);
    expect(extremeAt([of(2), of(1, 9), of(0)], true)).toBe(undefined);
    expect(extremeAt([], true)).toBe(undefined);
  });

  it("takes time that grows no faster than what it compares", () => {
    const rising = Array.from({ length: 60_000 }, (_, at) => of(at));
    const startedMs = performance.now();

    expect(extremeAt(rising, true)).toBe(59_999);
    expect(performance.now() - startedMs).toBeLessThan(1_000);
  });
});
