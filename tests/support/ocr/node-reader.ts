import sharp from "sharp";

import type { Raster } from "@/lib/ocr/pixels/raster";
import { recognitionSize } from "@/lib/ocr/recognition-size";
import { createPictureReader } from "@/lib/pdf/picture-reader";

/** An English reader outside of a browser: the same engine and the same rules, all in this process. */
export const createNodeReader = () => createPictureReader("eng");

/** A file as the browser draws it for the engine. */
export async function decodePicture(file: Buffer): Promise<Raster> {
  const { width, height } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .flatten({ background: "white" })
    .resize({ ...recognitionSize({ width, height }), fit: "fill" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 4, data };
}
