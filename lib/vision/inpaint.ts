import type { InferenceSession } from "onnxruntime-node";

import { boxBlur } from "@/lib/vision/box-blur";
import {
  cropPixels,
  type Frame,
  frameAround,
  knownMaskIn,
  resized,
  sizeOfArea,
} from "@/lib/vision/frame";
import type { Area } from "@/lib/vision/mask";
import { type Matches, matchPatches } from "@/lib/vision/match-patches";
import { runInpainter } from "@/lib/vision/migan";
import type { Plane, Raster } from "@/lib/vision/raster";

/** MI-GAN's native side: it sees all of it, and nothing is downscaled twice. */
const MODEL_SIDE = 512;
/**
 * Ways to present a hole to the network: the hole's share of the frame, and whether it is mirrored,
 * which the network treats as a different image.
 */
const ATTEMPTS = [
  { share: 0.34, mirror: false },
  { share: 0.45, mirror: true },
] as const;
/** Side of the frame in which the result is compared with its surroundings. */
const COMPARED_SIDE = 256;
/** Share of the worst pixels that are averaged: hallucinated objects cover only a few. */
const WORST_SHARE = 0.1;
/** Below this mean residual (0 to 255) the result is good and no other way is tried. */
const GOOD_RESIDUAL = 20;
/** Pixels with a higher residual are inpainted again, at most this many times. */
const MAX_PATCH_RESIDUAL = 30;
const MAX_REPAIRS = 2;
/** Radius around such a pixel that is inpainted again, in pixels of the compared frame. */
const REPAIR_RADIUS = 5;

/** An inpainted hole as seen in `frame`. */
export type Inpainting = {
  rgb: Uint8Array;
  frame: Frame;
  /** The frame in which every filled pixel was matched with its most similar known one. */
  view: Frame;
  /** Undefined when nothing around the hole is known. */
  matches: Matches | undefined;
};

type ScoredInpainting = Inpainting & { patchResidual: number };

type InpaintingRegion = {
  image: Raster;
  mask: Plane;
  area: Area;
  inpainter: InferenceSession;
  view: Frame;
  /** Pixels of the view, and which of them are known. */
  shown: Uint8Array;
  knownMask: Uint8Array;
};

/**
 * Inpaints a hole, then inpaints again whatever matches nothing around it: the network sometimes
 * hallucinates, and recovers when more of the hole is known (decision 0074).
 *
 * @param area the hole's bounds in image pixels
 */
export async function inpaint(
  image: Raster,
  mask: Plane,
  area: Area,
  inpainter: InferenceSession,
): Promise<Inpainting> {
  const view = frameAround(area, image, ATTEMPTS[0].share, COMPARED_SIDE);
  const shown = await cropPixels(image, mask, view);
  const knownMask = knownMaskIn(image, mask, view);
  const region: InpaintingRegion = { image, mask, area, inpainter, view, shown, knownMask };
  let best = await inpaintOnce(region, ATTEMPTS[0]);
  if (best.patchResidual < GOOD_RESIDUAL) return best;
  best = lowerResidual(best, await inpaintOnce(region, ATTEMPTS[1]));
  for (let repair = 0; repair < MAX_REPAIRS; repair += 1) {
    const again = await repairOutliers(region, best, repair % 2 === 0);
    if (!again || again.patchResidual >= best.patchResidual) break;
    best = again;
  }
  return best;
}

function lowerResidual(one: ScoredInpainting, other: ScoredInpainting): ScoredInpainting {
  return other.patchResidual < one.patchResidual ? other : one;
}

async function inpaintOnce(
  region: InpaintingRegion,
  attempt: { share: number; mirror: boolean },
): Promise<ScoredInpainting> {
  const { image, mask, area, inpainter } = region;
  const frame = frameAround(area, image, attempt.share, MODEL_SIDE);
  const seen = await cropPixels(image, mask, frame);
  const knownMask = knownMaskIn(image, mask, frame);
  return scoreInpainting(
    region,
    frame,
    await fillFrame(inpainter, frame, seen, knownMask, attempt.mirror),
  );
}

/** Inpaints the pixels with a high residual again, treating the rest as known. */
async function repairOutliers(
  region: InpaintingRegion,
  { rgb, frame, matches }: ScoredInpainting,
  mirror: boolean,
): Promise<ScoredInpainting | undefined> {
  if (!matches) return undefined;
  const { view } = region;
  const outliers = matches.distance.map((distance) => (distance > MAX_PATCH_RESIDUAL ** 2 ? 1 : 0));
  const near = boxBlur(outliers, view.width, view.height, REPAIR_RADIUS);
  // A mean of less than one pixel per window is rounding error.
  const least = 0.5 / (2 * REPAIR_RADIUS + 1) ** 2;
  const knownMask = knownMaskIn(region.image, region.mask, frame);
  let again = 0;
  for (const [at, known] of knownMask.entries()) {
    if (known) continue;
    if ((near[correspondingPixel(at, frame, view)] ?? 0) > least) again += 1;
    else knownMask[at] = 255;
  }
  if (again === 0) return undefined;
  return scoreInpainting(
    region,
    frame,
    await fillFrame(region.inpainter, frame, rgb, knownMask, mirror),
  );
}

/** Maps a pixel of `frame` to its pixel in `view`. */
function correspondingPixel(at: number, frame: Frame, view: Frame): number {
  const inner = sizeOfArea(frame.area);
  const outer = sizeOfArea(view.area);
  const x = frame.area.left + (((at % frame.width) + 0.5) * inner.width) / frame.width;
  const y = frame.area.top + ((Math.floor(at / frame.width) + 0.5) * inner.height) / frame.height;
  const column = Math.floor(((x - view.area.left) * view.width) / outer.width);
  const row = Math.floor(((y - view.area.top) * view.height) / outer.height);
  return row * view.width + column;
}

async function scoreInpainting(
  region: InpaintingRegion,
  frame: Frame,
  rgb: Uint8Array,
): Promise<ScoredInpainting> {
  const { view, shown, knownMask } = region;
  const guide = await pasteInto(view, shown, knownMask, frame, rgb);
  const matches = matchPatches({ rgb: guide, knownMask, width: view.width, height: view.height });
  return {
    rgb,
    frame,
    view,
    matches,
    patchResidual: matches ? measurePatchResidual(matches, knownMask) : 0,
  };
}

async function fillFrame(
  inpainter: InferenceSession,
  { width, height }: Frame,
  seen: Uint8Array,
  knownMask: Uint8Array,
  mirror: boolean,
): Promise<Uint8Array> {
  if (!mirror) return runInpainter(inpainter, { rgb: seen, width, height }, knownMask);
  const rgb = mirrored(seen, width, 3);
  const filled = await runInpainter(
    inpainter,
    { rgb, width, height },
    mirrored(knownMask, width, 1),
  );
  return mirrored(filled, width, 3);
}

function mirrored(pixels: Uint8Array, width: number, channels: number): Uint8Array {
  const turned = new Uint8Array(pixels.length);
  const count = pixels.length / channels;
  for (let at = 0; at < count; at += 1) {
    const x = at % width;
    const other = (at - x + width - 1 - x) * channels;
    for (let channel = 0; channel < channels; channel += 1) {
      turned[at * channels + channel] = pixels[other + channel] ?? 0;
    }
  }
  return turned;
}

/** Renders the view with the inpainted hole pasted in. */
async function pasteInto(
  view: Frame,
  shown: Uint8Array,
  knownMask: Uint8Array,
  frame: Frame,
  filled: Uint8Array,
): Promise<Uint8Array> {
  const size = sizeOfArea(view.area);
  const [scaleX, scaleY] = [view.width / size.width, view.height / size.height];
  const inner = sizeOfArea(frame.area);
  const width = Math.max(1, Math.round(inner.width * scaleX));
  const height = Math.max(1, Math.round(inner.height * scaleY));
  const left = Math.round((frame.area.left - view.area.left) * scaleX);
  const top = Math.round((frame.area.top - view.area.top) * scaleY);
  const small = await resized(filled, frame, { width, height });
  const whole = Uint8Array.from(shown);
  for (const [at, known] of knownMask.entries()) {
    const x = (at % view.width) - left;
    const y = Math.floor(at / view.width) - top;
    if (known || x < 0 || y < 0 || x >= width || y >= height) continue;
    whole.set(small.subarray((y * width + x) * 3, (y * width + x) * 3 + 3), at * 3);
  }
  return whole;
}

/** Mean residual of the worst pixels: hallucinated objects cover only a few. */
function measurePatchResidual({ distance }: Matches, knownMask: Uint8Array): number {
  const distances = distance
    .filter((_, at) => !knownMask[at])
    .toSorted()
    .toReversed();
  const count = Math.max(1, Math.ceil(distances.length * WORST_SHARE));
  return distances.subarray(0, count).reduce((sum, one) => sum + Math.sqrt(one), 0) / count;
}
