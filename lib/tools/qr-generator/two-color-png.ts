import "server-only";

import { deflateSync, inflateSync } from "node:zlib";

import { PNG_SIGNATURE, pngChunk, pngChunks } from "@/lib/images/png-chunk";

/** One bit per pixel, a gray or a place in a palette: https://www.w3.org/TR/png-3/#11IHDR */
const BIT_DEPTH = 1;
const COLOR_TYPES = { gray: 0, palette: 3 };
/** What a line begins with: https://www.w3.org/TR/png-3/#9Filter-types */
const FILTERS = { none: Buffer.of(0), up: Buffer.of(2) };
const HEADER_BYTES = 13;
const GRAYS = [
  [0, 0, 0],
  [255, 255, 255],
] as const;

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
  const header = Buffer.alloc(HEADER_BYTES);
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

/** An image of two colors: `colors[1]` where the bit of a pixel is set, its lines packed like scanlines. */
export type TwoColorImage = {
  size: number;
  lines: readonly Buffer[];
  colors: readonly (readonly number[])[];
};

/**
 * Decodes what `encodeTwoColorPng` makes, from the bytes of the file. General decoders take ten times as long, because they
 * make eight bits or more of each.
 *
 * @throws Error for any other file, and for one whose checksums are wrong
 */
export function decodeTwoColorPng(png: Buffer): TwoColorImage {
  const chunks = pngChunks(png);
  const [header, palette, data] = ["IHDR", "PLTE", "IDAT"].map((type) => chunks.get(type));
  if (!header || !data || header[8] !== BIT_DEPTH) throw new Error("not a PNG of two colors");
  const size = header.readUInt32BE(0);
  const bytes = Math.ceil(size / 8);
  const filtered = inflateSync(data, { maxOutputLength: size * (bytes + 1) });
  const lines: Buffer[] = [];
  for (let at = 0; at < filtered.length; at += bytes + 1) {
    const line = filtered.subarray(at + 1, at + 1 + bytes);
    lines.push(filtered[at] === FILTERS.up[0] ? addLines(line, lines.at(-1)) : line);
  }
  const colors = palette ? [[...palette.subarray(0, 3)], [...palette.subarray(3, 6)]] : GRAYS;
  return { size, lines, colors };
}

function addLines(line: Buffer, above: Buffer | undefined): Buffer {
  if (!above || line.every((byte) => byte === 0)) return above ?? line;
  return line.map((byte, at) => byte + (above[at] ?? 0)) as Buffer;
}

/** Whether two colors need no palette. Without one, an image is decoded several times as fast. */
function isBlackOnWhite({ dark, light }: TwoColors): boolean {
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
