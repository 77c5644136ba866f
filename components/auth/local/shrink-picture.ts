import { MAX_PICTURE_SIDE_PIXELS } from "@/lib/account/schema";

const QUALITY = 0.85;

/**
 * Draws a picture anew, square and small, as a `data:` address. What is in the file beside its pixels
 * (place, camera) does not come along.
 *
 * @throws Error with a sentence for the user when the browser cannot read the file
 */
export async function shrinkPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error("This file is no picture that your browser can read. Try a JPG or PNG.");
  });
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(side, MAX_PICTURE_SIDE_PIXELS);
  canvas.height = canvas.width;
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  canvas
    .getContext("2d")
    ?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A browser that cannot write WebP writes PNG instead.
  return canvas.toDataURL("image/webp", QUALITY);
}
