import { writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";

import type { ImageJobs } from "@/lib/images/jobs";
import { openImage, throwDecodeError } from "@/lib/images/open-image";
import { groundOf } from "@/lib/ocr/pixels/ground";
import { encodePgm } from "@/lib/ocr/pixels/raster";
import { recognitionSize } from "@/lib/ocr/recognition-size";

type Job = ImageJobs["toGray"];

/**
 * Writes an image as OCR reads it: upright, gray, at the size that the engine reads best, and where it's transparent on the
 * ground that its writing stands out from.
 *
 * @throws AppError as `openImage`
 */
export async function toGray({
  source,
  target,
  limits,
  isVertical,
}: Job["input"]): Promise<Job["output"]> {
  const { pipeline, ...natural } = await openImage(source, limits);
  const resized = () => pipeline().resize({ ...recognitionSize(natural, isVertical), fit: "fill" });
  const background = natural.hasAlpha ? await findGround(resized()) : "white";
  const { data, info } = await resized()
    .flatten({ background })
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwDecodeError);
  const { width, height } = info;
  await writeFile(target, encodePgm({ width, height, channels: 1, data }));
  return { width, height };
}

async function findGround(image: Sharp): Promise<string> {
  const { data, info } = await image
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true })
    .catch(throwDecodeError);
  return groundOf({ width: info.width, height: info.height, channels: 4, data }) ?? "white";
}
