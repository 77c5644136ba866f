import "server-only";

import sharp, { type Sharp } from "sharp";

import type { ImageJobs } from "@/lib/images/jobs";
import { openImage, throwDecodeError } from "@/lib/images/open-image";

type Job = ImageJobs["placeCutout"];

/** Share of the longer side that one standard deviation of the blur is: shapes go, colors stay. */
const BLUR_SHARE = 0.02;

/**
 * Puts a cutout on a ground; see `ImageJobs.placeCutout`. Runs in the worker process.
 *
 * @throws AppError as `openImage`; `unusable` when the pixels can't be decoded
 */
export async function placeCutout({ source, target, limits, ground }: Job["input"]) {
  const cutout = await openImage(source, limits);
  const placed =
    "color" in ground
      ? cutout.pipeline().flatten({ background: ground.color })
      : await onBlurred(cutout, await openImage(ground.original, limits));
  const { width, height } = await placed.png().toFile(target).catch(throwDecodeError);
  return { width, height };
}

type Opened = { width: number; height: number; pipeline: () => Sharp };

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
