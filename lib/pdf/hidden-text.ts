import { largest } from "@/lib/core/extremes";
import { FIELD_FONT } from "@/lib/pdf/fields";
import type { HiddenText, PdfFragment } from "@/lib/pdf/pdf";
import type { RenderedPage } from "@/lib/pdf/render-page";

/** In points: nobody reads smaller print. */
const TINY_POINTS = 3;
/** Of 255: a word whose pixels all differ by less is invisible. */
const MIN_CONTRAST = 26;

/**
 * Determines why a fragment can't be seen on the rendered page: its area has a single color,
 * whatever the trick, or it is too small.
 *
 * @returns undefined for text that can be seen
 */
export function hiddenReason(
  fragment: PdfFragment,
  drawn: RenderedPage,
): HiddenText["reason"] | undefined {
  const { x, y, width, size, angle } = fragment;
  if (size < TINY_POINTS) return "tiny";
  // The value of a form field may be drawn by the PDF viewer instead.
  if (fragment.font === FIELD_FONT || angle !== 0 || !/[\p{L}\p{N}]/u.test(fragment.text))
    return undefined;
  const box = {
    left: clamp(x * drawn.scale, drawn.width),
    right: clamp((x + width) * drawn.scale, drawn.width),
    top: clamp((y - size * 0.8) * drawn.scale, drawn.height),
    bottom: clamp((y + size * 0.1) * drawn.scale, drawn.height),
  };
  return contrastIn(box, drawn) < MIN_CONTRAST ? "invisible" : undefined;
}

function clamp(pixel: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(pixel)));
}

function contrastIn(
  box: { left: number; right: number; top: number; bottom: number },
  { width, pixels }: RenderedPage,
): number {
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let row = box.top; row < box.bottom; row += 1) {
    for (let column = box.left; column < box.right; column += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixels[(row * width + column) * 4 + channel] ?? 255;
        if (value < (least[channel] ?? 0)) least[channel] = value;
        if (value > (most[channel] ?? 0)) most[channel] = value;
      }
    }
  }
  return largest(most.map((value, channel) => value - (least[channel] ?? 0)));
}
