import "server-only";

/** Larger ones hold more than the numbers that are kept. */
const MAX_BYTES = 256 * 1024;
const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const MAX_TAGS = 100;
const PRIMARIES = ["rXYZ", "gXYZ", "bXYZ"] as const;
const CURVES = ["rTRC", "gTRC", "bTRC"] as const;
/** Type, reserved bytes, and three numbers of 4 bytes. */
const XYZ_BYTES = 20;
/** Type, reserved bytes, and nine numbers of 4 bytes. */
const MATRIX_BYTES = 44;
const MAX_CURVE_ENTRIES = 4_096;
/** How many numbers each kind of a parametric curve has. */
const CURVE_PARAMETERS = [1, 3, 4, 5, 7] as const;
/** XYZ of D50, which every profile's numbers are relative to. */
const D50 = Buffer.from("0000f6d6000100000000d32d", "hex");
const NAME = "RGB";

/**
 * A color profile with nothing but the numbers of an uploaded one: the primaries, the white, and the curves of its three
 * channels. Colors come out the same, and no name, device, or note of its owner goes along. Nothing is copied unchecked, because
 * the result is served to browsers.
 *
 * See https://www.color.org/specification/ICC.1-2022-05.pdf, sections 7 to 10.
 *
 * @param icc as an image file has it
 * @returns null for a profile that isn't RGB, that converts by tables instead of curves, or that is damaged
 */
export function rebuildRgbProfile(icc: Buffer): Buffer | null {
  if (icc.length < HEADER_BYTES + 4 || icc.length > MAX_BYTES) return null;
  const major = icc.readUInt8(8);
  const text = (at: number) => icc.toString("latin1", at, at + 4);
  const isRgb = text(16) === "RGB " && text(20) === "XYZ " && text(36) === "acsp";
  if (!isRgb || (major !== 2 && major !== 4)) return null;
  const tags = readTags(icc);
  // Where there are tables, they count, and not the curves.
  if (!tags || [...tags.keys()].some((name) => /^(A2B|B2A|D2B|B2D)\d$/.test(name))) return null;
  const primaries = PRIMARIES.map((name) => fixed(tags.get(name), "XYZ ", XYZ_BYTES));
  const curves = CURVES.map((name) => curve(tags.get(name)));
  const white = fixed(tags.get("wtpt"), "XYZ ", XYZ_BYTES);
  const adaptation = fixed(tags.get("chad"), "sf32", MATRIX_BYTES);
  const kept: [string, Buffer | null][] = [
    ["desc", major === 2 ? description() : localized()],
    ["cprt", major === 2 ? plainText() : localized()],
    ["wtpt", white],
    ...PRIMARIES.map((name, at): [string, Buffer | null] => [name, primaries[at] ?? null]),
    ...CURVES.map((name, at): [string, Buffer | null] => [name, curves[at] ?? null]),
  ];
  const whole = kept.flatMap(([name, data]) => (data ? [{ name, data }] : []));
  if (whole.length < kept.length) return null;
  return write(major, adaptation ? [...whole, { name: "chad", data: adaptation }] : whole);
}

/** The data of each tag; null when one lies outside. */
function readTags(icc: Buffer): Map<string, Buffer> | null {
  const count = icc.readUInt32BE(HEADER_BYTES);
  const first = HEADER_BYTES + 4;
  if (count > MAX_TAGS || first + count * TAG_BYTES > icc.length) return null;
  const tags = new Map<string, Buffer>();
  for (let at = first; at < first + count * TAG_BYTES; at += TAG_BYTES) {
    const start = icc.readUInt32BE(at + 4);
    const end = start + icc.readUInt32BE(at + 8);
    if (end > icc.length) return null;
    tags.set(icc.toString("latin1", at, at + 4), icc.subarray(start, end));
  }
  return tags;
}

/** The numbers of a tag of one type and length; null for any other. */
function fixed(tag: Buffer | undefined, type: string, bytes: number): Buffer | null {
  if (!tag || tag.length < bytes || tag.toString("latin1", 0, 4) !== type) return null;
  return typed(type, tag.subarray(8, bytes));
}

function curve(tag: Buffer | undefined): Buffer | null {
  if (!tag || tag.length < 12) return null;
  const type = tag.toString("latin1", 0, 4);
  const end = curveEnd(tag, type);
  return end !== null && end <= tag.length ? typed(type, tag.subarray(8, end)) : null;
}

/** Where the entries of a table, or the numbers of a formula, end; null for anything else. */
function curveEnd(tag: Buffer, type: string): number | null {
  if (type === "curv") {
    const entries = tag.readUInt32BE(8);
    return entries > MAX_CURVE_ENTRIES ? null : 12 + entries * 2;
  }
  const numbers = type === "para" ? CURVE_PARAMETERS[tag.readUInt16BE(8)] : undefined;
  return numbers === undefined ? null : 12 + numbers * 4;
}

/** Type, four reserved bytes, and data. */
function typed(type: string, ...data: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(type, "latin1"), Buffer.alloc(4), ...data]);
}

/** What a profile of version 2 calls itself. */
function description(): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(NAME.length + 1, 0);
  // No name in Unicode, and none for Macintosh.
  return typed(
    "desc",
    length,
    Buffer.from(`${NAME}\0`, "latin1"),
    Buffer.alloc(4 + 4 + 2 + 1 + 67),
  );
}

function plainText(): Buffer {
  return typed("text", Buffer.from("\0", "latin1"));
}

/** What a profile of version 4 calls itself, in English. */
function localized(): Buffer {
  const head = Buffer.alloc(20);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(12, 4);
  head.write("enUS", 8, "latin1");
  head.writeUInt32BE(NAME.length * 2, 12);
  head.writeUInt32BE(28, 16);
  return typed("mluc", head, Buffer.from(NAME, "utf16le").swap16());
}

function write(major: number, tags: readonly { name: string; data: Buffer }[]): Buffer {
  const table = Buffer.alloc(4 + tags.length * TAG_BYTES);
  table.writeUInt32BE(tags.length, 0);
  const body: Buffer[] = [];
  const places = new Map<string, number>();
  let next = HEADER_BYTES + table.length;
  for (const [index, { name, data }] of tags.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    // The three channels often have the same curve.
    const known = padded.toString("latin1");
    const place = places.get(known) ?? next;
    if (place === next) {
      body.push(padded);
      places.set(known, place);
      next += padded.length;
    }
    const at = 4 + index * TAG_BYTES;
    table.write(name, at, "latin1");
    table.writeUInt32BE(place, at + 4);
    table.writeUInt32BE(data.length, at + 8);
  }
  return Buffer.concat([header(major, next), table, ...body]);
}

function header(major: number, bytes: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt32BE(bytes, 0);
  head.writeUInt8(major, 8);
  head.write("mntrRGB XYZ ", 12, "latin1");
  // A date is required; it says nothing.
  for (const [index, part] of [2000, 1, 1].entries()) head.writeUInt16BE(part, 24 + index * 2);
  head.write("acsp", 36, "latin1");
  D50.copy(head, 68);
  return head;
}
