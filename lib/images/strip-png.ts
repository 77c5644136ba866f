const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;

/** Chunks needed to display a PNG in sRGB; all others are metadata. */
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
]);

/**
 * Strips the metadata from a PNG without touching its pixels: text, time, EXIF, color profile and
 * unknown chunks.
 *
 * @param png must be valid: a decoder has accepted it
 */
export function stripPng(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    if (KEPT_CHUNKS.has(png.toString("latin1", at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
