import "server-only";

import { keepCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { largest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { storeFile } from "@/lib/files/store-file";
import type { RunContext } from "@/lib/providers/context";
import { colorFault, colorWarning } from "@/lib/tools/qr-generator/color-faults";
import { judgeColors } from "@/lib/tools/qr-generator/colors";
import type { QrCode, QrInput } from "@/lib/tools/qr-generator/contract";
import { describeText } from "@/lib/tools/qr-generator/describe";
import {
  type DrawnCode,
  drawCode,
  scanScore,
  scanWarning,
} from "@/lib/tools/qr-generator/draw-code";
import { readLogo } from "@/lib/tools/qr-generator/logo";
import { byteLength, LOGO_LEVEL } from "@/lib/tools/qr-generator/options";
import { renderPng } from "@/lib/tools/qr-generator/render";
import { widerMarginOf } from "@/lib/tools/qr-generator/symbol";

/** There is no hosted alternative, so it isn't marked as a built-in fallback. */
const ENGINE = { id: "qr", name: "QR encoder, checked with ZXing", builtIn: false };

/**
 * Creates a QR code, verifies that it scans, and saves it to the user's history. A code that can't
 * be read back isn't stored.
 *
 * @throws AppError `unusable` for indistinguishable or inverted colors, a code that doesn't fit its
 *   size, or one that can't be read back, `aborted` when the caller leaves; for a logo, whatever `decodeImage` throws
 */
export async function generateQr(ctx: RunContext, input: QrInput): Promise<QrCode> {
  const fault = colorFault(input);
  if (fault) throw new AppError("unusable", fault);
  const logo = input.logo ? await readLogo(ctx, input.logo) : null;
  const pause = createYielder(ctx.signal);
  const code = await drawCode(input, logo, { pause });
  await pause();
  const { symbol, layout } = code.drawing;
  const wider = widerMarginOf(code.drawing, input);
  const meta = {
    engine: ENGINE,
    verified: code.scan.plain,
    scan: code.scan,
    scanScore: scanScore(code.scan),
    size: layout.size,
    modulePixels: layout.modulePixels,
    version: symbol.version,
    errorCorrectionLevel: logo ? LOGO_LEVEL : input.errorCorrectionLevel,
    textBytes: byteLength(input.text),
    contrast: Math.round(judgeColors(input.darkColor, input.lightColor).contrast * 10) / 10,
    ...(wider && { widerMargin: wider }),
  };
  const id = await keep(ctx, input, code, meta);
  const warnings = [colorWarning(input), scanWarning(code)].filter((warning) => warning !== null);
  return {
    id,
    ...(warnings.length > 0 ? { message: warnings.join(" ") } : {}),
    format: input.format,
    ...(input.format === "png"
      ? { dataUrl: `data:image/png;base64,${code.image.toString("base64")}` }
      : { svg: code.image.toString() }),
    meta,
  };
}

/** Stores a PNG even when SVG was requested: we never serve SVG markup. */
async function keep(
  ctx: RunContext,
  input: QrInput,
  code: DrawnCode,
  meta: Record<string, unknown>,
): Promise<string> {
  const { size } = code.drawing.layout;
  const bytes = input.format === "png" ? code.image : await renderPng(code.drawing);
  const file = await storeFile(ctx, { bytes, contentType: "image/png", width: size, height: size });
  const row = await keepCreation(ctx, {
    tool: "qr-generator",
    type: "qr-code",
    prompt: describeText(input.text),
    content: `![QR code](${file.url})\n\n${codeFence(input.text)}`,
    meta,
    parentId: input.parentId,
    fileIds: [file.id],
  });
  return row.id;
}

/**
 * Wraps a text in a code fence longer than any backtick run in it, so that Markdown shows it as is.
 */
function codeFence(text: string): string {
  const longest = Math.max(2, largest((text.match(/`+/g) ?? []).map((run) => run.length)));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
