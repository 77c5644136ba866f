import sharp from "sharp";

import type { Area } from "@/lib/vision/mask";
import { fitWithin, type Picture, type Plane, sizeOf } from "@/lib/vision/picture";
import { stretchedRows } from "@/lib/vision/stretched-rows";

/** A part of a picture, seen in a size of its own. */
export type Frame = { area: Area; width: number; height: number };

/**
 * The surroundings of a hole.
 *
 * @param share how much of the frame's side the hole's longer side takes, where the picture reaches that far
 * @param side longer side of the frame as it is seen; small holes are not enlarged
 */
export function frameAround(hole: Area, picture: Picture, share: number, side: number): Frame {
  const longer = Math.max(hole.right - hole.left, hole.bottom - hole.top);
  const wanted = Math.max(Math.ceil(longer / share), side);
  const [left, right] = spread(hole.left, hole.right, wanted, picture.width);
  const [top, bottom] = spread(hole.top, hole.bottom, wanted, picture.height);
  const area = { left, top, right, bottom };
  return { area, ...fitWithin(sizeOfArea(area), side) };
}

/** The range of `wanted` numbers around another range, moved where it would reach beyond an end. */
function spread(start: number, end: number, wanted: number, most: number): [number, number] {
  const length = Math.min(most, Math.max(wanted, end - start));
  const first = Math.round((start + end - length) / 2);
  const from = Math.max(0, Math.min(most - length, first));
  return [from, from + length];
}

export function sizeOfArea({ left, top, right, bottom }: Area): { width: number; height: number } {
  return { width: right - left, height: bottom - top };
}

/** What a frame shows of a picture, three bytes a pixel. */
export async function pixelsIn(picture: Picture, { area, width, height }: Frame): Promise<Buffer> {
  return sharp(picture.rgba, { raw: { ...sizeOf(picture), channels: 4 } })
    .extract({ left: area.left, top: area.top, ...sizeOfArea(area) })
    .removeAlpha()
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();
}

/** 255 for what no part of a mask covers, which is stretched over the picture; else 0. */
export function keptIn(picture: Picture, mask: Plane, { area, width, height }: Frame): Uint8Array {
  const readRow = stretchedRows(mask, picture.width, picture.height);
  const row = new Float32Array(picture.width);
  const keep = new Uint8Array(width * height);
  const size = sizeOfArea(area);
  for (let y = 0; y < height; y += 1) {
    readRow(area.top + Math.floor(((y + 0.5) * size.height) / height), row);
    for (let x = 0; x < width; x += 1) {
      const weight = row[area.left + Math.floor(((x + 0.5) * size.width) / width)] ?? 0;
      keep[y * width + x] = weight > 0 ? 0 : 255;
    }
  }
  return keep;
}

/** What was seen in a frame, in another size; three bytes a pixel. */
export async function resized(
  rgb: Uint8Array,
  from: Frame,
  to: { width: number; height: number },
): Promise<Buffer> {
  return sharp(rgb, { raw: { width: from.width, height: from.height, channels: 3 } })
    .resize(to.width, to.height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
}
