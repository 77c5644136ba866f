"use client";

/** Side of the box a logo is drawn into: more than the center of the largest code shows. */
const LOGO_PIXELS = 384;

/**
 * Shrinks an image so that it fits into the call. Takes whatever this browser can display, SVG
 * included.
 *
 * @returns a PNG as a data URL
 * @throws Error with a sentence for the user when the file isn't an image
 */
export async function resizeLogo(file: File): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // An SVG without intrinsic dimensions has none here either.
    const [width, height] = [image.naturalWidth || LOGO_PIXELS, image.naturalHeight || LOGO_PIXELS];
    const scale = LOGO_PIXELS / Math.max(width, height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png");
  } catch (cause) {
    throw new Error("Your browser can't open this file as an image. Try a JPEG or PNG.", { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
}
