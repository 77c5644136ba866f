import { describe, expect, it } from "vitest";

import { findPageCorners } from "@/lib/ocr/pixels/find-page-corners";
import type { Corners } from "@/lib/ocr/pixels/projection";
import { straighten } from "@/lib/ocr/pixels/straighten";
import { drawText } from "@/tests/support/ocr/draw-text";
import { decodePicture } from "@/tests/support/ocr/node-reader";
import { photograph } from "@/tests/support/ocr/photograph";

const CORNERS: Corners = [
  [0.2, 0.1],
  [0.8, 0.14],
  [0.9, 0.92],
  [0.08, 0.86],
];

const sheet = () =>
  drawText({
    width: 400,
    height: 500,
    font: "Geist",
    size: 30,
    texts: [{ x: 40, y: 80, text: "The harbor wakes" }],
  });

async function photo(light: (x: number, y: number) => number, desk: [number, number, number]) {
  const shot = { corners: CORNERS, width: 600, height: 600, desk, light };
  return decodePicture(await photograph(await sheet(), shot));
}

describe("findPageCorners", () => {
  it("finds a page on a darker desk, also where the light falls off", async () => {
    const found = findPageCorners(await photo((x, y) => 0.95 - 0.4 * x * y, [60, 48, 40]));

    const distances = (found ?? []).map(([x, y], index) =>
      Math.hypot(x - (CORNERS[index]?.[0] ?? 0), y - (CORNERS[index]?.[1] ?? 0)),
    );
    expect(distances).toHaveLength(4);
    expect(Math.max(...distances)).toBeLessThan(0.02);
  });

  it("finds none on a desk as bright as the page, nor in a page that fills the image", async () => {
    expect(findPageCorners(await photo(() => 0.95, [255, 255, 255]))).toBeNull();
    expect(findPageCorners(await decodePicture(await sheet()))).toBeNull();
  });
});

describe("straighten", () => {
  it("makes the area between four corners a rectangle", () => {
    const gray = { width: 4, height: 4, channels: 1 as const, data: new Uint8Array(16).fill(200) };

    const whole = straighten(
      gray,
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      { width: 8, height: 2 },
    );

    expect([whole.width, whole.height, whole.data[4]]).toEqual([8, 2, 200]);
  });
});
