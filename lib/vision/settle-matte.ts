import { labelAreas } from "@/lib/core/label-areas";
import { boxBlur } from "@/lib/vision/box-blur";
import { findBackgroundInside } from "@/lib/vision/find-background-inside";
import { type Plane, type Raster, resizePlane, rgbAt, scaleToFit } from "@/lib/vision/raster";

/** Longer side that colors are compared at: as fine as the network's answer, and quick. */
const COLOR_SIDE = 320;
/** Areas smaller than this share of the subject are no gaps. */
const MIN_AREA_SHARE = 0.004;
/**
 * What looks like background in a subject is open when all of it makes up this share of the subject: a ring, a rack, a wheel.
 * Less of it is drawn on the subject, like a label in the wall's color.
 */
const MIN_GAPS_SHARE = 0.27;
/** A gap ends at something that looks different: largest difference in a channel, at most of its outline. */
const MIN_CONTRAST = 18;
const MIN_OUTLINE_SHARE = 0.6;
/** How far from a gap's outline its rim is looked at, in pixels. */
const RIM = 3;
/**
 * Where the two looks contradict each other, an area is open if this share of it looks like background. The first look sees
 * all around the subject, so less is enough to believe it.
 */
const MIN_LIKENESS = { first: 0.2, closer: 0.5 };

/** What is behind has the same texture in a gap and around the subject; fur before a cloud of its color is rougher. */
const MAX_ROUGHNESS = 1.5;
const GRAIN = 1;
/**
 * What is behind may lie in shadow or in light within a gap, but keeps its color: largest distance between the shares of red, green, and
 * blue. A red saucer on brown wood differs by 0.28, wood behind spokes by 0.12 at most.
 */
const MAX_COLOR_DISTANCE = 0.2;
/** A difference in alpha from which two looks contradict each other. */
const MIN_CONTRADICTION = 96;
/** Radius in which a pixel counts as background when most of its neighbors do: a plank has knots. */
const GRAIN_RADIUS = 3;

type Size = { width: number; height: number };

/**
 * Makes one matte of two looks at the subject, with the colors as the judge: where they contradict each other, what looks like the
 * background around it is open, and so are large gaps that both have filled.
 *
 * @param closer of the same size as `first`
 */
export async function settleMatte(
  image: Raster,
  first: Plane,
  closer: Plane | undefined,
): Promise<Plane> {
  const size = scaleToFit(first, COLOR_SIDE);
  const smallFirst = await resizePlane(first, size.width, size.height);
  const smallCloser = closer ? await resizePlane(closer, size.width, size.height) : smallFirst;
  const rgb = await rgbAt(image, size.width, size.height);
  const either = combine(smallFirst, smallCloser, Math.max);
  const both = combine(smallFirst, smallCloser, Math.min);
  const found = findBackgroundInside(rgb, either);
  const open = findGaps(rgb, both, found);
  const kept = new Uint8Array(open.length);
  if (closer) judge(smallFirst, smallCloser, found, open, kept);
  const upscale = (data: Uint8Array) => resizePlane({ data, ...size }, first.width, first.height);
  const [opened, filled] = [await upscale(open), await upscale(kept)];
  const data = first.data.map((one, at) => {
    const other = closer?.data[at] ?? one;
    const agreed = agree(one, other);
    const share = (filled.data[at] ?? 0) / 255;
    const alpha = agreed + (Math.max(one, other) - agreed) * share;
    return Math.round(Math.min(255 - (opened.data[at] ?? 0), alpha));
  });
  return { data, width: first.width, height: first.height };
}

/** One matte of two looks without a judge; `closer` is of the same size as `first`. */
export function joinLooks(first: Plane, closer: Plane | undefined): Plane {
  return { ...first, data: first.data.map((one, at) => agree(one, closer?.data[at] ?? one)) };
}

/** What both say they say more clearly together, so that doubts of one leave no haze. */
function agree(one: number, other: number): number {
  if (one > 127 && other > 127) return Math.max(one, other);
  if (one <= 127 && other <= 127) return Math.min(one, other);
  return (one + other) / 2;
}

function combine(one: Plane, other: Plane, choose: (one: number, other: number) => number): Plane {
  return { ...one, data: one.data.map((alpha, at) => choose(alpha, other.data[at] ?? 0)) };
}

/** 255 in the gaps that are large enough together, all at once or not at all. */
function findGaps(rgb: Uint8Array, matte: Plane, found: Uint8Array): Uint8Array<ArrayBuffer> {
  const { data, width, height } = matte;
  const inside = Float32Array.from(data, (alpha) => (alpha > 127 ? 1 : 0));
  const alike = inside.map((is, at) => is * (found[at] ?? 0));
  const all = boxBlur(inside, width, height, GRAIN_RADIUS);
  const most = boxBlur(alike, width, height, GRAIN_RADIUS);
  const isLike = (at: number) =>
    inside[at] === 1 && (found[at] === 1 || (most[at] ?? 0) > (all[at] ?? 0) / 2);
  const labels = labelSolid(isLike, matte);
  const subject = matte.data.reduce((count, alpha) => count + (alpha > 127 ? 1 : 0), 0);
  const behind = (at: number) => ((data[at] ?? 0) <= 127 ? 1 : 0);
  const background = measureRoughness(rgb, matte, behind)[1] ?? 0;
  const roughness = measureRoughness(rgb, matte, (at) => labels[at] ?? 0);
  const [, colorBehind = [0, 0, 0]] = measureColors(rgb, labels.length, behind);
  const colors = measureColors(rgb, labels.length, (at) => labels[at] ?? 0);
  const isGap = measureOutlines(rgb, matte, labels).map(
    ({ pixels, outline, contrasts }, label) =>
      pixels >= subject * MIN_AREA_SHARE &&
      contrasts >= outline * MIN_OUTLINE_SHARE &&
      (roughness[label] ?? 0) <= background * MAX_ROUGHNESS + GRAIN &&
      colorDistance(colors[label] ?? colorBehind, colorBehind) <= MAX_COLOR_DISTANCE,
  );
  const open = Uint8Array.from(labels, (label) => (label && isGap[label] ? 255 : 0));
  const pixels = open.reduce((count, is) => count + (is ? 1 : 0), 0);
  return pixels >= subject * MIN_GAPS_SHARE ? open : open.fill(0);
}

type Outline = { pixels: number; outline: number; contrasts: number };

/** For each label, how long its outline within the subject is, and how much of that is an edge. */
function measureOutlines(
  rgb: Uint8Array,
  { data, width, height }: Plane,
  labels: Int32Array,
): Outline[] {
  const outlines: Outline[] = [];
  const steps = [1, -1, width, -width];
  for (const [at, label] of labels.entries()) {
    if (!label) continue;
    const own = outlines[label] ?? { pixels: 0, outline: 0, contrasts: 0 };
    outlines[label] = own;
    own.pixels += 1;
    const x = at % width;
    const y = (at - x) / width;
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < RIM) continue;
    for (const step of steps) {
      if (labels[at + step] || (data[at + step] ?? 0) <= 127) continue;
      own.outline += 1;
      if (difference(rgb, at + RIM * step, at - step) >= MIN_CONTRAST) own.contrasts += 1;
    }
  }
  return Array.from(outlines, (own) => own ?? { pixels: 0, outline: 1, contrasts: 0 });
}

/** By label, the mean difference of two pixels that are two apart. */
function measureRoughness(
  rgb: Uint8Array,
  { width, height }: Size,
  labelOf: (at: number) => number,
): number[] {
  const sums: number[] = [];
  const counts: number[] = [];
  for (let at = 0; at < width * (height - 2); at += 1) {
    const label = labelOf(at);
    if (!label) continue;
    for (const other of at % width < width - 2 ? [at + 2, at + 2 * width] : [at + 2 * width]) {
      if (labelOf(other) !== label) continue;
      sums[label] = (sums[label] ?? 0) + difference(rgb, at, other);
      counts[label] = (counts[label] ?? 0) + 1;
    }
  }
  return Array.from(sums, (sum, label) => (sum ?? 0) / (counts[label] ?? 1));
}

type Color = [red: number, green: number, blue: number];

/** By label, how red, green, and blue its pixels are in all, whatever falls on them. */
function measureColors(rgb: Uint8Array, pixels: number, labelOf: (at: number) => number): Color[] {
  const sums: Color[] = [];
  for (let at = 0; at < pixels; at += 1) {
    const label = labelOf(at);
    if (!label) continue;
    const sum = sums[label] ?? [0, 0, 0];
    sums[label] = sum;
    sum[0] += rgb[at * 3] ?? 0;
    sum[1] += rgb[at * 3 + 1] ?? 0;
    sum[2] += rgb[at * 3 + 2] ?? 0;
  }
  return sums;
}

/** Between two sums of a channel each: the distance of their shares, from 0 to √2. */
function colorDistance(one: Color, other: Color): number {
  const share = (color: Color, channel: number) =>
    (color[channel] ?? 0) / Math.max(1, color[0] + color[1] + color[2]);
  return Math.hypot(...[0, 1, 2].map((channel) => share(one, channel) - share(other, channel)));
}

/** Decides the areas in one look and not in the other: `open` and `kept` get 255 there. */
function judge(
  first: Plane,
  closer: Plane,
  found: Uint8Array,
  open: Uint8Array,
  kept: Uint8Array,
): void {
  for (const [without, within, likeness] of [
    [first, closer, MIN_LIKENESS.first],
    [closer, first, MIN_LIKENESS.closer],
  ] as const) {
    const labels = labelSolid(
      (at) =>
        (without.data[at] ?? 0) <= 127 &&
        (within.data[at] ?? 0) - (without.data[at] ?? 0) >= MIN_CONTRADICTION,
      first,
    );
    const pixels: number[] = [];
    const alike: number[] = [];
    for (const [at, label] of labels.entries()) {
      pixels[label] = (pixels[label] ?? 0) + 1;
      alike[label] = (alike[label] ?? 0) + (found[at] ?? 0);
    }
    for (const [at, label] of labels.entries()) {
      if (!label) continue;
      const isOpen = (alike[label] ?? 0) >= (pixels[label] ?? 0) * likeness;
      (isOpen ? open : kept)[at] = 255;
    }
  }
}

/** Labels areas without their thin parts, which are the edges that two answers never agree on. */
function labelSolid(isInside: (at: number) => boolean, { width, height }: Size): Int32Array {
  const inside = Float32Array.from({ length: width * height }, (_, at) => (isInside(at) ? 1 : 0));
  const solid = boxBlur(inside, width, height, 1).map((share) => (share > 0.999 ? 1 : 0));
  const { labels } = labelAreas((at) => solid[at] === 1, { width, height });
  const grown = new Int32Array(labels.length);
  for (const [at, label] of labels.entries()) {
    if (!label) continue;
    for (const row of [-width, 0, width]) {
      for (const near of [at + row - 1, at + row, at + row + 1]) {
        if (inside[near] && !grown[near]) grown[near] = label;
      }
    }
  }
  return grown;
}

function difference(rgb: Uint8Array, one: number, other: number): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const apart = Math.abs((rgb[one * 3 + channel] ?? 0) - (rgb[other * 3 + channel] ?? 0));
    largest = Math.max(largest, apart);
  }
  return largest;
}
