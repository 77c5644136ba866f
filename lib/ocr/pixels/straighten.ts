import { type Corners, project, squareTo } from "@/lib/ocr/pixels/projection";
import type { Raster } from "@/lib/ocr/pixels/raster";

type Size = { width: number; height: number };

/** The size in pixels that the area between corners has in an image, by its longest sides. */
export function areaSize({ width, height }: Size, [tl, tr, br, bl]: Corners): Size {
  const distance = (from: readonly [number, number], to: readonly [number, number]) =>
    Math.hypot((from[0] - to[0]) * width, (from[1] - to[1]) * height);
  return {
    width: Math.max(1, Math.round(Math.max(distance(tl, tr), distance(bl, br)))),
    height: Math.max(1, Math.round(Math.max(distance(tl, bl), distance(tr, br)))),
  };
}

/** The area between corners as a rectangle of its own, as if it had been photographed from above. */
export function straighten(image: Raster, corners: Corners, size: Size): Raster {
  const { channels } = image;
  const onto = squareTo(corners);
  const data = new Uint8ClampedArray(size.width * size.height * channels).fill(255);
  let at = 0;
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const [u, v] = project(onto, (x + 0.5) / size.width, (y + 0.5) / size.height);
      const [px, py] = [u * image.width - 0.5, v * image.height - 0.5];
      const [x0, y0] = [Math.floor(px), Math.floor(py)];
      const isInside = x0 >= 0 && y0 >= 0 && x0 + 1 < image.width && y0 + 1 < image.height;
      if (isInside) mix(image, x0, y0, px - x0, py - y0, data, at);
      at += channels;
    }
  }
  return { ...size, channels, data };
}

/** The image turned clockwise about its center by a small angle, at the same size. */
export function turn(image: Raster, radians: number): Raster {
  if (radians === 0) return image;
  const { width, height } = image;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const from = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
    return [0.5 + (dx * cos + dy * sin) / width, 0.5 + (dy * cos - dx * sin) / height];
  };
  return straighten(image, [from(0, 0), from(1, 0), from(1, 1), from(0, 1)], { width, height });
}

/** Writes the mean of four neighboring pixels, weighted by how near they are. */
function mix(
  { width, channels, data }: Raster,
  x: number,
  y: number,
  right: number,
  down: number,
  out: Uint8ClampedArray,
  at: number,
): void {
  const first = (y * width + x) * channels;
  const below = first + width * channels;
  for (let channel = 0; channel < channels; channel++) {
    const top =
      (data[first + channel] ?? 0) * (1 - right) + (data[first + channels + channel] ?? 0) * right;
    const bottom =
      (data[below + channel] ?? 0) * (1 - right) + (data[below + channels + channel] ?? 0) * right;
    out[at + channel] = top * (1 - down) + bottom * down;
  }
}
