/** "RIFF", size, and "WEBP". */
const HEAD_BYTES = 12;
/** Type and size before a chunk's data. */
const CHUNK_HEAD_BYTES = 8;
/** Of an extended file's flags, which also name a color profile and metadata. */
const PROFILE = 0x20;
const ANIMATED = 0x02;
const ALPHA = 0x10;
/** Place, size, and time of a frame, before its chunks. */
const FRAME_HEAD_BYTES = 16;

type Chunk = { type: string; data: Buffer };

/**
 * Strips everything from a WebP but what shows its image, without touching its pixels: EXIF, XMP, a color profile, chunks that
 * nobody knows, and what follows the image.
 *
 * @returns null when it's damaged
 */
export function stripWebp(webp: Buffer): Buffer | null {
  if (webp.length < HEAD_BYTES) return null;
  const end = CHUNK_HEAD_BYTES + webp.readUInt32LE(4);
  const chunks = readChunks(webp.subarray(HEAD_BYTES, end));
  const shown = chunks && end <= webp.length ? shownChunks(chunks) : null;
  if (!shown) return null;
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...shown.map(writeChunk)]);
  return writeChunk({ type: "RIFF", data: body });
}

/**
 * A WebP with a color profile.
 *
 * @param stripped what `stripWebp` made of one that had a profile
 * @returns null when it had none
 */
export function withWebpProfile(stripped: Buffer, icc: Buffer): Buffer | null {
  const [first, ...rest] = readChunks(stripped.subarray(HEAD_BYTES)) ?? [];
  if (first?.type !== "VP8X") return null;
  const data = Buffer.from(first.data);
  data.writeUInt8(data.readUInt8(0) | PROFILE, 0);
  const chunks = [{ type: "VP8X", data }, { type: "ICCP", data: icc }, ...rest];
  const body = Buffer.concat([Buffer.from("WEBP", "latin1"), ...chunks.map(writeChunk)]);
  return writeChunk({ type: "RIFF", data: body });
}

/** @returns null when one ends outside */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length; ) {
    const from = at + CHUNK_HEAD_BYTES;
    if (from > bytes.length) return null;
    const end = from + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) return null;
    chunks.push({ type: bytes.toString("latin1", at, at + 4), data: bytes.subarray(from, end) });
    // To an even number.
    at = end + (end & 1);
  }
  return chunks;
}

function shownChunks([first, ...rest]: Chunk[]): Chunk[] | null {
  if (first?.type !== "VP8X") return first ? stillChunks([first]) : null;
  if (first.data.length < 10) return null;
  const data = Buffer.from(first.data.subarray(0, 10));
  const flags = data.readUInt8(0) & (ANIMATED | ALPHA);
  // Three reserved bytes follow.
  data.writeUInt32LE(flags, 0);
  const shown = flags & ANIMATED ? movingChunks(rest) : stillChunks(rest);
  return shown && [{ type: "VP8X", data }, ...shown];
}

/** The chunks of an image: its transparency, if it has one apart, and its pixels. */
function stillChunks(chunks: readonly Chunk[]): Chunk[] | null {
  const pixels = chunks.find(({ type }) => type === "VP8 " || type === "VP8L");
  if (!pixels) return null;
  const alpha = chunks.find(({ type }) => type === "ALPH");
  return alpha && pixels.type === "VP8 " ? [alpha, pixels] : [pixels];
}

function movingChunks(chunks: readonly Chunk[]): Chunk[] | null {
  const settings = chunks.find(({ type }) => type === "ANIM");
  const frames = chunks.filter(({ type }) => type === "ANMF").map(shownFrame);
  const shown = frames.filter((frame) => frame !== null);
  return settings && shown.length > 0 && shown.length === frames.length
    ? [settings, ...shown]
    : null;
}

function shownFrame({ type, data }: Chunk): Chunk | null {
  const chunks = readChunks(data.subarray(FRAME_HEAD_BYTES));
  const shown = chunks && stillChunks(chunks);
  const head = data.subarray(0, FRAME_HEAD_BYTES);
  return shown && { type, data: Buffer.concat([head, ...shown.map(writeChunk)]) };
}

function writeChunk({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head.write(type, 0, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
}
