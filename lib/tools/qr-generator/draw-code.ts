import "server-only";

import { AppError } from "@/lib/core/errors";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { judgeColors } from "@/lib/tools/qr-generator/colors";
import type { QrInput, ScanChecks } from "@/lib/tools/qr-generator/contract";
import { LOGO_LEVEL } from "@/lib/tools/qr-generator/options";
import { placesOf } from "@/lib/tools/qr-generator/place-logo";
import { remediesFor, unreadableMessage } from "@/lib/tools/qr-generator/remedies";
import {
  type Drawing,
  isStyled,
  isTwoColorPng,
  renderPng,
  renderSvg,
} from "@/lib/tools/qr-generator/render";
import { scanCode } from "@/lib/tools/qr-generator/scan";
import {
  clearMiddle,
  createSymbol,
  layoutSymbol,
  type QrSymbol,
} from "@/lib/tools/qr-generator/symbol";

/** Half of it is still four pixels. */
const LARGE_MODULE_PIXELS = 8;

/** A code with the result of reading it back. */
export type DrawnCode = {
  drawing: Drawing;
  /** The file to return: PNG, or SVG markup. */
  image: Buffer;
  scan: ScanChecks;
};

/** How codes are drawn on the thread that answers everybody. */
export type Pace = {
  /** Called between encoding, drawing, and each reading; may reject to end them. */
  pause: () => Promise<void> | undefined;
  /** Absent for a single code. */
  list?: ListPace;
};

/** What the codes of one list share, so that a whole list takes little time. */
type ListPace = {
  /** The logo size to begin with, 0 for the largest; rises once a code needed a smaller one. */
  firstLogo: number;
  /** Whether a code was drawn with several logo sizes: from then on, one that scans plainly is enough. */
  isSettled: boolean;
};

/**
 * Draws a code and verifies that it scans.
 *
 * @param logo PNG for the center; made as large as the scans allow
 * @param pace with a list, after a code that several logo sizes were tried for, others begin with its size and
 *   are content with a plain scan; nothing is drawn for advice
 * @throws AppError `unusable` when the code doesn't fit its size or can't be read back
 */
export async function drawCode(
  input: QrInput,
  logo: Buffer | null,
  pace: Pace = { pause: createYielder() },
): Promise<DrawnCode> {
  const { pause, list } = pace;
  const level = logo ? LOGO_LEVEL : input.errorCorrectionLevel;
  const symbol = createSymbol(input.text, level);
  const logos = logo
    ? await placesOf(logo, symbol, { lightColor: input.lightColor, pause })
    : [null];
  const first = Math.min(list?.firstLogo ?? 0, logos.length - 1);

  let best: DrawnCode | undefined;
  let chosen = logos.length - 1;
  for (const [at, placed] of logos.entries()) {
    if (at < first) continue;
    const code = await drawOnce(input, symbol, { logo: placed, pause });
    if (!best || scanScore(code.scan) > scanScore(best.scan)) {
      best = code;
      if (code.scan.plain) chosen = at;
    }
    if (scanScore(best.scan) === 100 || (list?.isSettled && best.scan.plain)) break;
    if (list && at > first) list.isSettled = true;
  }
  if (list && logo) list.firstLogo = chosen;
  if (best?.scan.plain) return best;
  const advice = list
    ? unreadableMessage([], isStyled(input))
    : await adviseOn(input, symbol, { logo, pause });
  throw new AppError("unusable", advice);
}

/** Tries what may help a code that can't be read back, so that the advice is true. */
async function adviseOn(
  input: QrInput,
  symbol: QrSymbol,
  { logo, pause }: { logo: Buffer | null; pause: Pace["pause"] },
): Promise<string> {
  const styled = isStyled(input);
  const smallest =
    logo && (await placesOf(logo, symbol, { lightColor: input.lightColor, pause })).at(-1);
  const helpful = [];
  for (const remedy of styled ? remediesFor(input) : []) {
    const changed = { ...input, ...remedy.change };
    const { scan } = await drawOnce(changed, symbol, { logo: smallest ?? null, pause });
    if (scan.plain) helpful.push(remedy);
  }
  return unreadableMessage(helpful, styled);
}

/** Computes the percentage of successful readings, 0 to 100. */
export function scanScore(scan: ScanChecks): number {
  const readings = Object.values(scan);
  return Math.round((100 * readings.filter(Boolean).length) / readings.length);
}

/** The names of the readings that only a worse camera makes. */
const HARDER_READINGS = [
  ["half", "at half its size"],
  ["blurred", "blurred"],
  ["rotated", "rotated"],
] as const;

/** What to know about a code that scans, but not in every condition or with every scanner; null when it does. */
export function scanWarning(code: DrawnCode): string | null {
  const measured = measuredWarning(code);
  if (!code.drawing.logo?.isMistakable) return measured;
  const start = measured ? `${measured} Also,` : "This code scans, but";
  return `${start} some scanners may take a part of the logo for one of the code's own marks. A simpler logo would scan more easily.`;
}

function measuredWarning({ scan, drawing }: DrawnCode): string | null {
  const failed = HARDER_READINGS.filter(([reading]) => scan[reading] === false);
  if (failed.length === 0) return null;
  if (!isStyled(drawing.style))
    return `The squares in this code are only ${drawing.layout.modulePixels} px wide. A larger size would scan more easily.`;
  const conditions = new Intl.ListFormat("en", { type: "disjunction" }).format(
    failed.map(([, condition]) => condition),
  );
  return `This code scans, but couldn't be read ${conditions}. A larger size or plainer shapes would scan more easily.`;
}

async function drawOnce(
  input: QrInput,
  symbol: QrSymbol,
  { logo, pause }: { logo: Drawing["logo"]; pause: Pace["pause"] },
): Promise<DrawnCode> {
  await pause();
  const layout = layoutSymbol(symbol.count, input);
  const shown = logo ? clearMiddle(symbol, logo.space) : symbol;
  const drawing = { symbol: shown, layout, margin: input.margin, style: input, logo };
  const image = input.format === "svg" ? Buffer.from(renderSvg(drawing)) : await renderPng(drawing);
  const isTwoColor = input.format === "png" && isTwoColorPng(drawing);
  const seen = { ...layout, text: input.text, isTwoColor, harder: !isPlain(drawing) };
  return { drawing, image, scan: await scanCode(image, seen, pause) };
}

/** Whether there is nothing about a code, once it reads, that a worse camera could stumble over. */
function isPlain({ logo, layout, style }: Drawing): boolean {
  const large = layout.modulePixels >= LARGE_MODULE_PIXELS;
  const { verdict } = judgeColors(style.darkColor, style.lightColor);
  return !logo && large && verdict === "good" && !isStyled(style);
}
