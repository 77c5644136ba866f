import { labelAreas } from "@/lib/core/label-areas";
import { borderColor, type Color } from "@/lib/vision/flat-art";
import { dilate } from "@/lib/vision/mask";
import { type Plane, type Raster, resizePlane, rgbAt, scaleToFit } from "@/lib/vision/raster";

/** Longer side at which the things on a plain ground are told apart, in pixels. */
const SIDE = 900;
/** Share of the border that the ground's color takes: a hand may reach into the image. */
const MIN_GROUND_SHARE = 0.7;
/** A thing differs from the ground by so much in a channel, and not by the same in all three, as its shadow does. */
const MIN_DIFFERENCE = 40;
const MIN_TINT = 28;
/** Shadows on a bright ground aren't darker than this. */
const MIN_DARKER = 130;
/** Share of a thing that the matte has: the rest is a part of it that was missed. */
const MIN_COVERED = 0.5;
/** Size of another thing of the image that wasn't seen at all, as a share of the largest. */
const MIN_OTHER_SHARE = 0.05;

/** So close to the ground, a portrait's matte is soft where hair is, as a share of the longer side. */
const SOFT_SHARE = 0.01;

/**
 * Gives a matte the rest of what it has on a plain ground, as product photographs have it: of four balls on white, U²-Net left out the
 * yellow one. Things apart from it are kept, too, unless they reach into the image from outside.
 * Behind a person, they hang on a wall: there, only what the matte has is made whole, and soft hair stays soft.
 *
 * @returns the same matte for any other ground
 */
export async function keepOnPlain(image: Raster, matte: Plane, isPortrait = false): Promise<Plane> {
  const ground = borderColor(image, MIN_GROUND_SHARE);
  if (!ground) return matte;
  const size = scaleToFit(image, SIDE);
  const rgb = await rgbAt(image, size.width, size.height);
  const { data } = await resizePlane(matte, size.width, size.height);
  const { labels, sizes, touchesBorder } = labelAreas((at) => isThing(rgb, at * 3, ground), size);
  const covered = sizes.map(() => 0);
  for (const [at, label] of labels.entries())
    if ((data[at] ?? 0) > 127) covered[label] = (covered[label] ?? 0) + 1;
  const most = sizes.reduce((largest, one) => Math.max(largest, one), 0);
  const isKept = sizes.map((count, label) => {
    if (label === 0) return false;
    const isOther = !isPortrait && !touchesBorder[label] && count >= most * MIN_OTHER_SHARE;
    return isOther || (covered[label] ?? 0) >= count * MIN_COVERED;
  });
  const isSoft = isPortrait ? softEdges(data, labels, size) : () => false;
  const isWhole = (at: number) => isKept[labels[at] ?? 0] && !isSoft(at);
  return { ...size, data: data.map((alpha, at) => (isWhole(at) ? 255 : alpha)) };
}

/** Finds what of a matte is neither in nor out, close to the ground. */
function softEdges(
  data: Uint8Array,
  labels: Int32Array,
  { width, height }: { width: number; height: number },
): (at: number) => boolean {
  const ground = Uint8Array.from(labels, (label) => (label === 0 ? 255 : 0));
  const reach = Math.max(1, Math.round(Math.max(width, height) * SOFT_SHARE));
  const near = dilate({ data: ground, width, height }, reach);
  return (at) => {
    const alpha = data[at] ?? 0;
    return alpha > 0 && alpha < 255 && near.data[at] === 255;
  };
}

function isThing(rgb: Uint8Array, at: number, ground: Color): boolean {
  const [red, green, blue] = ground.map((value, channel) => value - (rgb[at + channel] ?? 0)) as [
    number,
    number,
    number,
  ];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  if (Math.max(most, -least) < MIN_DIFFERENCE) return false;
  return most - least >= MIN_TINT || least >= MIN_DARKER;
}
