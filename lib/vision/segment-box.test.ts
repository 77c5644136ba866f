import { describe, expect, it } from "vitest";

import { drawMask } from "@/lib/vision/draw-mask";
import type { BoundingBox } from "@/lib/vision/regions";
import { MASK_SIDE, type Segmenter } from "@/lib/vision/sam";
import { segmentBox } from "@/lib/vision/segment-box";

const TRUCK = { left: 0.1, top: 0.2, right: 0.9, bottom: 0.8 };
const PERSON = { left: 0.4, top: 0.4, right: 0.5, bottom: 0.7 };

function isIn({ left, top, right, bottom }: BoundingBox, at: number): boolean {
  const x = ((at % MASK_SIDE) + 0.5) / MASK_SIDE;
  const y = (Math.floor(at / MASK_SIDE) + 0.5) / MASK_SIDE;
  return x > left && x < right && y > top && y < bottom;
}

/** Outlines a truck without the person before it, and that person. */
const segmenter: Segmenter = async ({ box = TRUCK }) => {
  const logits = new Float32Array(MASK_SIDE ** 2).map((_, at) => {
    if (box === PERSON) return isIn(PERSON, at) ? 8 : -8;
    return isIn(TRUCK, at) && !isIn(PERSON, at) ? 6 : -8;
  });
  return [{ logits, predictedIou: 0.9, box, share: 0.3 }];
};

async function draw(avoid: readonly BoundingBox[]) {
  const { data } = await drawMask(await segmentBox(segmenter, TRUCK, avoid), {
    width: MASK_SIDE,
    height: MASK_SIDE,
  });
  const marked = (x: number, y: number) =>
    data[Math.floor(y * MASK_SIDE) * MASK_SIDE + Math.floor(x * MASK_SIDE)] === 255;
  return { truck: marked(0.2, 0.5), person: marked(0.45, 0.55) };
}

describe("the outline of an object in a box", () => {
  it("fills a hole that nothing stands in", async () => {
    expect(await draw([])).toEqual({ truck: true, person: true });
  });

  it("leaves out a neighbor that it encloses", async () => {
    expect(await draw([PERSON])).toEqual({ truck: true, person: false });
  });
});
