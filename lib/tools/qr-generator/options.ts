/** Side of the image in pixels. The step is the slider's; the API accepts any whole number. */
export const QR_SIZE = { min: 128, max: 1024, step: 32, default: 512 } as const;
/** Quiet zone in modules. */
export const QR_MARGIN = { min: 0, max: 10, step: 1, default: 2 } as const;

/** Error correction levels: the share of a damaged code that each restores. */
export const QR_LEVELS = [
  { value: "L", label: "L · 7%" },
  { value: "M", label: "M · 15%" },
  { value: "Q", label: "Q · 25%" },
  { value: "H", label: "H · 30%" },
] as const;

/** Output formats. */
export const QR_FORMATS = ["png", "svg"] as const;
/** Default colors. */
export const QR_COLORS = { dark: "#000000", light: "#ffffff" } as const;

/** A logo hides modules; only the highest level can make up for that. */
export const LOGO_LEVEL = "H";

/** Exact text of requirement QR-03. */
export const BLANK_TEXT = "Enter text or URL to encode";

/** An error correction level. */
export type QrLevel = (typeof QR_LEVELS)[number]["value"];
/** An output format. */
export type QrFormat = (typeof QR_FORMATS)[number];

/** Returns a text's length in UTF-8 bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
