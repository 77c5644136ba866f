import { writeFile } from "node:fs/promises";
import sharp from "sharp";

import { maskOf, toMaskImage } from "@/lib/vision/erase";
import { cropPixels, type Frame, frameAround, knownMaskIn } from "@/lib/vision/frame";
import { blendFilling, scaleArea } from "@/lib/vision/inpaint-mask";
import type { VisionJobs } from "@/lib/vision/jobs";
import type { Area } from "@/lib/vision/mask";
import { decodeRaster, type Plane, readPlane, rgbAt, writePng } from "@/lib/vision/raster";
import type { JobTools } from "@/lib/workers/serve";

/** How much of what an engine gets is the hole: it needs surroundings to go by. */
const HOLE_SHARE = 0.4;
/** The side such engines work at. */
const SIDE = 1_024;

type FrameHole = VisionJobs["frameHole"];

/**
 * Outlines the target and writes what an engine elsewhere needs to fill it: the part of the image around it, and the
 * hole in that part, white on black.
 *
 * @throws AppError `unusable` when the target is empty or covers the whole image
 */
export async function frameHole(
  { image: file, target, segmenter, threads, part, hole }: FrameHole["input"],
  { emit }: JobTools<string>,
): Promise<FrameHole["output"]> {
  emit("Outlining the object");
  const image = await decodeRaster(file);
  const mask = await maskOf(image, { target, segmenter, threads });
  const frame = frameAround(scaleArea(boundsOf(mask), mask, image), image, HOLE_SHARE, SIDE);
  const { width, height, area } = frame;
  await writeRaw(await cropPixels(image, mask, frame), frame, 3, part);
  const open = knownMaskIn(image, mask, frame).map((known) => 255 - known);
  await writeRaw(open, frame, 1, hole);
  return { mask: await toMaskImage(mask), area, width, height };
}

/** Writes the image with the hole filled from `filling`; pixels outside the mask stay as they are. */
export async function fillHole({
  image: file,
  mask: maskFile,
  area,
  filling,
  output,
}: VisionJobs["fillHole"]["input"]): Promise<VisionJobs["fillHole"]["output"]> {
  const image = await decodeRaster(file);
  const mask = await readPlane(maskFile, "brightness");
  const drawn = await decodeRaster(filling);
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  blendFilling(image, mask, area, await rgbAt(drawn, size.width, size.height));
  await writePng(image, output);
  return { width: image.width, height: image.height };
}

/** The smallest area with everything that is masked. */
function boundsOf({ data, width, height }: Plane): Area {
  const bounds = { left: width, top: height, right: 0, bottom: 0 };
  for (const [at, weight] of data.entries()) {
    if (weight === 0) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  return bounds;
}

async function writeRaw(
  pixels: Uint8Array,
  { width, height }: Frame,
  channels: 1 | 3,
  file: string,
): Promise<void> {
  await writeFile(file, await sharp(pixels, { raw: { width, height, channels } }).png().toBuffer());
}
