import { MAX_AVATAR_SIDE_PIXELS } from "@/lib/account/schema";

const QUALITY = 0.85;

/**
 * Crops a photo to a square and shrinks it, as a `data:` URL. Metadata such as location and camera
 * is left behind.
 *
 * @throws Error with a sentence for the user when the browser can't read the file
 */
export async function resizeAvatar(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error("Your browser can't open this file as an image. Try a JPEG or PNG.");
  });
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(side, MAX_AVATAR_SIDE_PIXELS);
  canvas.height = canvas.width;
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  canvas
    .getContext("2d")
    ?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A browser that can't encode WebP writes a PNG instead.
  return canvas.toDataURL("image/webp", QUALITY);
}
