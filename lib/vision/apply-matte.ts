import { boxBlur } from "@/lib/vision/box-blur";
import { type Plane, type Raster, resizePlane, rgbAt, scaleToFit } from "@/lib/vision/raster";
import { upsampledRows } from "@/lib/vision/upsampled-rows";

/** Foreground and background colors vary slowly, so a smaller image is enough to estimate them. */
const MAX_SIDE = 1_024;
/**
 * Blur radii in pixels of that image: wide to bridge broad soft edges, then narrow for local
 * accuracy.
 */
const RADII = [60, 6] as const;
/** Avoids division by zero where a window has no weight. */
const EPSILON = 1e-5;

/**
 * Applies a matte to an image in place and removes color spill: soft edges keep the foreground's
 * color alone, without the share of background that the camera mixed in.
 *
 * Follows Forte, "Approximate Fast Foreground Colour Estimation" (2021): local foreground and
 * background colors are blurred means weighted by the matte, and the residual goes to the
 * foreground.
 */
export async function applyMatte(image: Raster, matte: Plane): Promise<void> {
  const size = scaleToFit(image, MAX_SIDE);
  const rgb = await rgbAt(image, size.width, size.height);
  const small = (await resizePlane(matte, size.width, size.height)).data;
  const alpha = Float32Array.from(small, (byte) => byte / 255);
  const windows = weighWindows(alpha, size);
  for (let channel = 0; channel < 3; channel += 1) {
    const color = new Float32Array(alpha.length);
    for (let at = 0; at < color.length; at += 1) color[at] = rgb[at * 3 + channel] ?? 0;
    const { subject, background } = splitColors(color, alpha, windows, size);
    replaceChannel(
      image,
      matte,
      channel,
      { ...size, data: subject },
      { ...size, data: background },
    );
  }
  const { rgba } = image;
  for (let at = 0; at < matte.data.length; at += 1) {
    rgba[at * 4 + 3] = Math.min(rgba[at * 4 + 3] ?? 0, matte.data[at] ?? 0);
  }
}

/** How much of each window is subject, and how much background; the same for all channels. */
type Window = {
  radius: number;
  clear: Float32Array;
  ofSubject: Float32Array;
  ofRest: Float32Array;
};

function weighWindows(
  alpha: Float32Array,
  { width, height }: { width: number; height: number },
): Window[] {
  const clear = alpha.map((share) => 1 - share);
  return RADII.map((radius) => ({
    radius,
    clear,
    ofSubject: boxBlur(alpha, width, height, radius),
    ofRest: boxBlur(clear, width, height, radius),
  }));
}

/** Estimates one channel's foreground and background color at every pixel. */
function splitColors(
  color: Float32Array,
  alpha: Float32Array,
  windows: readonly Window[],
  { width, height }: { width: number; height: number },
): { subject: Float32Array; background: Float32Array } {
  let subject = color;
  let background = color;
  for (const { radius, clear, ofSubject, ofRest } of windows) {
    const meanOf = (values: Float32Array, weights: Float32Array, weight: Float32Array) => {
      const weighted = values.map((value, at) => value * (weights[at] ?? 0));
      const sums = boxBlur(weighted, width, height, radius);
      return sums.map((sum, at) => sum / ((weight[at] ?? 0) + EPSILON));
    };
    const nearSubject = meanOf(subject, alpha, ofSubject);
    const nearBackground = meanOf(background, clear, ofRest);
    subject = nearSubject.map((near, at) =>
      explain(color[at] ?? 0, near, nearBackground[at] ?? 0, alpha[at] ?? 0),
    );
    background = nearBackground;
  }
  return { subject, background };
}

/** Adds what the two means leave unexplained to the foreground, weighted by alpha. */
function explain(color: number, subject: number, background: number, alpha: number): number {
  const rest = color - alpha * subject - (1 - alpha) * background;
  return Math.max(0, Math.min(255, subject + alpha * rest));
}

type Upsampled = { data: Float32Array; width: number; height: number };

function replaceChannel(
  { rgba, width, height }: Raster,
  matte: Plane,
  channel: number,
  subject: Upsampled,
  background: Upsampled,
): void {
  const subjects = new Float32Array(width);
  const backgrounds = new Float32Array(width);
  const readSubjects = upsampledRows(subject, width, height);
  const readBackgrounds = upsampledRows(background, width, height);
  for (let y = 0; y < height; y += 1) {
    readSubjects(y, subjects);
    readBackgrounds(y, backgrounds);
    for (let x = 0; x < width; x += 1) {
      const alpha = matte.data[y * width + x] ?? 0;
      if (alpha === 255) continue;
      const at = (y * width + x) * 4 + channel;
      const share = alpha / 255;
      rgba[at] = explain(rgba[at] ?? 0, subjects[x] ?? 0, backgrounds[x] ?? 0, share);
    }
  }
}
