/** "GIF89a", and the screen's size, flags, background, and aspect ratio. */
const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** Those that say how often an animation repeats. */
const REPEATS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)/;
/** Place, size, and flags of an image, after its first byte. */
const IMAGE_HEAD_BYTES = 9;

/**
 * Strips everything from a GIF but what shows its images, without touching their pixels: comments, applications' data, and what
 * follows the images.
 *
 * @returns null when it's damaged
 */
export function stripGif(gif: Buffer): Buffer | null {
  if (gif.length < HEAD_BYTES) return null;
  const parts: Buffer[] = [];
  let at = HEAD_BYTES + paletteBytes(gif.readUInt8(10));
  parts.push(gif.subarray(0, at));
  while (at < gif.length) {
    const kind = gif.readUInt8(at);
    if (kind === END) return Buffer.concat([...parts, gif.subarray(at, at + 1)]);
    const end = endOfBlock(gif, at, kind);
    if (end === null) return null;
    if (kind !== EXTENSION || isShown(gif, at)) parts.push(gif.subarray(at, end));
    at = end;
  }
  return null;
}

/** Where a block that begins here ends; null when it isn't whole. */
function endOfBlock(gif: Buffer, at: number, kind: number): number | null {
  if (kind === EXTENSION) return endOfParts(gif, at + 2);
  const flags = at + IMAGE_HEAD_BYTES;
  if (kind !== IMAGE || flags >= gif.length) return null;
  // A palette of its own, and the size of its codes.
  return endOfParts(gif, flags + 1 + paletteBytes(gif.readUInt8(flags)) + 1);
}

/** Parts of up to 255 bytes, each after its length, up to an empty one. */
function endOfParts(gif: Buffer, from: number): number | null {
  for (let at = from; at < gif.length; ) {
    const length = gif.readUInt8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}

function isShown(gif: Buffer, at: number): boolean {
  const label = gif.readUInt8(at + 1);
  if (label === APPLICATION) return REPEATS.test(gif.toString("latin1", at + 3, at + 14));
  return label !== COMMENT;
}

function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}
