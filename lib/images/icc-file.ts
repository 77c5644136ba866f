const HEADER_BYTES = 128;
const TAG_BYTES = 12;
/** XYZ of D50, which every profile's numbers are relative to. */
const D50 = Buffer.from("0000f6d6000100000000d32d", "hex");
const NAME = "RGB";

type Tag = { name: string; data: Buffer };

/**
 * A color profile of RGB with nothing in it but its numbers.
 *
 * See https://www.color.org/specification/ICC.1-2022-05.pdf, sections 7 to 10.
 *
 * @param tags its white, primaries, and curves, in the order in which they are written
 */
export function writeRgbProfile(major: 2 | 4, tags: readonly Tag[]): Buffer {
  const named = [
    { name: "desc", data: major === 2 ? description() : localized() },
    { name: "cprt", data: major === 2 ? plainText() : localized() },
    ...tags,
  ];
  const table = Buffer.alloc(4 + named.length * TAG_BYTES);
  table.writeUInt32BE(named.length, 0);
  const body: Buffer[] = [];
  const places = new Map<string, number>();
  let next = HEADER_BYTES + table.length;
  for (const [index, { name, data }] of named.entries()) {
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

/** Type, four reserved bytes, and data. */
export function typed(type: string, ...data: Buffer[]): Buffer {
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
