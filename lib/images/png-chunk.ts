import "server-only";

import { crc32, deflateSync } from "node:zlib";

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The signature and the header, which comes first: length, type, 13 bytes, checksum. */
export const PNG_HEAD_BYTES = PNG_SIGNATURE.length + 4 + 4 + 13 + 4;

/**
 * The chunks of a PNG by their type, each type's last one.
 *
 * @throws Error when it's no PNG, ends early, or a checksum is wrong
 */
export function pngChunks(png: Buffer): Map<string, Buffer> {
  if (!png.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) throw new Error("not a PNG");
  const chunks = new Map<string, Buffer>();
  let at = PNG_SIGNATURE.length;
  while (at < png.length) {
    const end = at + 8 + png.readUInt32BE(at);
    const typed = png.subarray(at + 4, end);
    if (png.readUInt32BE(end) !== crc32(typed)) throw new Error("a damaged PNG");
    chunks.set(typed.toString("latin1", 0, 4), typed.subarray(4));
    at = end + 4;
  }
  return chunks;
}

/** Length, type, data, checksum: https://www.w3.org/TR/png-3/#5Chunk-layout */
export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(typed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

/** Name, compression method, compressed profile: https://www.w3.org/TR/png-3/#11iCCP */
export function profileChunk(profile: Buffer): Buffer {
  return pngChunk("iCCP", Buffer.concat([Buffer.from("RGB\0\0"), deflateSync(profile)]));
}
