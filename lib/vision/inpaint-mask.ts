import type { InferenceSession } from "onnxruntime-node";
import { pixelsIn, resized, sizeOfArea } from "@/lib/vision/frame";
import { type Filling, makeFilling } from "@/lib/vision/inpaint";
import { type Area, partsOf } from "@/lib/vision/mask";
import type { Picture, Plane } from "@/lib/vision/raster";
import { addDetail } from "@/lib/vision/transfer-grain";
import { stretchedRows } from "@/lib/vision/upsampled-rows";

/** Holes closer together than this share of the mask's longer side are filled together. */
const NEAR = 0.02;

/**
 * Inpaints the masked parts of an image in place. Pixels where the mask is zero stay untouched.
 *
 * @param mask any size, stretched over the image; 255 replaces a pixel, lower values blend
 * @param onPart called before each part
 */
export async function fillMasked(
  picture: Picture,
  mask: Plane,
  filler: InferenceSession,
  onPart: (done: number, total: number) => void,
): Promise<void> {
  const parts = partsOf(mask, Math.round(Math.max(mask.width, mask.height) * NEAR));
  for (const [index, part] of parts.entries()) {
    onPart(index, parts.length);
    const hole = stretchArea(part, mask, picture);
    await writeFilling(picture, mask, hole, await makeFilling(picture, mask, hole, filler));
  }
}

/**
 * Blends a filling into the image: upscaled, with the grain of its surroundings, weighted by the
 * mask.
 */
async function writeFilling(
  picture: Picture,
  mask: Plane,
  hole: Area,
  { rgb, frame, view, matches }: Filling,
): Promise<void> {
  const size = sizeOfArea(view.area);
  const original = await pixelsIn(picture, { area: view.area, ...size });
  const inner = sizeOfArea(frame.area);
  const large = await resized(rgb, frame, inner);
  const filled = Uint8Array.from(original);
  eachMasked(picture, mask, hole, (x, y) => {
    const from = ((y - frame.area.top) * inner.width + (x - frame.area.left)) * 3;
    const to = ((y - view.area.top) * size.width + (x - view.area.left)) * 3;
    filled.set(large.subarray(from, from + 3), to);
  });
  if (matches) await addDetail(filled, original, inner.width / frame.width, view, matches);
  const { rgba, width } = picture;
  eachMasked(picture, mask, hole, (x, y, weight) => {
    const from = ((y - view.area.top) * size.width + (x - view.area.left)) * 3;
    const at = (y * width + x) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const old = rgba[at + channel] ?? 0;
      rgba[at + channel] = Math.round(old + ((filled[from + channel] ?? 0) - old) * weight);
    }
  });
}

/** Visits the masked pixels of an image with their weight: above 0, at most 1. */
function eachMasked(
  { width, height }: Picture,
  mask: Plane,
  hole: Area,
  visit: (x: number, y: number, weight: number) => void,
): void {
  const readRow = stretchedRows(mask, width, height);
  const row = new Float32Array(width);
  for (let y = hole.top; y < hole.bottom; y += 1) {
    readRow(y, row);
    for (let x = hole.left; x < hole.right; x += 1) {
      const weight = (row[x] ?? 0) / 255;
      if (weight > 0) visit(x, y, weight);
    }
  }
}

/** Scales an area of the mask to image pixels. */
function stretchArea(area: Area, mask: Plane, picture: Picture): Area {
  const scaleX = picture.width / mask.width;
  const scaleY = picture.height / mask.height;
  return {
    // One extra mask pixel: interpolation lets the mask fade out past its last pixel.
    left: Math.max(0, Math.floor((area.left - 1) * scaleX)),
    top: Math.max(0, Math.floor((area.top - 1) * scaleY)),
    right: Math.min(picture.width, Math.ceil((area.right + 1) * scaleX)),
    bottom: Math.min(picture.height, Math.ceil((area.bottom + 1) * scaleY)),
  };
}
