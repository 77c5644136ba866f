import { toBuffer } from "qrcode";

import { QR_MARGIN, type QrLevel } from "@/lib/tools/qr-generator/options";

export const LINK = "https://example.com/menu?table=12";

/** What codes are measured at. */
export const QR_SIZES: readonly { size: number; errorCorrectionLevel: QrLevel }[] = [
  { size: 512, errorCorrectionLevel: "M" },
  { size: 1024, errorCorrectionLevel: "H" },
];

/** The same code drawn by `qrcode`. */
export function drawBeside(
  text: string,
  { size, errorCorrectionLevel }: (typeof QR_SIZES)[number],
) {
  return toBuffer(text, { width: size, margin: QR_MARGIN.default, errorCorrectionLevel });
}
