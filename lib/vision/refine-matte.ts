import { boxBlur } from "@/lib/vision/box-blur";
import { type Plane, type Raster, resizePlane, rgbAt, scaleToFit } from "@/lib/vision/raster";
import { upsampledRows } from "@/lib/vision/upsampled-rows";

/** The filter's coefficients vary slowly, so a smaller image is enough to find them. */
const MAX_SIDE = 1_024;
/** Window radius as a share of the longer side: about as wide as the matte's uncertainty. */
const RADIUS_SHARE = 1 / 160;
/** Variance of brightness (0 to 1) below which a difference is texture rather than an edge. */
const EDGE_VARIANCE = 0.0004;

/** Alpha below and above these becomes fully transparent or opaque: anything fainter is haze. */
const MIN_ALPHA = 0.15 * 255;
const MAX_ALPHA = 0.85 * 255;

const RED = 0.299 / 255;
const GREEN = 0.587 / 255;
const BLUE = 0.114 / 255;

/**
 * Upsamples a coarse matte to the image's size and snaps it to the image's edges: a guided filter
 * whose coefficients are computed at low resolution and applied at full resolution.
 *
 * He, Sun, Tang, "Guided Image Filtering" (2010); He, Sun, "Fast Guided Filter" (2015).
 */
export async function refineMatte(image: Raster, matte: Plane): Promise<Plane> {
  const { width, height } = scaleToFit(image, MAX_SIDE);
  const rgb = await rgbAt(image, width, height);
  const guide = new Float32Array(width * height);
  for (let at = 0; at < guide.length; at += 1) guide[at] = brightness(rgb, at * 3);
  const coarse = Float32Array.from((await resizePlane(matte, width, height)).data);
  return applyTo(image, findCoefficients(guide, coarse, width, height));
}

type Coefficients = Record<
  "slope" | "offset",
  { data: Float32Array; width: number; height: number }
>;

function findCoefficients(
  guide: Float32Array,
  matte: Float32Array,
  width: number,
  height: number,
): Coefficients {
  const radius = Math.max(2, Math.round(Math.max(width, height) * RADIUS_SHARE));
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const meanGuide = blur(guide);
  const meanMatte = blur(matte);
  const meanSquare = blur(guide.map((value) => value * value));
  const meanProduct = blur(guide.map((value, at) => value * (matte[at] ?? 0)));
  const slope = guide.map((_, at) => {
    const mean = meanGuide[at] ?? 0;
    const variance = (meanSquare[at] ?? 0) - mean * mean;
    const covariance = (meanProduct[at] ?? 0) - mean * (meanMatte[at] ?? 0);
    return covariance / (variance + EDGE_VARIANCE);
  });
  const offset = slope.map((factor, at) => (meanMatte[at] ?? 0) - factor * (meanGuide[at] ?? 0));
  return {
    slope: { data: blur(slope), width, height },
    offset: { data: blur(offset), width, height },
  };
}

function applyTo({ rgba, width, height }: Raster, { slope, offset }: Coefficients): Plane {
  const data = new Uint8Array(width * height);
  const slopes = new Float32Array(width);
  const offsets = new Float32Array(width);
  const readSlopes = upsampledRows(slope, width, height);
  const readOffsets = upsampledRows(offset, width, height);
  for (let y = 0; y < height; y += 1) {
    readSlopes(y, slopes);
    readOffsets(y, offsets);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const alpha = (slopes[x] ?? 0) * brightness(rgba, at * 4) + (offsets[x] ?? 0);
      const share = (alpha - MIN_ALPHA) / (MAX_ALPHA - MIN_ALPHA);
      data[at] = share <= 0 ? 0 : share >= 1 ? 255 : Math.round(share * 255);
    }
  }
  return { data, width, height };
}

/** Rec. 601 luma, 0 to 1. */
function brightness(pixels: Uint8Array, at: number): number {
  return (pixels[at] ?? 0) * RED + (pixels[at + 1] ?? 0) * GREEN + (pixels[at + 2] ?? 0) * BLUE;
}
