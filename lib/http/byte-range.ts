/** First and last byte, both counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header for one part of a file (RFC 9110, section 14).
 *
 * @returns null when the whole file is to be sent: no header, more than one part, or another unit;
 *   "unsatisfiable" when the part lies outside the file
 */
export function parseRange(
  header: string | null,
  byteSize: number,
): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), byteSize);
    return length === 0 ? "unsatisfiable" : { start: byteSize - length, end: byteSize - 1 };
  }
  const start = Number(from);
  const end = to === "" ? byteSize - 1 : Math.min(Number(to), byteSize - 1);
  if (to !== "" && Number(to) < start) return null;
  return start >= byteSize ? "unsatisfiable" : { start, end };
}
