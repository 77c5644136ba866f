import type { InferenceSession } from "onnxruntime-node";

import { boxBlur } from "@/lib/vision/box-blur";
import { type Frame, frameAround, keptIn, pixelsIn, resized, sizeOfArea } from "@/lib/vision/frame";
import type { Area } from "@/lib/vision/mask";
import { type Matches, matchPatches } from "@/lib/vision/match-patches";
import { runFiller } from "@/lib/vision/migan";
import type { Picture, Plane } from "@/lib/vision/raster";

/** MI-GAN's native side: it sees all of it, and nothing is downscaled twice. */
const SEEN_SIDE = 512;
/**
 * Ways to present a hole to the network: the hole's share of the frame, and whether it is mirrored,
 * which the network treats as a different image.
 */
const WAYS = [
  { share: 0.34, mirror: false },
  { share: 0.45, mirror: true },
] as const;
/** Side of the frame in which the result is compared with its surroundings. */
const COMPARED_SIDE = 256;
/** Share of the worst pixels that are averaged: hallucinated objects cover only a few. */
const STRANGEST_SHARE = 0.1;
/** Below this mean residual (0 to 255) the result is good and no other way is tried. */
const GOOD = 20;
/** Pixels with a higher residual are inpainted again, at most this many times. */
const STRANGE = 30;
const MAX_REPAIRS = 2;
/** Radius around such a pixel that is inpainted again, in pixels of the compared frame. */
const REPAIR_RADIUS = 5;

/** An inpainted hole as seen in `frame`. */
export type Filling = {
  rgb: Uint8Array;
  frame: Frame;
  /** The frame in which every filled pixel was matched with its most similar known one. */
  view: Frame;
  /** Undefined when nothing around the hole is known. */
  matches: Matches | undefined;
};

type Judged = Filling & { strangeness: number };

type Hole = {
  picture: Picture;
  mask: Plane;
  area: Area;
  filler: InferenceSession;
  view: Frame;
  /** Pixels of the view, and which of them are known. */
  shown: Uint8Array;
  keep: Uint8Array;
};

/**
 * Inpaints a hole, then inpaints again whatever matches nothing around it: the network sometimes
 * hallucinates, and recovers when more of the hole is known (decision 0074).
 *
 * @param area the hole's bounds in image pixels
 */
export async function makeFilling(
  picture: Picture,
  mask: Plane,
  area: Area,
  filler: InferenceSession,
): Promise<Filling> {
  const view = frameAround(area, picture, WAYS[0].share, COMPARED_SIDE);
  const shown = await pixelsIn(picture, view);
  const keep = keptIn(picture, mask, view);
  const hole: Hole = { picture, mask, area, filler, view, shown, keep };
  let best = await fillAnew(hole, WAYS[0]);
  if (best.strangeness < GOOD) return best;
  best = lessStrange(best, await fillAnew(hole, WAYS[1]));
  for (let repair = 0; repair < MAX_REPAIRS; repair += 1) {
    const again = await repairStrange(hole, best, repair % 2 === 0);
    if (!again || again.strangeness >= best.strangeness) break;
    best = again;
  }
  return best;
}

function lessStrange(one: Judged, other: Judged): Judged {
  return other.strangeness < one.strangeness ? other : one;
}

async function fillAnew(hole: Hole, way: { share: number; mirror: boolean }): Promise<Judged> {
  const { picture, mask, area, filler } = hole;
  const frame = frameAround(area, picture, way.share, SEEN_SIDE);
  const seen = await pixelsIn(picture, frame);
  const keep = keptIn(picture, mask, frame);
  return judge(hole, frame, await fillFrame(filler, frame, seen, keep, way.mirror));
}

/** Inpaints the pixels with a high residual again, treating the rest as known. */
async function repairStrange(
  hole: Hole,
  { rgb, frame, matches }: Judged,
  mirror: boolean,
): Promise<Judged | undefined> {
  if (!matches) return undefined;
  const { view } = hole;
  const strange = matches.distance.map((distance) => (distance > STRANGE ** 2 ? 1 : 0));
  const near = boxBlur(strange, view.width, view.height, REPAIR_RADIUS);
  // A mean of less than one pixel per window is rounding error.
  const least = 0.5 / (2 * REPAIR_RADIUS + 1) ** 2;
  const keep = keptIn(hole.picture, hole.mask, frame);
  let again = 0;
  for (const [at, known] of keep.entries()) {
    if (known) continue;
    if ((near[sameSpot(at, frame, view)] ?? 0) > least) again += 1;
    else keep[at] = 255;
  }
  if (again === 0) return undefined;
  return judge(hole, frame, await fillFrame(hole.filler, frame, rgb, keep, mirror));
}

/** Maps a pixel of `frame` to its pixel in `view`. */
function sameSpot(at: number, frame: Frame, view: Frame): number {
  const inner = sizeOfArea(frame.area);
  const outer = sizeOfArea(view.area);
  const x = frame.area.left + (((at % frame.width) + 0.5) * inner.width) / frame.width;
  const y = frame.area.top + ((Math.floor(at / frame.width) + 0.5) * inner.height) / frame.height;
  const column = Math.floor(((x - view.area.left) * view.width) / outer.width);
  const row = Math.floor(((y - view.area.top) * view.height) / outer.height);
  return row * view.width + column;
}

async function judge(hole: Hole, frame: Frame, rgb: Uint8Array): Promise<Judged> {
  const { view, shown, keep } = hole;
  const guide = await pasteInto(view, shown, keep, frame, rgb);
  const matches = matchPatches({ rgb: guide, keep, width: view.width, height: view.height });
  return { rgb, frame, view, matches, strangeness: matches ? strangenessOf(matches, keep) : 0 };
}

async function fillFrame(
  filler: InferenceSession,
  { width, height }: Frame,
  seen: Uint8Array,
  keep: Uint8Array,
  mirror: boolean,
): Promise<Uint8Array> {
  if (!mirror) return runFiller(filler, { rgb: seen, width, height }, keep);
  const rgb = mirrored(seen, width, 3);
  const filled = await runFiller(filler, { rgb, width, height }, mirrored(keep, width, 1));
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
  keep: Uint8Array,
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
  for (const [at, known] of keep.entries()) {
    const x = (at % view.width) - left;
    const y = Math.floor(at / view.width) - top;
    if (known || x < 0 || y < 0 || x >= width || y >= height) continue;
    whole.set(small.subarray((y * width + x) * 3, (y * width + x) * 3 + 3), at * 3);
  }
  return whole;
}

/** Mean residual of the worst pixels: hallucinated objects cover only a few. */
function strangenessOf({ distance }: Matches, keep: Uint8Array): number {
  const strangest = distance
    .filter((_, at) => !keep[at])
    .toSorted()
    .toReversed();
  const count = Math.max(1, Math.ceil(strangest.length * STRANGEST_SHARE));
  return strangest.subarray(0, count).reduce((sum, one) => sum + Math.sqrt(one), 0) / count;
}
