import { describe, expect, it } from "vitest";

import { findBubbles } from "@/lib/ocr/pixels/find-bubbles";
import type { Raster } from "@/lib/ocr/pixels/raster";
import type { PixelBox } from "@/lib/ocr/recognized-page";

type Area = { box: PixelBox; color: readonly [number, number, number] };

const box = (x0: number, y0: number, x1: number, y1: number): PixelBox => ({ x0, y0, x1, y1 });
const inside = ({ x0, y0 }: PixelBox) => box(x0 + 20, y0 + 20, x0 + 60, y0 + 40);

function painted(areas: readonly Area[], paper: readonly [number, number, number]): Raster {
  const [width, height] = [800, 600];
  const data = new Uint8Array(width * height * 4).fill(255);
  const paint = ({ x0, y0, x1, y1 }: PixelBox, color: readonly number[]) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) data.set(color, (y * width + x) * 4);
  };
  paint(box(0, 0, width, height), paper);
  for (const { box: area, color } of areas) paint(area, color);
  return { width, height, channels: 4, data };
}

describe("findBubbles", () => {
  const left = box(20, 20, 420, 120);
  const right = box(380, 160, 780, 260);

  it("finds bubbles that hardly differ from the background", () => {
    const image = painted(
      [
        { box: left, color: [240, 240, 240] },
        { box: right, color: [217, 253, 211] },
      ],
      [255, 255, 255],
    );

    expect(findBubbles(image, [inside(left), inside(right)])).toEqual([left, right]);
  });

  it("leaves out areas without writing, and bars across the whole image", () => {
    const bar = box(0, 300, 800, 380);
    const image = painted(
      [
        { box: left, color: [230, 230, 235] },
        { box: right, color: [10, 132, 255] },
        { box: bar, color: [20, 90, 80] },
      ],
      [255, 255, 255],
    );

    expect(findBubbles(image, [inside(left), inside(bar)])).toEqual([left]);
  });

  it("finds a bubble whose color fades as one", () => {
    const image = painted([{ box: left, color: [255, 255, 255] }], [150, 190, 150]);
    for (let y = left.y0; y < left.y1; y++)
      for (let x = left.x0; x < left.x1; x++)
        image.data.set([255 - Math.floor((y - left.y0) / 2)], (y * image.width + x) * 4);

    expect(findBubbles(image, [inside(left)])).toEqual([left]);
  });

  it("takes a bubble with a quotation in it as one, and a window with bubbles apart", () => {
    const quotation = box(40, 60, 200, 110);
    const panel = box(10, 10, 740, 300);
    const replies = [
      { box: left, color: [30, 60, 50] },
      { box: quotation, color: [50, 90, 80] },
      { box: box(300, 160, 720, 260), color: [60, 30, 30] },
    ] as const;
    const words = replies.map((reply) => inside(reply.box));

    const found = findBubbles(
      painted([{ box: panel, color: [10, 20, 26] }, ...replies], [90, 90, 90]),
      words,
    );

    expect(found).toEqual([left, replies[2].box]);
  });
});
