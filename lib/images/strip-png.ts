const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;

/** Chunks needed to display a PNG in sRGB, at its size and with its frames; all others are metadata. */
const KEPT_CHUNKS = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "sRGB",
  "cHRM",
  "sBIT",
  "cICP",
  "bKGD",
  "pHYs",
  "acTL",
  "fcTL",
  "fdAT",
]);

/**
 * Strips the metadata from a PNG without touching its pixels: text, time, EXIF, color profile,
 * unknown chunks, and what follows the image.
 *
 * @param png must be valid: a decoder has accepted it
 */
export function stripPng(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    if (KEPT_CHUNKS.has(type)) kept.push(png.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  return Buffer.concat(kept);
}
