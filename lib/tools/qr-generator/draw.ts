import "server-only";

import { AppError } from "@/lib/core/errors";
import { LOGO_LEVEL, type QrInput, type ScanChecks } from "@/lib/tools/qr-generator/contract";
import { type Drawing, renderPng, renderSvg } from "@/lib/tools/qr-generator/render";
import { scanPicture } from "@/lib/tools/qr-generator/scan";
import { clearMiddle, createSymbol, layOut, type QrSymbol } from "@/lib/tools/qr-generator/symbol";

/**
 * Widths of a logo as shares of the code's, largest first. Level H restores 30 % of the codewords; the
 * largest hides under 7 % of the modules, which touches up to twice as many codewords.
 */
const LOGO_SHARES = [0.26, 0.22, 0.18, 0.14];
const MIN_LOGO_MODULES = 3;

export type DrawnCode = {
  drawing: Drawing;
  /** The file that is answered. */
  picture: Buffer;
  scan: ScanChecks;
};

/**
 * Draws a code and reads it back.
 *
 * @param logo PNG for the middle; it gets as large as the readings allow
 * @throws AppError `unusable` when it does not fit or cannot be read
 */
export async function drawCode(input: QrInput, logo: Buffer | null): Promise<DrawnCode> {
  const level = logo ? LOGO_LEVEL : input.errorCorrectionLevel;
  const symbol = createSymbol(input.text, level);
  const codes = logo
    ? logoSides(symbol).map((side) => () => drawOnce(input, symbol, { png: logo, side }))
    : [() => drawOnce(input, symbol, null)];

  let best: DrawnCode | undefined;
  for (const draw of codes) {
    const code = await draw();
    if (!best || scanScore(code.scan) > scanScore(best.scan)) best = code;
    if (scanScore(best.scan) === 100) break;
  }
  if (!best?.scan.plain) {
    throw new AppError(
      "unusable",
      "This code could not be read back. Choose a larger size, more margin or colours further apart.",
    );
  }
  return best;
}

/** Share of the readings that worked, 0 to 100. */
export function scanScore(scan: ScanChecks): number {
  const readings = Object.values(scan);
  return Math.round((100 * readings.filter(Boolean).length) / readings.length);
}

async function drawOnce(
  input: QrInput,
  symbol: QrSymbol,
  logo: Drawing["logo"],
): Promise<DrawnCode> {
  const layout = layOut(symbol.count, input);
  const { margin, darkColor, lightColor } = input;
  const shown = logo ? clearMiddle(symbol, logo.side) : symbol;
  const drawing = { symbol: shown, layout, margin, darkColor, lightColor, logo };
  const picture =
    input.format === "svg" ? Buffer.from(renderSvg(drawing)) : await renderPng(drawing);
  return { drawing, picture, scan: await scanPicture(picture, { ...layout, text: input.text }) };
}

/** Odd, as the count of modules is, so that the square stands in the very middle. */
function logoSides({ count }: QrSymbol): number[] {
  const sides = LOGO_SHARES.map((share) => {
    const side = Math.max(MIN_LOGO_MODULES, Math.floor(count * share));
    return side % 2 === 1 ? side : side - 1;
  });
  return [...new Set(sides)];
}
