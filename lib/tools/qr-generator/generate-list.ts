import "server-only";

import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { RunContext } from "@/lib/providers/context";
import { colorFault, colorWarning } from "@/lib/tools/qr-generator/color-faults";
import { drawCode, type Pace, scanScore, scanWarning } from "@/lib/tools/qr-generator/draw-code";
import type { ListedCode, QrList, QrListInput } from "@/lib/tools/qr-generator/list-contract";
import { readLogo } from "@/lib/tools/qr-generator/logo";
import { widerMarginOf } from "@/lib/tools/qr-generator/symbol";
import { capacityFault, contentFault } from "@/lib/tools/qr-generator/text-fault";
import { createFairQueue } from "@/lib/workers/queue";

/** Codes are read on the thread that answers everybody. */
const lists = singleton("qr-lists", () =>
  createFairQueue({
    maxWaiting: 50,
    maxWaitingPerUser: 3,
    fullMessage: "Too many lists of codes are being made right now. Try again in a moment.",
  }),
);

/**
 * Creates QR codes that look alike and verifies that each scans. A text that can't become one is answered with the reason and
 * doesn't keep the others from being made.
 *
 * @throws AppError `unusable` for colors that none of them could have, `aborted` when the caller
 *   leaves, `provider_unavailable` when too many lists wait; for a logo, whatever `decodeImage` throws
 */
export async function generateQrList(
  ctx: RunContext,
  { texts, ...looks }: QrListInput,
): Promise<QrList> {
  const fault = colorFault(looks);
  if (fault) throw new AppError("unusable", fault);
  const logo = looks.logo ? await readLogo(ctx, looks.logo) : null;
  const message = colorWarning(looks);
  const endTurn = await lists.get().enter({ userId: ctx.user.id, signal: ctx.signal });
  try {
    const list = { firstLogo: 0, isSettled: false };
    const pace = { pause: createYielder(ctx.signal), list };
    const codes: ListedCode[] = [];
    for (const text of texts) codes.push(await makeOne(text, looks, logo, pace));
    return { codes, ...(message !== null && { message }) };
  } finally {
    endTurn();
  }
}

async function makeOne(
  text: string,
  looks: Omit<QrListInput, "texts">,
  logo: Buffer | null,
  pace: Pace,
): Promise<ListedCode> {
  const { errorCorrectionLevel } = looks;
  const fault =
    contentFault(text) ?? capacityFault(text, { errorCorrectionLevel, hasLogo: logo !== null });
  if (fault) return { fault };
  try {
    const code = await drawCode({ text, ...looks }, logo, pace);
    const warning = scanWarning(code);
    const { image, drawing } = code;
    const wider = widerMarginOf(drawing, looks);
    return {
      ...(looks.format === "png" ? { png: image.toString("base64") } : { svg: image.toString() }),
      scanScore: scanScore(code.scan),
      ...(warning !== null && { warning }),
      ...(wider && { widerMargin: wider }),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "unusable") return { fault: error.message };
    throw error;
  }
}
