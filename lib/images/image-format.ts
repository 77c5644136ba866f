import { beginsAsSvg } from "@/lib/images/svg-root";

/** Image formats that can be decoded. */
export type ImageFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff" | "svg";

/** Format as detected from the first bytes; `heic` is recognized but can't be decoded. */
export type SniffedFormat = ImageFormat | "heic" | null;

/** Number of leading bytes needed to detect the format. */
export const SNIFF_BYTES = 4096;

/** HEIF brands with HEVC-coded images, for which no free decoder is available here. */
const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const AVIF_BRANDS = new Set(["avif", "avis"]);

/**
 * Detects an image format from the file's first bytes; its name and declared type play no part.
 *
 * @returns null when it isn't an image that we know
 */
export function sniffImageFormat(head: Uint8Array): SniffedFormat {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(0, 6) === "GIF87a" || ascii(0, 6) === "GIF89a") return "gif";
  if (["II*\0", "MM\0*", "II+\0", "MM\0+"].includes(ascii(0, 4))) return "tiff";
  if (ascii(4, 8) === "ftyp") return sniffHeif(bytes);
  return beginsAsSvg(bytes.toString("utf8")) ? "svg" : null;
}

/** Whether a file may be an SVG: it begins like markup. Some that do aren't. */
export function mayBeSvg(head: Uint8Array): boolean {
  return Buffer.from(head.buffer, head.byteOffset, head.byteLength)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart()
    .startsWith("<");
}

/** The four-letter brands are listed in the file's first box. */
function sniffHeif(bytes: Buffer): SniffedFormat {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(bytes.toString("latin1", at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return "avif";
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : null;
}
