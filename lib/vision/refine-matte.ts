import { boxBlur } from "@/lib/vision/box-blur";
import { type Plane, type Raster, resizePlane, rgbAt, scaleToFit } from "@/lib/vision/raster";
import { upsampledRows } from "@/lib/vision/upsampled-rows";

/** The filter's coefficients vary slowly, so a smaller image is enough to find them. */
const MAX_SIDE = 640;
/** Window radius as a share of the longer side: about as wide as the matte's uncertainty. */
const RADIUS_SHARE = 1 / 100;
/** Variance of a color (0 to 1) below which a difference is texture rather than an edge. */
const EDGE_VARIANCE = 0.0004;

/** Alpha below and above these becomes fully transparent or opaque: anything fainter is haze. */
const MIN_ALPHA = 0.15 * 255;
const MAX_ALPHA = 0.85 * 255;

/**
 * Upsamples a coarse matte to the image's size and snaps it to the image's edges: a guided filter
 * whose coefficients are computed at low resolution and applied at full resolution. All three channels guide it, since a red thing
 * before a green one may be as bright.
 *
 * He, Sun, Tang, "Guided Image Filtering" (2010); He, Sun, "Fast Guided Filter" (2015).
 */
export async function refineMatte(image: Raster, matte: Plane): Promise<Plane> {
  const size = scaleToFit(image, MAX_SIDE);
  const rgb = await rgbAt(image, size.width, size.height);
  const coarse = Float32Array.from((await resizePlane(matte, size.width, size.height)).data);
  const guides = [0, 1, 2].map((channel) =>
    coarse.map((_, at) => (rgb[at * 3 + channel] ?? 0) / 255),
  ) as Triple; // Safe: three channels.
  return applyTo(image, findCoefficients(guides, coarse, size), size);
}

type Size = { width: number; height: number };
type Triple = [Float32Array, Float32Array, Float32Array];
/** Alpha is the sum of each channel times its slope, and the offset. */
type Coefficients = { slopes: Triple; offset: Float32Array };

function findCoefficients(
  guides: Triple,
  matte: Float32Array,
  { width, height }: Size,
): Coefficients {
  const radius = Math.max(2, Math.round(Math.max(width, height) * RADIUS_SHARE));
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const means = guides.map(blur) as Triple; // Safe: `map` keeps the length, here and below.
  const meanMatte = blur(matte);
  const covary = (one: Float32Array, mean: Float32Array, other: Float32Array, its: Float32Array) =>
    blur(one.map((value, at) => value * (other[at] ?? 0))).map(
      (product, at) => product - (mean[at] ?? 0) * (its[at] ?? 0),
    );
  const toMatte = guides.map((guide, channel) =>
    covary(guide, means[channel] as Float32Array, matte, meanMatte),
  ) as Triple;
  const between = (one: 0 | 1 | 2, other: 0 | 1 | 2) =>
    covary(guides[one], means[one], guides[other], means[other]);
  const slopes = solve(
    [between(0, 0), between(1, 1), between(2, 2)],
    [between(0, 1), between(0, 2), between(1, 2)],
    toMatte,
  );
  const offset = meanMatte.slice();
  for (const [channel, slope] of slopes.entries()) {
    const mean = means[channel] as Float32Array;
    for (let at = 0; at < offset.length; at += 1) {
      offset[at] = (offset[at] ?? 0) - (slope[at] ?? 0) * (mean[at] ?? 0);
    }
  }
  return { slopes: slopes.map(blur) as Triple, offset: blur(offset) };
}

/**
 * Solves the regression of alpha on the three channels at every pixel.
 *
 * @param variances of red, green, and blue
 * @param mixed covariances of red and green, red and blue, green and blue
 */
function solve(variances: Triple, mixed: Triple, toMatte: Triple): Triple {
  const [redRed, greenGreen, blueBlue] = variances;
  const [redGreen, redBlue, greenBlue] = mixed;
  const slopes = toMatte.map((values) => new Float32Array(values.length)) as Triple;
  const [redSlopes, greenSlopes, blueSlopes] = slopes;
  for (let at = 0; at < redRed.length; at += 1) {
    const rr = (redRed[at] ?? 0) + EDGE_VARIANCE;
    const gg = (greenGreen[at] ?? 0) + EDGE_VARIANCE;
    const bb = (blueBlue[at] ?? 0) + EDGE_VARIANCE;
    const rg = redGreen[at] ?? 0;
    const rb = redBlue[at] ?? 0;
    const gb = greenBlue[at] ?? 0;
    const red = toMatte[0][at] ?? 0;
    const green = toMatte[1][at] ?? 0;
    const blue = toMatte[2][at] ?? 0;
    // The cofactors of the symmetric matrix.
    const first = gg * bb - gb * gb;
    const second = gb * rb - rg * bb;
    const third = rg * gb - gg * rb;
    const fourth = rb * rg - rr * gb;
    const scale = 1 / (rr * first + rg * second + rb * third);
    redSlopes[at] = (first * red + second * green + third * blue) * scale;
    greenSlopes[at] = (second * red + (rr * bb - rb * rb) * green + fourth * blue) * scale;
    blueSlopes[at] = (third * red + fourth * green + (rr * gg - rg * rg) * blue) * scale;
  }
  return slopes;
}

function applyTo(
  { rgba, width, height }: Raster,
  { slopes, offset }: Coefficients,
  size: Size,
): Plane {
  const data = new Uint8Array(width * height);
  const planes = [...slopes, offset].map((plane) => ({
    row: new Float32Array(width),
    read: upsampledRows({ data: plane, ...size }, width, height),
  }));
  const [red, green, blue, rest] = planes.map(({ row }) => row) as [...Triple, Float32Array]; // Safe: four planes.
  for (let y = 0; y < height; y += 1) {
    for (const { row, read } of planes) read(y, row);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const colored =
        (red[x] ?? 0) * (rgba[at] ?? 0) +
        (green[x] ?? 0) * (rgba[at + 1] ?? 0) +
        (blue[x] ?? 0) * (rgba[at + 2] ?? 0);
      const alpha = colored / 255 + (rest[x] ?? 0);
      const share = (alpha - MIN_ALPHA) / (MAX_ALPHA - MIN_ALPHA);
      data[y * width + x] = share <= 0 ? 0 : share >= 1 ? 255 : Math.round(share * 255);
    }
  }
  return { data, width, height };
}
