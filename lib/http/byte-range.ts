/** First and last byte offset, both inclusive and 0-based. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header with a single byte range (RFC 9110, section 14).
 *
 * @returns null to send the whole file: no header, several ranges, or a unit other than bytes;
 *   "unsatisfiable" when the range lies outside the file
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
