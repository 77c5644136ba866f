import type { InferenceSession } from "onnxruntime-node";
import { cropPixels, isOpaque, knownMaskIn, resized, sizeOfArea } from "@/lib/vision/frame";
import { type Inpainting, inpaint } from "@/lib/vision/inpaint";
import { type Area, connectedComponents } from "@/lib/vision/mask";
import { nearestKnown } from "@/lib/vision/nearest-known";
import type { Plane, Raster } from "@/lib/vision/raster";
import { transferGrain } from "@/lib/vision/transfer-grain";
import { upsampledRows } from "@/lib/vision/upsampled-rows";

/** Holes closer together than this share of the mask's longer side are filled together. */
const NEAR = 0.02;

/**
 * Inpaints the masked parts of an image in place. Pixels where the mask is zero stay untouched.
 *
 * @param mask any size, stretched over the image; 255 replaces a pixel, lower values blend
 * @param onPart called before each part
 */
export async function inpaintMask(
  image: Raster,
  mask: Plane,
  inpainter: InferenceSession,
  onPart: (done: number, total: number) => void,
): Promise<void> {
  const parts = connectedComponents(mask, Math.round(Math.max(mask.width, mask.height) * NEAR));
  for (const [index, part] of parts.entries()) {
    onPart(index, parts.length);
    const region = scaleArea(part, mask, image);
    await blendInpainting(image, mask, region, await inpaint(image, mask, region, inpainter));
  }
}

/**
 * Blends a filling into the image: upscaled, with the grain of its surroundings, weighted by the
 * mask.
 */
async function blendInpainting(
  image: Raster,
  mask: Plane,
  region: Area,
  { rgb, frame, view, matches }: Inpainting,
): Promise<void> {
  const size = sizeOfArea(view.area);
  const original = await cropPixels(image, mask, { area: view.area, ...size });
  const inner = sizeOfArea(frame.area);
  const large = await resized(rgb, frame, inner);
  const filled = Uint8Array.from(original);
  forEachMaskedPixel(image, mask, region, (x, y) => {
    const from = ((y - frame.area.top) * inner.width + (x - frame.area.left)) * 3;
    const to = ((y - view.area.top) * size.width + (x - view.area.left)) * 3;
    filled.set(large.subarray(from, from + 3), to);
  });
  if (matches) await transferGrain(filled, original, inner.width / frame.width, view, matches);
  blendFilling(image, mask, view.area, filled, region);
}

/**
 * Blends a filling into the image in place, weighted by the mask. Pixels where the mask is zero stay untouched, and what lies
 * in transparency becomes transparent.
 *
 * @param area where the filling lies in the image
 * @param filled RGB of that area at the image's own resolution
 * @param region the part of that area to look at
 */
export function blendFilling(
  image: Raster,
  mask: Plane,
  area: Area,
  filled: Uint8Array,
  region: Area = area,
): void {
  const { rgba, width } = image;
  const size = sizeOfArea(area);
  const alphaAt = alphaAround(image, mask, region);
  forEachMaskedPixel(image, mask, region, (x, y, weight) => {
    const from = ((y - area.top) * size.width + (x - area.left)) * 3;
    const at = (y * width + x) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const old = rgba[at + channel] ?? 0;
      rgba[at + channel] = Math.round(old + ((filled[from + channel] ?? 0) - old) * weight);
    }
    const alpha = rgba[at + 3] ?? 0;
    rgba[at + 3] = Math.round(alpha + (alphaAt(x, y) - alpha) * weight);
  });
}

/** Known pixels beyond a hole that its alpha is taken from. */
const ALPHA_MARGIN = 2;

/**
 * The alpha of the nearest pixels that aren't masked, for those of a region that are; what is transparent stays so. Read
 * before anything is blended.
 */
function alphaAround(image: Raster, mask: Plane, region: Area): (x: number, y: number) => number {
  const left = Math.max(0, region.left - ALPHA_MARGIN);
  const top = Math.max(0, region.top - ALPHA_MARGIN);
  const right = Math.min(image.width, region.right + ALPHA_MARGIN);
  const bottom = Math.min(image.height, region.bottom + ALPHA_MARGIN);
  const area = { left, top, right, bottom };
  if (isOpaque(image, area)) return () => 255;
  const { width, height } = sizeOfArea(area);
  const alpha = new Uint8Array(width * height);
  for (const at of alpha.keys()) {
    const [x, y] = [left + (at % width), top + Math.floor(at / width)];
    alpha[at] = image.rgba[(y * image.width + x) * 4 + 3] ?? 0;
  }
  const nearest = nearestKnown(knownMaskIn(image, mask, { area, width, height }), width, height);
  return (x, y) => {
    const at = (y - top) * width + (x - left);
    const old = alpha[at] ?? 0;
    return old === 0 ? 0 : (alpha[nearest[at] ?? at] ?? old);
  };
}

/** Visits the masked pixels of an image with their weight: above 0, at most 1. */
function forEachMaskedPixel(
  { width, height }: Raster,
  mask: Plane,
  region: Area,
  visit: (x: number, y: number, weight: number) => void,
): void {
  const readRow = upsampledRows(mask, width, height);
  const row = new Float32Array(width);
  for (let y = region.top; y < region.bottom; y += 1) {
    readRow(y, row);
    for (let x = region.left; x < region.right; x += 1) {
      const weight = (row[x] ?? 0) / 255;
      if (weight > 0) visit(x, y, weight);
    }
  }
}

/** Scales an area of the mask to image pixels. */
export function scaleArea(area: Area, mask: Plane, image: Raster): Area {
  const scaleX = image.width / mask.width;
  const scaleY = image.height / mask.height;
  return {
    // One extra mask pixel: interpolation lets the mask fade out past its last pixel.
    left: Math.max(0, Math.floor((area.left - 1) * scaleX)),
    top: Math.max(0, Math.floor((area.top - 1) * scaleY)),
    right: Math.min(image.width, Math.ceil((area.right + 1) * scaleX)),
    bottom: Math.min(image.height, Math.ceil((area.bottom + 1) * scaleY)),
  };
}
