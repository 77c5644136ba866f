import sharp from "sharp";

/** Decoded pixels: sRGB, upright, RGBA with 4 bytes per pixel, rows from the top. */
export type Raster = { rgba: Buffer; width: number; height: number };

/** A single channel: 0 to 255 per pixel, rows from the top. */
export type Plane = { data: Uint8Array; width: number; height: number };

/** A backstop; the upload limit is enforced before. */
const MAX_PIXELS = 100_000_000;

/** Decodes an image's first frame. */
export async function decodeRaster(file: string): Promise<Raster> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .toColorspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

/** Resizes an image to RGB, 3 bytes per pixel; transparency becomes white. */
export async function rgbAt(image: Raster, width: number, height: number): Promise<Buffer> {
  // sharp always flattens after resizing, whatever the order of the calls.
  const { data } = await sharp(image.rgba, { raw: { ...dimensionsOf(image), channels: 4 } })
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/**
 * Resizes a plane with cubic interpolation; returns the same object when the size already matches.
 */
export async function resizePlane(plane: Plane, width: number, height: number): Promise<Plane> {
  if (plane.width === width && plane.height === height) return plane;
  const data = await sharp(plane.data, { raw: { ...dimensionsOf(plane), channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Reads one channel of an image file: its brightness, on black where transparent, or its alpha. */
export async function readPlane(file: string, channel: "brightness" | "alpha"): Promise<Plane> {
  const source = sharp(file, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const one =
    channel === "alpha"
      ? source.ensureAlpha().extractChannel("alpha")
      : source.flatten({ background: "#000" }).toColorspace("b-w").extractChannel(0);
  const { data, info } = await one.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reads how much bluer than red and green the pixels of an image file are, stretched to a size; 0 where they aren't. */
export async function readBlueness(file: string, width: number, height: number): Promise<Plane> {
  const rgb = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .toColorspace("srgb")
    .resize(width, height, { fit: "fill" })
    .flatten({ background: "#000" })
    .raw({ depth: "uchar" })
    .toBuffer();
  const data = new Uint8Array(width * height);
  for (const at of data.keys()) {
    const other = Math.max(rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0);
    data[at] = Math.max(0, (rgb[at * 3 + 2] ?? 0) - other);
  }
  return { data, width, height };
}

/** Writes an image as PNG, without an alpha channel when every pixel is opaque. */
export async function writePng(image: Raster, file: string): Promise<void> {
  const pipeline = sharp(image.rgba, { raw: { ...dimensionsOf(image), channels: 4 } });
  const opaque = isOpaque(image.rgba);
  await (opaque ? pipeline.removeAlpha() : pipeline).png({ compressionLevel: 6 }).toFile(file);
}

/** Encodes a plane as a single-channel PNG. */
export async function planeToPng(plane: Plane): Promise<Uint8Array> {
  return sharp(plane.data, { raw: { ...dimensionsOf(plane), channels: 1 } })
    .toColorspace("b-w")
    .png()
    .toBuffer();
}

/**
 * Scales dimensions down, keeping the aspect ratio, so that the longer side is at most `maxSide`;
 * never enlarges.
 */
export function scaleToFit(
  { width, height }: { width: number; height: number },
  maxSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Picks the dimensions of an object with other properties. */
export function dimensionsOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
