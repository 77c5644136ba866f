import type { Box } from "@/lib/images/iso-boxes";

type Place = { from: number; end: number };

/** How an item's data is found: by its place in the file, or in a box of its own. */
const IN_FILE = 0;
const IN_BOX = 1;
/** No still image has as many, and each is compared with all boxes. */
const MAX_PLACES = 10_000;

/**
 * Where the data of a file's items is, as its box `iloc` says: ISO/IEC 14496-12, 8.11.3.
 *
 * @param idat the box that has data of its own
 * @returns null when it's damaged, or says it in a way that hardly any file does
 */
export function readItemPlaces(file: Buffer, iloc: Box, idat: Box | undefined): Place[] | null {
  let at = iloc.from;
  let isDamaged = false;
  const number = (bytes: number): number => {
    if (bytes === 0) return 0;
    const value = at + bytes <= iloc.end ? unsigned(file, at, bytes) : null;
    isDamaged ||= value === null;
    at += bytes;
    return value ?? 0;
  };
  const version = number(1);
  number(3);
  const [offsetAndLength, baseAndIndex] = [number(1), number(1)];
  const [offsetBytes, lengthBytes] = [offsetAndLength >> 4, offsetAndLength & 15];
  const [baseBytes, indexBytes] = [baseAndIndex >> 4, version === 0 ? 0 : baseAndIndex & 15];
  const places: Place[] = [];
  for (let items = number(version < 2 ? 2 : 4); items > 0 && !isDamaged; items -= 1) {
    number(version < 2 ? 2 : 4);
    const method = version === 0 ? IN_FILE : number(2) & 15;
    const isElsewhere = number(2) !== 0;
    const start = number(baseBytes) + (method === IN_BOX ? (idat?.from ?? Number.NaN) : 0);
    if (isElsewhere || (method !== IN_FILE && method !== IN_BOX)) return null;
    for (let extents = number(2); extents > 0 && !isDamaged; extents -= 1) {
      number(indexBytes);
      const from = start + number(offsetBytes);
      const length = number(lengthBytes);
      // Without a length, it's all of the file.
      if (length === 0) return null;
      if (places.length >= MAX_PLACES) return null;
      places.push({ from, end: from + length });
    }
  }
  return isDamaged || version > 2 ? null : places;
}

/** @returns null for lengths that there aren't */
function unsigned(file: Buffer, at: number, bytes: number): number | null {
  if (bytes === 8) return Number(file.readBigUInt64BE(at));
  return bytes <= 4 ? file.readUIntBE(at, bytes) : null;
}
