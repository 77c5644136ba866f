const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP14 = 0xee;
/** Frames, Huffman and arithmetic tables: all of these but one that is reserved. */
const FRAMES_AND_TABLES = { from: 0xc0, to: 0xcf, reserved: 0xc8 };
/** Quantization tables, number of lines, restart interval, and scans. */
const OTHER_KEPT = new Set([0xdb, 0xdc, 0xdd, SOS]);

/** Marker, length, name, version, and density; a thumbnail may follow. */
const JFIF_BYTES = 18;
/** Marker, length, name, and how colors are stored. */
const ADOBE_BYTES = 16;

/**
 * Strips everything from a JPEG but what shows its image, without touching its pixels: comments, applications' segments, a
 * thumbnail, and what follows the image. Its color profile and orientation go, too.
 *
 * @returns null when it isn't clear where the image ends
 */
export function stripJpeg(jpeg: Buffer): Buffer | null {
  const kept = [jpeg.subarray(0, 2)];
  for (let at = 2; ; ) {
    // Any number of these may precede a marker.
    while (jpeg[at] === 0xff && jpeg[at + 1] === 0xff) at += 1;
    const marker = jpeg[at] === 0xff ? jpeg[at + 1] : undefined;
    if (marker === EOI) return Buffer.concat([...kept, jpeg.subarray(at, at + 2)]);
    if (marker === undefined || !hasLength(marker) || at + 4 > jpeg.length) return null;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const next = marker === SOS ? endOfScan(jpeg, end) : end;
    kept.push(shownPart(marker, jpeg.subarray(at, next)));
    at = next;
  }
}

function hasLength(marker: number): boolean {
  return marker >= FRAMES_AND_TABLES.from && (marker < 0xd0 || marker >= SOS);
}

/** Where the next marker is after a scan's data, in which 0xff stands before a zero or the number of a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker !== 0xff && marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return jpeg.length;
}

/** What of a segment it takes to show the image; nothing of most. */
function shownPart(marker: number, segment: Buffer): Buffer {
  const { from, to, reserved } = FRAMES_AND_TABLES;
  const isFrameOrTable = marker >= from && marker <= to && marker !== reserved;
  if (isFrameOrTable || OTHER_KEPT.has(marker)) return segment;
  if (marker === APP0 && isNamed(segment, "JFIF\0", JFIF_BYTES)) {
    const head = headOf(segment, JFIF_BYTES);
    // Width and height of the thumbnail.
    head.fill(0, JFIF_BYTES - 2);
    return head;
  }
  if (marker === APP14 && isNamed(segment, "Adobe", ADOBE_BYTES))
    return headOf(segment, ADOBE_BYTES);
  return segment.subarray(0, 0);
}

function isNamed(segment: Buffer, name: string, minBytes: number): boolean {
  return segment.length >= minBytes && segment.toString("latin1", 4, 4 + name.length) === name;
}

/** The first bytes of a segment as a segment of their own. */
function headOf(segment: Buffer, bytes: number): Buffer {
  const head = Buffer.from(segment.subarray(0, bytes));
  head.writeUInt16BE(bytes - 2, 2);
  return head;
}
