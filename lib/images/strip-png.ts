const SIGNATURE_BYTES = 8;
/** Length, name and checksum around a chunk's own bytes. */
const FRAME_BYTES = 12;

/** What a decoder needs to show a PNG in sRGB; every other chunk says something about it. */
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
 * A PNG without its metadata, its pixels untouched: text, time, EXIF, colour profile and unknown chunks
 * are left out.
 *
 * @param png that a decoder accepted
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
