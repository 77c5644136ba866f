import { writeFile } from "node:fs/promises";

import type { ImageJobs } from "@/lib/images/jobs";
import { openImage, throwDecodeError } from "@/lib/images/open-image";
import { encodePgm } from "@/lib/ocr/pixels/raster";
import { recognitionSize } from "@/lib/ocr/recognition-size";

type Job = ImageJobs["toGray"];

/**
 * Writes an image as OCR reads it: upright, gray, on white where it's transparent, at the size that the engine reads best.
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
  const { data, info } = await pipeline()
    .flatten({ background: "white" })
    .resize({ ...recognitionSize(natural, isVertical), fit: "fill" })
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwDecodeError);
  const { width, height } = info;
  await writeFile(target, encodePgm({ width, height, channels: 1, data }));
  return { width, height };
}
