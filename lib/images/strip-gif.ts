/** "GIF89a", and the screen's size, flags, background, and aspect ratio. */
const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
/** What says how long a frame stays, and which color is transparent. */
const CONTROL = 0xf9;
/** With its head, and without the empty part at its end. */
const CONTROL_BYTES = 7;
const APPLICATION = 0xff;
/** Those that say how often an animation repeats, in one part behind the name. */
const REPEATS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)/;
const NAME_BYTES = 11;
const REPEATS_BYTES = 18;
/** Place, size, and flags of an image, after its first byte. */
const IMAGE_HEAD_BYTES = 9;

/**
 * Strips everything from a GIF but what shows its images, without touching their pixels: comments, text, applications' data, and what
 * follows the images. What readers forgive is mended: a last byte that is missing or wrong.
 *
 * @returns null when it's damaged
 */
export function stripGif(gif: Buffer): Buffer | null {
  if (gif.length < HEAD_BYTES) return null;
  let at = HEAD_BYTES + paletteBytes(gif.readUInt8(10));
  const parts = [gif.subarray(0, at)];
  let hasImage = false;
  // For readers, a zero is the end, too.
  while (gif[at]) {
    const kind = gif.readUInt8(at);
    if (kind === END) break;
    const end = endOfBlock(gif, at, kind);
    if (end === null) return null;
    if (kind === IMAGE) parts.push(gif.subarray(at, end));
    if (kind === EXTENSION) parts.push(...shownOf(gif.subarray(at, end)));
    hasImage ||= kind === IMAGE;
    at = end;
  }
  return hasImage ? Buffer.concat([...parts, Buffer.from([END])]) : null;
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

/** What of an extension shows images: its head and the parts that are known, with an empty one behind them. */
function shownOf(extension: Buffer): Buffer[] {
  const length = shownBytes(extension);
  return length ? [extension.subarray(0, length), Buffer.alloc(1)] : [];
}

function shownBytes(extension: Buffer): number {
  const [label, length] = extension.subarray(1, 3);
  if (label === CONTROL) return length === CONTROL_BYTES - 3 ? CONTROL_BYTES : 0;
  const name = extension.toString("latin1", 3, 3 + NAME_BYTES);
  if (label !== APPLICATION || length !== NAME_BYTES || !REPEATS.test(name)) return 0;
  return extension[3 + NAME_BYTES] === 3 ? REPEATS_BYTES : 0;
}

function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}
