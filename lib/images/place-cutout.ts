import "server-only";

import sharp, { type Sharp } from "sharp";
import { isFramed } from "@/lib/frames/cutout-frame";
import { frameCutout } from "@/lib/images/frame-cutout";
import type { ImageJobs } from "@/lib/images/jobs";
import { openImage, throwDecodeError } from "@/lib/images/open-image";

type Job = ImageJobs["placeCutout"];
type Opened = { width: number; height: number; pipeline: () => Sharp };

/** Share of the longer side that one standard deviation of the blur is: shapes go, colors stay. */
const BLUR_SHARE = 0.02;

/**
 * Puts a cutout in a frame and on a ground; see `ImageJobs.placeCutout`. Runs in the worker process.
 *
 * @throws AppError as `openImage`; `unusable` when the pixels can't be decoded, or there's nothing to frame
 */
export async function placeCutout({ source, target, limits, ground, frame }: Job["input"]) {
  const opened = await openImage(source, limits);
  const cutout = isFramed(frame) ? await frameCutout(opened, frame) : opened;
  const original = ground && "original" in ground ? await openImage(ground.original, limits) : null;
  const placed = original ? await onBlurred(cutout, original) : cutout.pipeline();
  const whole = ground && "color" in ground ? placed.flatten({ background: ground.color }) : placed;
  const { width, height } = await whole.png().toFile(target).catch(throwDecodeError);
  return { width, height };
}

async function onBlurred({ width, height, pipeline }: Opened, original: Opened): Promise<Sharp> {
  const cutout = await pipeline().png({ compressionLevel: 1 }).toBuffer().catch(throwDecodeError);
  const blurred = original
    .pipeline()
    .flatten({ background: "#ffffff" })
    .resize({ width, height, fit: "cover" })
    .blur(Math.max(1, Math.max(width, height) * BLUR_SHARE));
  const ground = await blurred.png({ compressionLevel: 1 }).toBuffer().catch(throwDecodeError);
  return sharp(ground).composite([{ input: cutout }]);
}
