import { describe, expect, it } from "vitest";

import { shownFrame } from "@/lib/client/canvas/shown-frame";

const IMAGE = { width: 4000, height: 2000 };
const BOX = { left: 0, top: 0, width: 500, height: 500 };

const framed = (width: number, height: number, scale: number) => ({
  frame: { width, height, left: 0, top: 0, scale },
  box: BOX,
  shadow: 0,
});

describe("shownFrame", () => {
  it("shows an image without a frame as it is", () => {
    expect(shownFrame(IMAGE, null)).toMatchObject({ width: 1400, height: 700, share: 1 });
  });

  it.each([
    ["a portrait", 800, 1000, 0.4],
    ["a square", 1000, 1000, 0.5],
    ["a strip", 1000, 100, 1],
  ])("fits %s into the image's shape", (_what, width, height, share) => {
    const shown = shownFrame(IMAGE, framed(width, height, 1));
    expect(shown).toMatchObject({ width, height, stage: { width: 1400, height: 700 } });
    expect(shown.share).toBeCloseTo(share);
  });

  it("draws a small subject in more detail, within limits", () => {
    const sideFor = (scale: number) => shownFrame(IMAGE, framed(1000, 1000, scale)).layerSide;
    expect([0.2, 0.5, 1, 4].map(sideFor)).toEqual([1400, 2800, 2800, 2800]);
  });
});
