import "server-only";

import { AppError } from "@/lib/core/errors";

/** First bytes of what a browser's canvas writes. */
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
 * Reads a picture from its `data:` address. Its bytes decide what it is, not what the address says.
 *
 * @throws AppError `unsupported_media` when it is no PNG, JPEG or WebP
 */
export function readPicture(dataUrl: string): { mediaType: string; base64: string } {
  const encoded = /^data:[\w/+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1];
  const bytes = Buffer.from(encoded ?? "", "base64");
  const kind = SIGNATURES.find((signature) => signature.matches(bytes));
  if (!kind) throw new AppError("unsupported_media", "Send the picture as PNG, JPEG or WebP.");
  return { mediaType: kind.mediaType, base64: bytes.toString("base64") };
}
