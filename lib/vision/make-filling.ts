import type { InferenceSession } from "onnxruntime-node";

import { boxBlur } from "@/lib/vision/box-blur";
import { type Frame, frameAround, keptIn, pixelsIn, resized, sizeOfArea } from "@/lib/vision/frame";
import type { Area } from "@/lib/vision/mask";
import { type Matches, matchPatches } from "@/lib/vision/match-patches";
import { runFiller } from "@/lib/vision/migan";
import type { Picture, Plane } from "@/lib/vision/picture";

/** MI-GAN's own side: given no more, it sees all of it, and nothing is shrunk twice. */
const SEEN_SIDE = 512;
/**
 * Ways to show a hole to the network: how much of the frame it takes, and whether all is mirrored, which to
 * the network is another picture.
 */
const WAYS = [
  { share: 0.34, mirror: false },
  { share: 0.45, mirror: true },
] as const;
/** Side of the frame in which what was made is compared with what is around it. */
const COMPARED_SIDE = 256;
/** How many of a gap's pixels say how strange it is: what is invented are few pixels. */
const STRANGEST_SHARE = 0.1;
/** Below this a gap is good, and no other way is tried; in bytes of difference, as all strangeness. */
const GOOD = 20;
/** Pixels above this are made again, and how many times at most. */
const STRANGE = 30;
const MAX_REPAIRS = 2;
/** How far around a strange pixel is made again too, in pixels of the compared frame. */
const REPAIR_RADIUS = 5;

/** A hole that was filled, as it is seen in `frame`. */
export type Filling = {
  rgb: Uint8Array;
  frame: Frame;
  /** The frame in which every spot of the filling was matched with its like. */
  view: Frame;
  /** Absent when nothing around the hole is known. */
  matches: Matches | undefined;
};

type Judged = Filling & { strangeness: number };

type Hole = {
  picture: Picture;
  mask: Plane;
  area: Area;
  filler: InferenceSession;
  view: Frame;
  /** What the view shows, and what of it is known. */
  shown: Uint8Array;
  keep: Uint8Array;
};

/**
 * Fills a hole, and makes again what is unlike everything around it: the network invents things at times, and
 * with more of the hole known it finds back (decision 0074).
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

/** Makes the strange parts of a filling again, with the rest of it as known. */
async function repairStrange(
  hole: Hole,
  { rgb, frame, matches }: Judged,
  mirror: boolean,
): Promise<Judged | undefined> {
  if (!matches) return undefined;
  const { view } = hole;
  const strange = matches.distance.map((distance) => (distance > STRANGE ** 2 ? 1 : 0));
  const near = boxBlur(strange, view.width, view.height, REPAIR_RADIUS);
  // Less than one strange pixel in the window is rounding.
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

/** The pixel of `view` that shows what a pixel of `frame` shows. */
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

/** What `view` shows, with the gap as it was filled in a frame inside of it. */
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

/** How unlike everything around them the strangest pixels of a filled gap are: invented things are few pixels. */
function strangenessOf({ distance }: Matches, keep: Uint8Array): number {
  const strangest = distance
    .filter((_, at) => !keep[at])
    .toSorted()
    .toReversed();
  const count = Math.max(1, Math.ceil(strangest.length * STRANGEST_SHARE));
  return strangest.subarray(0, count).reduce((sum, one) => sum + Math.sqrt(one), 0) / count;
}
