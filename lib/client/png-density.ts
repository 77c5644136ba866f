"use client";

/** Signature and first chunk of a PNG; the density comes before its pixels. */
const HEAD_BYTES = 33;
const INCHES_IN_METER = 39.3701;

/** A PNG that says at which size it's to be printed. */
export async function withDensity(png: Blob, perInch: number): Promise<Blob> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMeter = Math.round(perInch * INCHES_IN_METER);
  view.setUint32(0, 9);
  chunk.set(
    [..."pHYs"].map((letter) => letter.charCodeAt(0)),
    4,
  );
  view.setUint32(8, perMeter);
  view.setUint32(12, perMeter);
  // In meters.
  view.setUint8(16, 1);
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  return new Blob([png.slice(0, HEAD_BYTES), chunk, png.slice(HEAD_BYTES)], { type: png.type });
}

/** The checksum of PNG chunks, bit by bit: it's 13 bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
