"use client";

/** Edge of the box a logo is drawn into: more than the middle of the largest code shows. */
const LOGO_PIXELS = 384;

/**
 * Draws a picture small, so that it travels inside the call. Takes whatever this browser can show, SVG
 * included.
 *
 * @returns a PNG as a data URL
 * @throws Error with a sentence for the user when the file is no picture
 */
export async function shrinkLogo(file: File): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    // An SVG without a size of its own has none here either.
    const [width, height] = [
      picture.naturalWidth || LOGO_PIXELS,
      picture.naturalHeight || LOGO_PIXELS,
    ];
    const scale = LOGO_PIXELS / Math.max(width, height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png");
  } catch (cause) {
    throw new Error("This file is no picture that your browser can read.", { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
}
