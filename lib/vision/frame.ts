import sharp from "sharp";

import type { Area } from "@/lib/vision/mask";
import { nearestKnown } from "@/lib/vision/nearest-known";
import { dimensionsOf, type Plane, type Raster, scaleToFit } from "@/lib/vision/raster";
import { upsampledRows } from "@/lib/vision/upsampled-rows";

/** A region of an image, viewed at its own resolution. */
export type Frame = { area: Area; width: number; height: number };

/**
 * Frames a hole together with its surroundings.
 *
 * @param share of the frame's side that the hole's longer side takes up, as far as the image
 *   extends
 * @param side longer side of the frame in pixels as viewed; small holes aren't enlarged
 */
export function frameAround(region: Area, image: Raster, share: number, side: number): Frame {
  const longer = Math.max(region.right - region.left, region.bottom - region.top);
  const wanted = Math.max(Math.ceil(longer / share), side);
  const [left, right] = spread(region.left, region.right, wanted, image.width);
  const [top, bottom] = spread(region.top, region.bottom, wanted, image.height);
  const area = { left, top, right, bottom };
  return { area, ...scaleToFit(sizeOfArea(area), side) };
}

/** Centers a range of length `wanted` on another one, shifted to stay within bounds. */
function spread(start: number, end: number, wanted: number, most: number): [number, number] {
  const length = Math.min(most, Math.max(wanted, end - start));
  const first = Math.round((start + end - length) / 2);
  const from = Math.max(0, Math.min(most - length, first));
  return [from, from + length];
}

/** Returns an area's dimensions in pixels. */
export function sizeOfArea({ left, top, right, bottom }: Area): { width: number; height: number } {
  return { width: right - left, height: bottom - top };
}

/** Alpha from which a pixel's color counts as seen. */
const VISIBLE_FROM = 128;

/**
 * Renders a frame: RGB, 3 bytes per pixel. What is transparent has the color of the nearest visible pixel that isn't masked,
 * so that fillings go on from that rather than from a color nobody sees.
 */
export async function cropPixels(image: Raster, mask: Plane, frame: Frame): Promise<Uint8Array> {
  const { area, width, height } = frame;
  const crop = sharp(image.rgba, { raw: { ...dimensionsOf(image), channels: 4 } }).extract({
    left: area.left,
    top: area.top,
    ...sizeOfArea(area),
  });
  if (isOpaque(image, area)) {
    return crop.removeAlpha().resize(width, height, { fit: "fill" }).raw().toBuffer();
  }
  const rgba = await crop.resize(width, height, { fit: "fill" }).raw().toBuffer();
  const isSeen = knownMaskIn(image, mask, frame).map((known, at) => {
    return known > 0 && (rgba[at * 4 + 3] ?? 0) >= VISIBLE_FROM ? 1 : 0;
  });
  const nearest = nearestKnown(isSeen, width, height);
  const rgb = new Uint8Array(width * height * 3);
  for (const [at, seen] of nearest.entries()) {
    const isVisible = (rgba[at * 4 + 3] ?? 0) >= VISIBLE_FROM;
    const from = (isVisible || seen < 0 ? at : seen) * 4;
    rgb.set(rgba.subarray(from, from + 3), at * 3);
  }
  return rgb;
}

/** Whether nothing in an area of an image is transparent. */
export function isOpaque({ rgba, width }: Raster, { left, top, right, bottom }: Area): boolean {
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (rgba[(y * width + x) * 4 + 3] !== 255) return false;
  return true;
}

/**
 * Renders the inverse of a mask in a frame: 255 where the pixel is known, 0 where the mask covers
 * any of it.
 */
export function knownMaskIn(
  image: Raster,
  mask: Plane,
  { area, width, height }: Frame,
): Uint8Array {
  const readRow = upsampledRows(mask, image.width, image.height);
  const row = new Float32Array(image.width);
  const knownMask = new Uint8Array(width * height);
  const size = sizeOfArea(area);
  for (let y = 0; y < height; y += 1) {
    readRow(area.top + Math.floor(((y + 0.5) * size.height) / height), row);
    for (let x = 0; x < width; x += 1) {
      const weight = row[area.left + Math.floor(((x + 0.5) * size.width) / width)] ?? 0;
      knownMask[y * width + x] = weight > 0 ? 0 : 255;
    }
  }
  return knownMask;
}

/** Resizes a frame's pixels; RGB, 3 bytes per pixel. */
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
