/**
 * Time to draw a QR code and read it back, compared with `qrcode` drawing one of the same size, in turns.
 *
 * Run with `node bench/run.mjs qr`.
 */
import { toBuffer } from "qrcode";

import { qrContract } from "@/lib/tools/qr-generator/contract";
import { drawCode } from "@/lib/tools/qr-generator/draw-code";
import type { QrLevel } from "@/lib/tools/qr-generator/options";
import { printRow } from "./support/print-row";
import { median } from "./support/statistics";

const ROUNDS = 31;
const SIZES: { size: number; level: QrLevel }[] = [
  { size: 512, level: "M" },
  { size: 1024, level: "H" },
];
const TEXTS = {
  link: "https://example.com/menu?table=12",
  contact: "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nEND:VCARD".repeat(4),
};

for (const [name, text] of Object.entries(TEXTS)) {
  for (const { size, level } of SIZES) {
    const input = qrContract.input.parse({ text, size, errorCorrectionLevel: level });
    const options = { width: size, margin: input.margin, errorCorrectionLevel: level };
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await milliseconds(() => toBuffer(text, options)));
      ours.push(await milliseconds(() => drawCode(input, null)));
    }
    const [product, beside] = [median(ours), median(theirs)];
    printRow({
      name: `qr, ${name}, ${size} px ${level}`,
      product: `${product.toFixed(1)} ms`,
      beside: `${beside.toFixed(1)} ms`,
      ratio: product / beside,
    });
  }
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
