import "server-only";

import { AppError } from "@/lib/core/errors";

/** Magic bytes of the formats a browser canvas can export. */
const SIGNATURES = [
  { mediaType: "image/png", matches: (bytes: Buffer) => startsWith(bytes, "89504e470d0a1a0a") },
  { mediaType: "image/jpeg", matches: (bytes: Buffer) => startsWith(bytes, "ffd8ff") },
  {
    mediaType: "image/webp",
    matches: (bytes: Buffer) =>
      bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
];

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.toString("hex", 0, hex.length / 2) === hex;
}

/**
 * Reads an image from a `data:` URL. The bytes decide the media type, not the one the URL declares.
 *
 * @throws AppError `unsupported_media` when it isn't a PNG, JPEG, or WebP
 */
export function decodeAvatar(dataUrl: string): { mediaType: string; base64: string } {
  const encoded = /^data:[\w/+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1];
  const bytes = Buffer.from(encoded ?? "", "base64");
  const kind = SIGNATURES.find((signature) => signature.matches(bytes));
  if (!kind) throw new AppError("unsupported_media", "Use a PNG, JPEG, or WebP image.");
  return { mediaType: kind.mediaType, base64: bytes.toString("base64") };
}
