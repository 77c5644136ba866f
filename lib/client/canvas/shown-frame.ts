"use client";

import type { Framing } from "@/lib/client/canvas/draw-framed";
import { fitWithin, type Size } from "@/lib/client/canvas/layers";

/** Longer side of the preview; the saved file has its full size. */
const SHOWN_SIDE = 1_400;
/** As many times larger than that, a subject is drawn for a frame that shows a small part of its image: its layers take 90 MB. */
const MAX_DETAIL = 2;

type ShownFrame = Size & {
  /** The size of the image's preview: what a framed one is shown in has its shape. */
  stage: Size;
  /** Longer side of the layer with the subject, so that it looks as sharp as it will be saved. */
  layerSide: number;
  /** How much of the stage's width a framed one takes to be seen as a whole. */
  share: number;
};

/** The pixels of a preview; see `ShownFrame`. */
export function shownFrame(image: Size, framing: Framing | null): ShownFrame {
  const stage = fitWithin(image, SHOWN_SIDE);
  if (!framing) return { ...stage, stage, layerSide: SHOWN_SIDE, share: 1 };
  const { frame } = framing;
  const shown = fitWithin(frame, SHOWN_SIDE);
  const needed = Math.max(image.width, image.height) * frame.scale * (shown.width / frame.width);
  let detail = 1;
  // By steps, because every other size of the layer draws all strokes anew.
  while (detail < MAX_DETAIL && SHOWN_SIDE * detail < needed) detail *= 2;
  const share = Math.min(1, shown.width / shown.height / (stage.width / stage.height));
  return { ...shown, stage, layerSide: SHOWN_SIDE * detail, share };
}
