/**
 * Time to draw a QR code and read it back, plain and styled, compared with `qrcode` drawing a plain one of the same size, in
 * turns.
 *
 * Run with `node bench/run.mjs qr`.
 */
import { qrContract } from "@/lib/tools/qr-generator/contract";
import { drawCode } from "@/lib/tools/qr-generator/draw-code";
import { compareInTurns } from "./support/compare-in-turns";
import { drawBeside, LINK, QR_SIZES } from "./support/qr-codes";

const TURNS = { rounds: 31, warmUp: 3 };
const ROUND = { moduleShape: "dots", eyeFrameShape: "circle", eyeBallShape: "circle" };
const CODES = {
  link: { text: LINK },
  contact: { text: "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nEND:VCARD".repeat(4) },
  "link in dots": { text: LINK, ...ROUND },
};

for (const [name, code] of Object.entries(CODES)) {
  for (const size of QR_SIZES) {
    const input = qrContract.input.parse({ ...code, ...size });
    await compareInTurns(
      `qr, ${name}, ${size.size} px ${size.errorCorrectionLevel}`,
      { ours: () => drawCode(input, null), theirs: () => drawBeside(code.text, size) },
      TURNS,
    );
  }
}
