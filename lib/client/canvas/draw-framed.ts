"use client";

import type { Size } from "@/lib/client/canvas/layers";
import { SHADOW } from "@/lib/frames/cutout-frame";
import type { Box, Frame } from "@/lib/frames/frame-subject";

/** Where a subject goes in a new image, in pixels of that, and the box around it in its own. */
export type Framing = { frame: Frame; box: Box; shadow: number };

/**
 * Draws a subject in its frame, over its shadow.
 *
 * @param context of a canvas of the frame's shape, at any size
 * @param subject of its image's shape, at any size
 * @param image the size that the frame was made for
 */
export function drawFramed(
  context: CanvasRenderingContext2D,
  subject: HTMLCanvasElement,
  image: Size,
  { frame, box, shadow }: Framing,
): void {
  const unit = context.canvas.width / frame.width;
  const scale = frame.scale * unit;
  context.save();
  context.imageSmoothingQuality = "high";
  if (shadow > 0) {
    const side = Math.max(box.width, box.height) * scale;
    context.shadowColor = `rgb(0 0 0 / ${shadow * SHADOW.darkest})`;
    context.shadowBlur = side * SHADOW.fade;
    context.shadowOffsetY = side * SHADOW.fall;
  }
  context.drawImage(
    subject,
    frame.left * unit,
    frame.top * unit,
    image.width * scale,
    image.height * scale,
  );
  context.restore();
}
