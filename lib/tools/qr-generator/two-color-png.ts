import "server-only";

import { deflateSync } from "node:zlib";

import { PNG_SIGNATURE, pngChunk } from "@/lib/images/png-chunk";

/** One bit per pixel, a gray or a place in a palette: https://www.w3.org/TR/png-3/#11IHDR */
const BIT_DEPTH = 1;
const COLOR_TYPES = { gray: 0, palette: 3 };
/** What a line begins with: https://www.w3.org/TR/png-3/#9Filter-types */
const FILTERS = { none: Buffer.of(0), up: Buffer.of(2) };

type Channels = readonly [red: number, green: number, blue: number];
type TwoColors = { dark: Channels; light: Channels };

/**
 * Encodes a square image of two colors, with one bit per pixel. General encoders take many times as long, because
 * they look at every pixel's three channels.
 *
 * @param rows scanlines from top to bottom, packed eight pixels to a byte, the leftmost in the highest bit; 1 is
 *   `dark`. Equal scanlines may be the same buffer.
 */
export function encodeTwoColorPng(rows: readonly Buffer[], { dark, light }: TwoColors): Buffer {
  const isGray = isBlackOnWhite({ dark, light });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows.length, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([BIT_DEPTH, isGray ? COLOR_TYPES.gray : COLOR_TYPES.palette], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", header),
    ...(isGray ? [] : [pngChunk("PLTE", Buffer.from([...light, ...dark]))]),
    pngChunk("IDAT", deflateSync(filteredLines(rows, isGray))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Whether two colors need no palette. Without one, an image is decoded several times as fast. */
export function isBlackOnWhite({ dark, light }: TwoColors): boolean {
  return dark.every((channel) => channel === 0) && light.every((channel) => channel === 255);
}

/** Lines that are like the one above are sent as their difference, which is nothing. */
function filteredLines(rows: readonly Buffer[], isGray: boolean): Buffer {
  const nothing = Buffer.alloc(rows[0]?.length ?? 0);
  return Buffer.concat(
    rows.flatMap((row, at) => {
      if (at > 0 && row === rows[at - 1]) return [FILTERS.up, nothing];
      // As grays, bits say how light a pixel is.
      return [FILTERS.none, isGray ? row.map((byte) => ~byte) : row];
    }),
  );
}
