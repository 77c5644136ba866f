import "server-only";

import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One bit per pixel, into a palette: https://www.w3.org/TR/png-3/#11IHDR */
const BIT_DEPTH = 1;
const PALETTE_COLORS = 3;

type Channels = readonly [red: number, green: number, blue: number];

/**
 * Encodes a square image of two colors, with one bit per pixel. General encoders take many times as long, because
 * they look at every pixel's three channels.
 *
 * @param rows scanlines from top to bottom, packed eight pixels to a byte, the leftmost in the highest bit; 1 is
 *   `dark`. Equal scanlines may be the same buffer.
 */
export function encodeTwoColorPng(
  rows: readonly Buffer[],
  { dark, light }: { dark: Channels; light: Channels },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows.length, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([BIT_DEPTH, PALETTE_COLORS], 8);
  const unfiltered = Buffer.alloc(1);
  const scanlines = Buffer.concat(rows.flatMap((row) => [unfiltered, row]));
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from([...light, ...dark])),
    chunk("IDAT", deflateSync(scanlines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Length, type, data, checksum: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(typed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}
