import { findBubbles } from "@/lib/ocr/pixels/find-bubbles";
import { preparePicture, resizeView, rotateView } from "@/lib/ocr/pixels/prepare-picture";
import { turn } from "@/lib/ocr/pixels/straighten";
import { findTextAreas } from "@/lib/ocr/pixels/text-areas";

/** What is done with pixels, apart from the page: each takes and gives plain data. */
const PIXEL_WORK = {
  prepare: preparePicture,
  rotate: rotateView,
  resize: resizeView,
  turn,
  textAreas: findTextAreas,
  bubbles: findBubbles,
};

export type PixelWork = typeof PIXEL_WORK;

/** One call, as a message to whoever does the work. */
export type PixelCall = {
  [Name in keyof PixelWork]: { id: number; name: Name; input: Parameters<PixelWork[Name]> };
}[keyof PixelWork];

/** Does what a call asks for. */
export function runPixelCall({ name, input }: PixelCall): unknown {
  // Safe: a call's name and input belong together.
  return (PIXEL_WORK[name] as (...input: readonly unknown[]) => unknown)(...input);
}
