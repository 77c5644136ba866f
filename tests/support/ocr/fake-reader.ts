import { type Corners, WHOLE_IMAGE } from "@/lib/ocr/pixels/projection";
import type { Raster } from "@/lib/ocr/pixels/raster";
import type { Layout, Reader } from "@/lib/ocr/reader";
import type { RecognizedPage } from "@/lib/ocr/recognized-page";

export const NOTHING: RecognizedPage = { paragraphs: [] };
export const SHEET: Corners = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
];

function blank(width: number): Raster {
  return { width, height: 300, channels: 1, data: new Uint8Array(width * 300) };
}

export const PICTURE = blank(600);
const STRAIGHT = blank(300);

/** A reader that finds a page in the left half of the picture, and reads what `read` says. */
export function fakeReader(read: (image: Raster, layout: Layout) => RecognizedPage) {
  const calls: { corners: Corners | undefined; reads: [number, Layout][] } = {
    corners: undefined,
    reads: [],
  };
  const viewOf = (image: Raster) => ({ image, seen: image, even: image });
  const reader: Reader = {
    async read(image, layout) {
      calls.reads.push([image.width, layout]);
      return { page: read(image, layout), radians: 0 };
    },
    async prepare(_image, corners) {
      calls.corners = corners;
      const isWhole = corners === WHOLE_IMAGE;
      return {
        corners: isWhole ? null : SHEET,
        straight: isWhole ? null : viewOf(STRAIGHT),
        even: viewOf(PICTURE),
        isUneven: false,
      };
    },
    rotate: async (view) => view,
    resize: async (view, scale) => {
      const { width, height } = view.image;
      return viewOf({ ...view.image, width: width * scale, height: height * scale });
    },
    turn: async (image) => image,
    textAreas: async () => [],
    bubbles: async () => [],
  };
  return { reader, calls };
}
