import "server-only";

import sharp, { type OverlayOptions, type Sharp } from "sharp";

import { AppError } from "@/lib/core/errors";
import { type CutoutFrame, SHADOW } from "@/lib/frames/cutout-frame";
import { type Frame, frameSubject, subjectBox } from "@/lib/frames/frame-subject";
import { throwDecodeError } from "@/lib/images/open-image";

type Opened = { width: number; height: number; pipeline: () => Sharp };

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
/** The longest side that sharp enlarges to, in pixels. */
const MAX_SIDE = 100_000_000;
const TOO_THIN = "The subject is too thin to fill this size. Choose a smaller one and try again.";
/** The least and the greatest standard deviation that sharp blurs by, in pixels. */
const [MIN_BLUR, MAX_BLUR] = [0.3, 1_000];

/**
 * Puts a cutout in a frame of the geometry that the browser draws, too (`frameSubject`), on nothing. What of it would be outside the frame is left out.
 *
 * @throws AppError `unusable` when the pixels can't be decoded, none can be seen, or they are too thin for the frame
 */
export async function frameCutout(cutout: Opened, wanted: CutoutFrame): Promise<Opened> {
  const { data, info } = await cutout
    .pipeline()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwDecodeError);
  const { width, height } = info;
  const box = subjectBox(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), info);
  if (!box)
    throw new AppError("unusable", "This image is fully transparent, so there's nothing to frame.");
  const frame = frameSubject({ width, height }, box, wanted);
  const at = { left: frame.left + box.left * frame.scale, top: frame.top + box.top * frame.scale };
  const [left, top] = [Math.round(at.left), Math.round(at.top)];
  const scaled = {
    width: Math.max(1, Math.round(box.width * frame.scale)),
    height: Math.max(1, Math.round(box.height * frame.scale)),
  };
  if (Math.max(scaled.width, scaled.height) > MAX_SIDE) throw new AppError("unusable", TOO_THIN);
  const visible = { left: Math.max(0, left), top: Math.max(0, top) };
  const subject = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: visible.left - left,
      top: visible.top - top,
      width: Math.min(left + scaled.width, frame.width) - visible.left,
      height: Math.min(top + scaled.height, frame.height) - visible.top,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const side = Math.max(scaled.width, scaled.height);
  const placed = { input: subject, ...visible };
  const shadow = await shadowOf(placed, frame, side, wanted.shadow);
  const framed = await layer(frame, [...shadow, placed])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { width: frame.width, height: frame.height, pipeline: () => sharp(framed) };
}

/** The shape of a subject, blurred and black, a little below it; none for a strength of 0. */
async function shadowOf(
  { input, left, top }: { input: Buffer; left: number; top: number },
  frame: Frame,
  side: number,
  strength: number,
): Promise<OverlayOptions[]> {
  if (strength === 0) return [];
  const fallen = { input, left, top: top + Math.round(side * SHADOW.fall) };
  const shape = await layer(frame, [fallen]).png({ compressionLevel: 1 }).toBuffer();
  const { width, height } = frame;
  const raw = { width, height, channels: 1 as const };
  // By itself: blurred with its colors, it would be left out of `linear`.
  const sharpAlpha = await sharp(shape).extractChannel("alpha").raw().toBuffer();
  const alpha = await sharp(sharpAlpha, { raw })
    // As a canvas does, which blurs by half of what it's given.
    .blur(Math.min(Math.max(MIN_BLUR, (side * SHADOW.fade) / 2), MAX_BLUR))
    .linear(strength * SHADOW.darkest, 0)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const black = { create: { width, height, channels: 3 as const, background: "#000000" } };
  const faded = sharp(black).joinChannel(alpha, { raw });
  return [{ input: await faded.png({ compressionLevel: 1 }).toBuffer() }];
}

function layer({ width, height }: Frame, images: OverlayOptions[]): Sharp {
  return sharp({ create: { width, height, channels: 4, background: NOTHING } }).composite(images);
}
