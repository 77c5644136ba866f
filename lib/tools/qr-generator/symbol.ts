/** A text as the modules of a code, and where they go in an image. Shared by browser and server. */

import { create, type QRCode, type QRCodeSegment } from "qrcode";

import { AppError } from "@/lib/core/errors";
import { usageOf } from "@/lib/tools/qr-generator/capacity";
import { QR_SIZE, type QrFormat, type QrLevel } from "@/lib/tools/qr-generator/options";
import { segmentText } from "@/lib/tools/qr-generator/segments";

/** An encoded code before it is drawn. */
export type QrSymbol = {
  /** Modules per side; always odd. */
  count: number;
  version: number;
  /** One entry per module, row by row; 1 is dark. */
  modules: Uint8Array;
};

/** Where a symbol goes in a square image, in pixels. */
export type QrLayout = { size: number; modulePixels: number; offset: number };

/**
 * Encodes a text in the smallest QR version that holds it.
 *
 * @throws AppError `unusable` when none does
 */
export function createSymbol(text: string, level: QrLevel): QrSymbol {
  const { modules, version } = encode(text, { errorCorrectionLevel: level });
  return { count: modules.size, version, modules: Uint8Array.from(modules.data) };
}

function encode(text: string, options: { errorCorrectionLevel: QrLevel }): QRCode {
  try {
    return create(text, options);
  } catch (cause) {
    return encodeSegments(text, options, cause);
  }
}

/** Where the encoder's own segments come to more than the largest code, the smallest ones may still fit. */
function encodeSegments(
  text: string,
  options: { errorCorrectionLevel: QrLevel },
  cause: unknown,
): QRCode {
  const { used, room } = usageOf(text, options.errorCorrectionLevel);
  if (used > room)
    throw new AppError("unusable", "This text doesn't fit into a code. Shorten it.", { cause });
  return create(segmentText(text).segments as QRCodeSegment[], options); // Safe: the modes are its own names.
}

/**
 * Fits a symbol and its margin into an image. Modules are whole pixels; leftover pixels widen the
 * margin evenly.
 *
 * @param count modules per side
 * @param margin in modules
 * @throws AppError `unusable` when a module would be smaller than a pixel
 */
export function layoutSymbol(
  count: number,
  { size, margin }: { size: number; margin: number },
): QrLayout {
  const modules = count + 2 * margin;
  const modulePixels = Math.floor(size / modules);
  if (modulePixels < 1) {
    throw new AppError(
      "unusable",
      `This code needs at least ${modules} px. Choose a larger size, a smaller margin, or less text.`,
    );
  }
  return { size, modulePixels, offset: Math.floor((size - count * modulePixels) / 2) };
}

/** A margin that is wider than asked for, in modules, and the nearest size in pixels at which it isn't. */
export type WiderMargin = { modules: number; exactSize: number };

/** How far a margin may be from the one asked for, in modules, before people are told. */
const MARGIN_TOLERANCE = 0.5;

/**
 * The margin that an image has, in modules, and the nearest size in pixels at which it's exactly the one asked for.
 *
 * @param margin asked for, in modules
 * @returns null when it's as asked for to half a module, or no other size is allowed
 */
export function widerMargin(
  { size, modulePixels }: QrLayout,
  { count, margin }: { count: number; margin: number },
): WiderMargin | null {
  const modules = (size / modulePixels - count) / 2;
  if (modules - margin <= MARGIN_TOLERANCE) return null;
  const step = count + 2 * margin;
  const [exactSize] = [modulePixels, modulePixels + 1]
    .map((pixels) => pixels * step)
    .filter((exact) => exact >= QR_SIZE.min && exact <= QR_SIZE.max)
    .sort((one, other) => Math.abs(one - size) - Math.abs(other - size));
  return exactSize === undefined ? null : { modules, exactSize };
}

/** That of a drawn code; null for an SVG, which has no pixels. */
export function widerMarginOf(
  { symbol, layout }: { symbol: Pick<QrSymbol, "count">; layout: QrLayout },
  { margin, format }: { margin: number; format: QrFormat },
): WiderMargin | null {
  return format === "png" ? widerMargin(layout, { count: symbol.count, margin }) : null;
}

/** Clears a rectangle of modules in the center to make room for a logo. Returns a copy. */
export function clearMiddle(
  symbol: QrSymbol,
  { width, height }: { width: number; height: number },
): QrSymbol {
  const { count } = symbol;
  const modules = Uint8Array.from(symbol.modules);
  const [left, top] = [(count - width) / 2, (count - height) / 2];
  for (let row = top; row < top + height; row += 1) {
    modules.fill(0, row * count + left, row * count + left + width);
  }
  return { ...symbol, modules };
}
