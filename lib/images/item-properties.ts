import type { Box } from "@/lib/images/iso-boxes";

/** Version and flags. */
const VERSION_BYTES = 4;
/** No still image consists of as many. */
const MAX_ITEMS = 1_000;

/** Which properties an item has: their numbers in the list of all, which begins with 1. */
export type ItemProperties = {
  id: number;
  /** Where they are counted, where the first one's number is, and where they end. */
  countedAt: number;
  from: number;
  end: number;
};

/**
 * What the box `ipma` says: ISO/IEC 23008-12, 9.3. The highest bit of a property's number says that a reader has to know it.
 *
 * @returns null when it's damaged
 */
export function readItemProperties(
  file: Buffer,
  { from, end }: Box,
): { items: ItemProperties[]; numberBytes: 1 | 2 } | null {
  const idBytes = file[from] === 0 ? 2 : 4;
  const numberBytes = ((file[from + 3] ?? 0) & 1) === 1 ? 2 : 1;
  const items: ItemProperties[] = [];
  let at = from + VERSION_BYTES + 4;
  const count = readNumber(file, at - 4, 4, end);
  if (count === null || count > MAX_ITEMS) return null;
  while (items.length < count) {
    const id = readNumber(file, at, idBytes, end);
    const many = readNumber(file, at + idBytes, 1, end);
    if (id === null || many === null) return null;
    const first = at + idBytes + 1;
    at = first + many * numberBytes;
    if (at > end) return null;
    items.push({ id, countedAt: first - 1, from: first, end: at });
  }
  return { items, numberBytes };
}

/** @returns null where it would go on behind the end */
export function readNumber(file: Buffer, at: number, bytes: number, end: number): number | null {
  return at + bytes <= end ? file.readUIntBE(at, bytes) : null;
}
