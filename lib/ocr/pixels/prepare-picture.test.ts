import { expect, it } from "vitest";

import { resizeView } from "@/lib/ocr/pixels/prepare-picture";
import type { Raster } from "@/lib/ocr/pixels/raster";

/** Black on its left, white on its right. */
function halves(width: number, height: number, channels: 1 | 4): Raster {
  const data = new Uint8ClampedArray(width * height * channels);
  for (let at = 0; at < data.length; at++)
    data[at] = Math.floor(at / channels) % width < width / 2 ? 0 : 255;
  return { width, height, channels, data };
}

it.each([
  [0.5, 20, 10],
  [2, 80, 40],
  [1, 40, 20],
])("resizes a view %d times, in color and in gray", (scale, width, height) => {
  const gray = halves(40, 20, 1);

  const { image, seen, even } = resizeView(
    { image: halves(40, 20, 4), seen: gray, even: gray },
    scale,
  );

  for (const raster of [image, seen, even]) {
    const { channels, data } = raster;
    expect([raster.width, raster.height]).toEqual([width, height]);
    const row = (Math.floor(height / 2) * width + 2) * channels;
    expect(data[row]).toBe(0);
    expect(data[row + (width - 4) * channels]).toBe(255);
  }
});
