import { largest, smallest } from "@/lib/core/extremes";
import type { PixelBox, RecognizedPage } from "@/lib/ocr/recognized-page";

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function centerOf({ x0, y0, x1, y1 }: PixelBox): { x: number; y: number } {
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

export function isInside({ x, y }: { x: number; y: number }, box: PixelBox): boolean {
  return x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1;
}

/** A page with its boxes in another place. */
export function mapBoxes(
  { paragraphs }: RecognizedPage,
  place: (box: PixelBox) => PixelBox,
): RecognizedPage {
  return {
    paragraphs: paragraphs.map((lines) =>
      lines.map(({ words, box }) => ({
        words: words.map((word) => ({ ...word, box: place(word.box) })),
        box: place(box),
      })),
    ),
  };
}

export function boxAround(parts: readonly { box: PixelBox }[]): PixelBox {
  return {
    x0: smallest(parts.map(({ box }) => box.x0)),
    y0: smallest(parts.map(({ box }) => box.y0)),
    x1: largest(parts.map(({ box }) => box.x1)),
    y1: largest(parts.map(({ box }) => box.y1)),
  };
}
