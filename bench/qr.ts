/**
 * Time to create a QR code compared with calling `qrcode` directly at the same size. Ours renders modules on
 * whole pixels and decodes the result four times to verify it.
 *
 * Run with `node bench/run.mjs qr`.
 */
import { toBuffer } from "qrcode";

import { qrContract } from "@/lib/tools/qr-generator/contract";
import { drawCode } from "@/lib/tools/qr-generator/draw-code";
import { renderPng } from "@/lib/tools/qr-generator/render";

const ROUNDS = 20;
const TEXTS = {
  link: "https://example.com/menu?table=12",
  contact: "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nEND:VCARD".repeat(4),
  full: "x".repeat(2_331),
};

for (const [name, text] of Object.entries(TEXTS)) {
  const input = qrContract.input.parse({ text, size: 512 });
  const { drawing } = await drawCode(input, null);
  const direct = await measure(() => toBuffer(text, { width: 512, margin: 2 }));
  const drawn = await measure(() => renderPng(drawing));
  const verified = await measure(() => drawCode(input, null));
  console.table({
    [name]: {
      "qrcode ms": direct.toFixed(1),
      "drawn ms": drawn.toFixed(1),
      "drawn and read back ms": verified.toFixed(1),
      ratio: (verified / direct).toFixed(2),
    },
  });
}

/** Median milliseconds per round. */
async function measure(run: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedMs = performance.now();
    await run();
    rounds.push(performance.now() - startedMs);
  }
  return rounds.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
}
