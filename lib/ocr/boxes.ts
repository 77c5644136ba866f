import type { PixelBox } from "@/lib/ocr/recognized-page";

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function boxAround(parts: readonly { box: PixelBox }[]): PixelBox {
  return {
    x0: Math.min(...parts.map(({ box }) => box.x0)),
    y0: Math.min(...parts.map(({ box }) => box.y0)),
    x1: Math.max(...parts.map(({ box }) => box.x1)),
    y1: Math.max(...parts.map(({ box }) => box.y1)),
  };
}
