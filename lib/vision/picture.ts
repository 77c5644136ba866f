import sharp from "sharp";

/** Decoded pixels: sRGB, upright, four bytes each, rows from the top. */
export type Picture = { rgba: Buffer; width: number; height: number };

/** One number from 0 to 255 for each pixel. */
export type Plane = { data: Uint8Array; width: number; height: number };

/** What else is behind a limit of the upload stays behind it here. */
const MAX_PIXELS = 100_000_000;

/** Decodes a picture's first frame. */
export async function openPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

/** The picture in another size, three bytes a pixel, on white where it is transparent. */
export async function rgbAt(picture: Picture, width: number, height: number): Promise<Buffer> {
  // Two steps, for sharp flattens after it resizes, whatever the order of the calls.
  const { data } = await sharp(picture.rgba, { raw: { ...sizeOf(picture), channels: 4 } })
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

export async function resizePlane(plane: Plane, width: number, height: number): Promise<Plane> {
  if (plane.width === width && plane.height === height) return plane;
  const data = await sharp(plane.data, { raw: { ...sizeOf(plane), channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** One channel of a picture file as a plane: its brightness, or its alpha. */
export async function readPlane(file: string, channel: "brightness" | "alpha"): Promise<Plane> {
  const source = sharp(file, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const one =
    channel === "alpha"
      ? source.ensureAlpha().extractChannel("alpha")
      : source.flatten({ background: "#000" }).toColourspace("b-w").extractChannel(0);
  const { data, info } = await one.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Writes a picture as PNG, without an alpha channel when it has no transparent pixel. */
export async function writePng(picture: Picture, file: string): Promise<void> {
  const image = sharp(picture.rgba, { raw: { ...sizeOf(picture), channels: 4 } });
  const opaque = isOpaque(picture.rgba);
  await (opaque ? image.removeAlpha() : image).png({ compressionLevel: 6 }).toFile(file);
}

/** A plane as PNG with one channel. */
export async function planeToPng(plane: Plane): Promise<Uint8Array> {
  return sharp(plane.data, { raw: { ...sizeOf(plane), channels: 1 } })
    .toColourspace("b-w")
    .png()
    .toBuffer();
}

/** The largest size of the same shape whose longer side is at most `maxSide`; never larger than it was. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  maxSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
