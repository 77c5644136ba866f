import sharp, { type Sharp } from "sharp";
import { groundOf } from "@/lib/ocr/pixels/ground";
import type { Raster } from "@/lib/ocr/pixels/raster";
import { recognitionSize } from "@/lib/ocr/recognition-size";
import { createPictureReader } from "@/lib/pdf/picture-reader";

/** An English reader outside of a browser: the same engine and the same rules, all in this process. */
export const createNodeReader = () => createPictureReader("eng");

/** A file as the browser draws it for the engine. */
export async function decodePicture(file: Buffer): Promise<Raster> {
  const { width, height } = await sharp(file).metadata();
  const resized = sharp(file)
    .resize({ ...recognitionSize({ width, height }), fit: "fill" })
    .ensureAlpha()
    .toColourspace("srgb");
  const picture = await rasterOf(resized.clone());
  const background = groundOf(picture);
  return background ? rasterOf(resized.flatten({ background }).ensureAlpha()) : picture;
}

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 4, data };
}
