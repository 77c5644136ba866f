import { boxBlur } from "@/lib/vision/box-blur";
import { fitWithin, type Picture, type Plane, resizePlane, rgbAt } from "@/lib/vision/picture";
import { stretchedRows } from "@/lib/vision/stretched-rows";

/** The colours of subject and background are smooth, so a smaller picture is enough to find them. */
const MAX_SIDE = 1_024;
/** Wide to reach across broad soft edges, then narrow to be true to the place; in pixels of that picture. */
const RADII = [60, 6] as const;
/** In its first pass the method knows nothing yet and may divide by what is almost nothing. */
const TINY = 1e-5;

/**
 * Puts a matte on a picture, in place: alpha from the matte, and in the soft edges the colour of the
 * subject alone, without the share of the old background that the camera mixed in.
 *
 * Forte, "Approximate Fast Foreground Colour Estimation" (2021): the colours of subject and background
 * near a pixel are blurred means weighted by the matte, and what they do not explain is the subject's.
 */
export async function applyMatte(picture: Picture, matte: Plane): Promise<void> {
  const size = fitWithin(picture, MAX_SIDE);
  const rgb = await rgbAt(picture, size.width, size.height);
  const small = (await resizePlane(matte, size.width, size.height)).data;
  const alpha = Float32Array.from(small, (byte) => byte / 255);
  for (let channel = 0; channel < 3; channel += 1) {
    const colour = new Float32Array(alpha.length);
    for (let at = 0; at < colour.length; at += 1) colour[at] = rgb[at * 3 + channel] ?? 0;
    const { subject, background } = splitColours(colour, alpha, size);
    replaceChannel(
      picture,
      matte,
      channel,
      { ...size, data: subject },
      { ...size, data: background },
    );
  }
  const { rgba } = picture;
  for (let at = 0; at < matte.data.length; at += 1) {
    rgba[at * 4 + 3] = Math.min(rgba[at * 4 + 3] ?? 0, matte.data[at] ?? 0);
  }
}

/** The subject's and the background's share of one channel, at every pixel. */
function splitColours(
  colour: Float32Array,
  alpha: Float32Array,
  { width, height }: { width: number; height: number },
): { subject: Float32Array; background: Float32Array } {
  const clear = alpha.map((share) => 1 - share);
  let subject = colour;
  let background = colour;
  for (const radius of RADII) {
    const meanOf = (values: Float32Array, weights: Float32Array) => {
      const weighted = values.map((value, at) => value * (weights[at] ?? 0));
      const sums = boxBlur(weighted, width, height, radius);
      const weight = boxBlur(weights, width, height, radius);
      return sums.map((sum, at) => sum / ((weight[at] ?? 0) + TINY));
    };
    const nearSubject = meanOf(subject, alpha);
    const nearBackground = meanOf(background, clear);
    subject = nearSubject.map((near, at) =>
      explain(colour[at] ?? 0, near, nearBackground[at] ?? 0, alpha[at] ?? 0),
    );
    background = nearBackground;
  }
  return { subject, background };
}

/** What the mixture of the two means leaves unexplained belongs to the subject, by its share. */
function explain(colour: number, subject: number, background: number, alpha: number): number {
  const rest = colour - alpha * subject - (1 - alpha) * background;
  return Math.max(0, Math.min(255, subject + alpha * rest));
}

type Stretched = { data: Float32Array; width: number; height: number };

function replaceChannel(
  { rgba, width, height }: Picture,
  matte: Plane,
  channel: number,
  subject: Stretched,
  background: Stretched,
): void {
  const subjects = new Float32Array(width);
  const backgrounds = new Float32Array(width);
  const readSubjects = stretchedRows(subject, width, height);
  const readBackgrounds = stretchedRows(background, width, height);
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
