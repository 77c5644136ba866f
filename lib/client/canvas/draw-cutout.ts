"use client";

import { contextOf, createLayer, type Size } from "@/lib/client/canvas/pictures";
import { drawStroke, type Stroke } from "@/lib/client/canvas/strokes";

export type Touch = Stroke<"restore" | "erase">;

/** What is put behind the subject. */
export type Backdrop =
  | { kind: "none" }
  | { kind: "colour"; colour: string }
  | { kind: "gradient"; from: string; to: string }
  /** The old background, out of focus; `strength` as a fraction of the longer side. */
  | { kind: "blur"; strength: number }
  | { kind: "picture"; picture: ImageBitmap | null };

export type CutoutSources = {
  /** The subject on nothing. */
  cutout: ImageBitmap;
  /** What it was cut out of; null when the browser cannot read that kind of picture. */
  original: ImageBitmap | null;
};

/** Draws the subject, touched up, on its new background. */
export function drawCutout(
  canvas: HTMLCanvasElement,
  sources: CutoutSources,
  { touches, backdrop }: { touches: readonly Touch[]; backdrop: Backdrop },
): void {
  const context = contextOf(canvas);
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  drawBackdrop(context, backdrop, sources.original, canvas);
  const subject = drawSubject(sources, touches, canvas);
  context.drawImage(subject, 0, 0);
}

/** The subject with what the brushes brought back and took away, in the order of their strokes. */
function drawSubject(
  { cutout, original }: CutoutSources,
  touches: readonly Touch[],
  size: Size,
): HTMLCanvasElement {
  const { canvas, context } = createLayer(size);
  context.drawImage(cutout, 0, 0, size.width, size.height);
  for (const touch of touches) {
    if (touch.mode === "erase") {
      context.globalCompositeOperation = "destination-out";
      drawStroke(context, touch, size, true);
      context.globalCompositeOperation = "source-over";
    } else if (original) {
      context.drawImage(drawThrough(original, touch, size), 0, 0);
    }
  }
  return canvas;
}

/** A part of a picture, in the shape of a stroke. */
function drawThrough(picture: ImageBitmap, touch: Touch, size: Size): HTMLCanvasElement {
  const { canvas, context } = createLayer(size);
  drawStroke(context, touch, size, true);
  context.globalCompositeOperation = "source-in";
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

function drawBackdrop(
  context: CanvasRenderingContext2D,
  backdrop: Backdrop,
  original: ImageBitmap | null,
  { width, height }: Size,
): void {
  if (backdrop.kind === "colour") {
    context.fillStyle = backdrop.colour;
    context.fillRect(0, 0, width, height);
  } else if (backdrop.kind === "gradient") {
    const gradient = context.createLinearGradient(0, 0, width * 0.3, height);
    gradient.addColorStop(0, backdrop.from);
    gradient.addColorStop(1, backdrop.to);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  } else if (backdrop.kind === "blur" && original) {
    drawBlurred(context, original, { width, height }, backdrop.strength);
  } else if (backdrop.kind === "picture" && backdrop.picture) {
    drawCovering(context, backdrop.picture, { width, height });
  }
}

/** Drawn somewhat too large, for a blur lets its edges through. */
function drawBlurred(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { width, height }: Size,
  strength: number,
): void {
  const radius = strength * Math.max(width, height);
  context.save();
  context.filter = `blur(${radius}px)`;
  const margin = radius * 2;
  context.drawImage(picture, -margin, -margin, width + 2 * margin, height + 2 * margin);
  context.restore();
}

/** Fills the canvas with the picture's middle, uncut in one direction and undistorted. */
function drawCovering(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { width, height }: Size,
): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const drawn = { width: picture.width * scale, height: picture.height * scale };
  const left = (width - drawn.width) / 2;
  const top = (height - drawn.height) / 2;
  context.drawImage(picture, left, top, drawn.width, drawn.height);
}
