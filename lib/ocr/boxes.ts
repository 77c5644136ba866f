import { largest, smallest } from "@/lib/core/extremes";
import type { PixelBox } from "@/lib/ocr/recognized-page";

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function boxAround(parts: readonly { box: PixelBox }[]): PixelBox {
  return {
    x0: smallest(parts.map(({ box }) => box.x0)),
    y0: smallest(parts.map(({ box }) => box.y0)),
    x1: largest(parts.map(({ box }) => box.x1)),
    y1: largest(parts.map(({ box }) => box.y1)),
  };
}
