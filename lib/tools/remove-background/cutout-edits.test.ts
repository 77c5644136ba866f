import { describe, expect, it } from "vitest";
import { NO_FRAME } from "@/lib/frames/cutout-frame";
import {
  areSame,
  type CutoutEdits,
  type CutoutStroke,
  fits,
  MAX_POINTS,
  mergeEdits,
  NO_EDITS,
  packPoints,
  unpackPoints,
} from "@/lib/tools/remove-background/cutout-edits";

const stroke = (id: string): CutoutStroke => ({ id, mode: "erase", radius: 0.03, points: [0, 0] });

const edits = (ids: string, color?: string): CutoutEdits => ({
  ...NO_EDITS,
  backdrop: color ? { kind: "color", color } : { kind: "none" },
  strokes: [...ids].map(stroke),
});

const idsOf = ({ strokes }: CutoutEdits) => strokes.map(({ id }) => id).join("");

describe("mergeEdits", () => {
  it.each([
    ["adds what both drew", "ab", "abc", "abd", "abdc"],
    ["takes back what either took back", "abc", "ab", "bc", "b"],
    ["has a stroke once that both have", "a", "abc", "ab", "abc"],
    ["keeps theirs where nothing was done here", "ab", "ab", "a", "a"],
    ["keeps mine where nothing was done there", "ab", "b", "ab", "b"],
  ])("%s", (_what, base, mine, theirs, merged) => {
    expect(idsOf(mergeEdits(edits(base), edits(mine), edits(theirs)))).toBe(merged);
  });

  it.each([
    ["theirs", undefined, "#ff0000", "#ff0000"],
    ["mine", "#00ff00", undefined, "#00ff00"],
    ["mine of two", "#00ff00", "#ff0000", "#00ff00"],
  ])("keeps the background that was chosen: %s", (_whose, mine, theirs, color) => {
    const { backdrop } = mergeEdits(NO_EDITS, edits("", mine), edits("", theirs));
    expect(backdrop).toEqual({ kind: "color", color });
  });
});

it("keeps the frame that was set in either tab, and mine of two", () => {
  const framed = (margin: number): CutoutEdits => ({
    ...NO_EDITS,
    frame: { ...NO_FRAME, size: { width: 800, height: 600 }, margin },
  });
  expect(areSame(framed(0.1), framed(0.1))).toBe(true);
  expect(areSame(framed(0.1), framed(0.2))).toBe(false);
  expect(mergeEdits(NO_EDITS, framed(0.1), NO_EDITS).frame.margin).toBe(0.1);
  expect(mergeEdits(NO_EDITS, edits("a"), framed(0.2)).frame.margin).toBe(0.2);
  expect(mergeEdits(NO_EDITS, framed(0.1), framed(0.2)).frame.margin).toBe(0.1);
});

describe("packPoints", () => {
  it("keeps a line to a pixel of the largest image, and both of its ends", () => {
    const line = Array.from({ length: 500 }, (_, at) => ({ x: at / 5_000, y: 0.5 }));

    const packed = packPoints(line, 0.02);

    expect(packed.length).toBeLessThan(line.length / 4);
    const kept = unpackPoints(packed);
    expect(kept[0]?.x).toBe(0);
    expect(kept.at(-1)?.x).toBeCloseTo(499 / 5_000, 4);
    expect(packPoints(kept, 0)).toEqual(packed);
  });

  it("keeps a dot", () => {
    expect(unpackPoints(packPoints([{ x: 1, y: 0 }], 0.03))).toEqual([{ x: 1, y: 0 }]);
  });
});

it("says which edits can be kept", () => {
  const points = Array.from({ length: 2 * MAX_POINTS }, () => 1);
  const long = { ...NO_EDITS, strokes: [{ ...stroke("a"), points }] };
  expect(fits(long)).toBe(true);
  expect(fits({ ...long, strokes: [...long.strokes, stroke("b")] })).toBe(false);
});

it("tells states apart by background, strokes, and their order", () => {
  expect(areSame(edits("ab", "#ffffff"), edits("ab", "#ffffff"))).toBe(true);
  for (const other of [edits("ba", "#ffffff"), edits("a", "#ffffff"), edits("ab")]) {
    expect(areSame(edits("ab", "#ffffff"), other)).toBe(false);
  }
});
