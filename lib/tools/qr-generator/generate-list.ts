import "server-only";

import { AppError } from "@/lib/core/errors";
import type { RunContext } from "@/lib/providers/context";
import { colorFault, colorWarning } from "@/lib/tools/qr-generator/color-faults";
import { drawCode, scanScore, scanWarning } from "@/lib/tools/qr-generator/draw-code";
import type { ListedCode, QrList, QrListInput } from "@/lib/tools/qr-generator/list-contract";
import { readLogo } from "@/lib/tools/qr-generator/logo";
import { capacityFault, contentFault } from "@/lib/tools/qr-generator/text-fault";

/**
 * Creates QR codes that look alike and verifies that each scans. A text that can't become one is answered with the reason and
 * doesn't keep the others from being made.
 *
 * @throws AppError `unusable` for colors that none of them could have; an AbortError when the
 *   caller leaves; for a logo, whatever `decodeImage` throws
 */
export async function generateQrList(
  ctx: RunContext,
  { texts, ...looks }: QrListInput,
): Promise<QrList> {
  const fault = colorFault(looks);
  if (fault) throw new AppError("unusable", fault);
  const logo = looks.logo ? await readLogo(ctx, looks.logo) : null;
  const codes: ListedCode[] = [];
  for (const text of texts) {
    ctx.signal.throwIfAborted();
    codes.push(await makeOne(text, looks, logo));
  }
  const message = colorWarning(looks);
  return { codes, ...(message !== null && { message }) };
}

async function makeOne(
  text: string,
  looks: Omit<QrListInput, "texts">,
  logo: Buffer | null,
): Promise<ListedCode> {
  const { errorCorrectionLevel } = looks;
  const fault =
    contentFault(text) ?? capacityFault(text, { errorCorrectionLevel, hasLogo: logo !== null });
  if (fault) return { fault };
  try {
    const code = await drawCode({ text, ...looks }, logo);
    const warning = scanWarning(code);
    const { image } = code;
    return {
      ...(looks.format === "png" ? { png: image.toString("base64") } : { svg: image.toString() }),
      scanScore: scanScore(code.scan),
      ...(warning !== null && { warning }),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "unusable") return { fault: error.message };
    throw error;
  }
}
