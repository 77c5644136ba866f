"use client";

import { drawFramed, type Framing } from "@/lib/client/canvas/draw-framed";
import { contextOf, createLayer, fitWithin, type Size } from "@/lib/client/canvas/layers";
import { drawStroke, type Stroke } from "@/lib/client/canvas/strokes";
import { type Box, enlargeBox, subjectBox } from "@/lib/frames/frame-subject";

export type TouchUp = Stroke<"restore" | "erase">;

/** What goes behind the subject. */
export type Backdrop =
  | { kind: "none" }
  | { kind: "color"; color: string }
  | { kind: "gradient"; from: string; to: string }
  /** The original background, blurred; `strength` is a fraction of the longer side. */
  | { kind: "blur"; strength: number }
  | { kind: "image"; image: ImageBitmap | HTMLCanvasElement };

export type CutoutSources = {
  /** The subject on transparency. */
  cutout: ImageBitmap;
  /** What it was cut out of; null when the browser can't decode that format. */
  original: ImageBitmap | null;
};

/** What was done to a cutout; `framing` is null for an image as large as it was. */
export type DrawnEdits = {
  touchUps: readonly TouchUp[];
  backdrop: Backdrop;
  framing: Framing | null;
};

/** Draws a subject, touched up, on its new background, in a canvas of the size of the painter or of the frame's shape. */
export type CutoutPainter = (
  canvas: HTMLCanvasElement,
  edits: DrawnEdits,
  drawing?: TouchUp,
) => void;

/**
 * A painter that caches its layers while they don't change, so that a moving brush costs one stroke
 * instead of the whole image. `drawing` is the stroke in progress, not yet one of the touches.
 */
export function createCutoutPainter(sources: CutoutSources, size: Size): CutoutPainter {
  const behind = createLayer(size);
  const subject = createLayer(size);
  const shown = createLayer(size);
  let kept: Partial<DrawnEdits> = {};
  return (canvas, { touchUps, backdrop, framing }, drawing) => {
    if (kept.backdrop !== backdrop) {
      behind.context.clearRect(0, 0, size.width, size.height);
      drawBackdrop(behind.context, backdrop, sources, size);
    }
    if (kept.touchUps !== touchUps) drawSubject(subject.context, sources, touchUps, size);
    kept = { touchUps, backdrop };
    if (drawing) {
      shown.context.clearRect(0, 0, size.width, size.height);
      shown.context.drawImage(subject.canvas, 0, 0);
      drawTouch(shown.context, sources, drawing, size);
    }
    const context = contextOf(canvas);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (framing) {
      // The blurred original is of the image's shape, and covers the frame like any other image.
      const shown: Backdrop =
        backdrop.kind === "blur" ? { kind: "image", image: behind.canvas } : backdrop;
      drawBackdrop(context, shown, sources, canvas);
      drawFramed(context, subject.canvas, sources.cutout, framing);
      return;
    }
    context.drawImage(behind.canvas, 0, 0);
    context.drawImage(drawing ? shown.canvas : subject.canvas, 0, 0);
  };
}

/** The same, once, at full size. */
export function drawCutout(sources: CutoutSources, edits: DrawnEdits): HTMLCanvasElement {
  const { width, height } = sources.cutout;
  const { canvas } = createLayer(edits.framing?.frame ?? { width, height });
  createCutoutPainter(sources, { width, height })(canvas, edits);
  return canvas;
}

/** Longer side of the copy in which a subject is looked for. */
const SEARCHED_SIDE = 1_400;

/** The box around what is left of a subject, in pixels of the image; null when nothing is. */
export function findSubject(sources: CutoutSources, touchUps: readonly TouchUp[]): Box | null {
  const size = fitWithin(sources.cutout, SEARCHED_SIDE);
  const { context } = createLayer(size);
  drawSubject(context, sources, touchUps, size);
  const box = subjectBox(context.getImageData(0, 0, size.width, size.height).data, size);
  return box && enlargeBox(box, size, sources.cutout);
}

/** The subject after every restore and erase stroke, in order. */
function drawSubject(
  context: CanvasRenderingContext2D,
  sources: CutoutSources,
  touchUps: readonly TouchUp[],
  size: Size,
): void {
  context.clearRect(0, 0, size.width, size.height);
  context.drawImage(sources.cutout, 0, 0, size.width, size.height);
  for (const touchUp of touchUps) drawTouch(context, sources, touchUp, size);
}

function drawTouch(
  context: CanvasRenderingContext2D,
  { original }: CutoutSources,
  touchUp: TouchUp,
  size: Size,
): void {
  if (touchUp.mode === "erase") {
    context.globalCompositeOperation = "destination-out";
    drawStroke(context, touchUp, size, true);
    context.globalCompositeOperation = "source-over";
  } else if (original) {
    context.drawImage(drawClipped(original, touchUp, size), 0, 0);
  }
}

/** Part of an image, in the shape of a stroke. */
function drawClipped(image: ImageBitmap, touchUp: TouchUp, size: Size): HTMLCanvasElement {
  const { canvas, context } = createLayer(size);
  drawStroke(context, touchUp, size, true);
  context.globalCompositeOperation = "source-in";
  context.drawImage(image, 0, 0, size.width, size.height);
  return canvas;
}

function drawBackdrop(
  context: CanvasRenderingContext2D,
  backdrop: Backdrop,
  sources: CutoutSources,
  { width, height }: Size,
): void {
  if (backdrop.kind === "color") {
    context.fillStyle = backdrop.color;
    context.fillRect(0, 0, width, height);
  } else if (backdrop.kind === "gradient") {
    const gradient = context.createLinearGradient(0, 0, width * 0.3, height);
    gradient.addColorStop(0, backdrop.from);
    gradient.addColorStop(1, backdrop.to);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  } else if (backdrop.kind === "blur" && sources.original) {
    drawBlurred(context, sources.original, { width, height }, backdrop.strength);
    extendBackground(context, sources, { width, height }, backdrop.strength);
  } else if (backdrop.kind === "image") {
    drawCover(context, backdrop.image, { width, height });
  }
}

/** Drawn slightly oversized, because a blur fades the edges. */
function drawBlurred(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  { width, height }: Size,
  strength: number,
): void {
  const radius = strength * Math.max(width, height);
  const margin = radius * 2;
  const rectangle = [-margin, -margin, width + 2 * margin, height + 2 * margin] as const;
  context.save();
  const canFilter: boolean = "filter" in CanvasRenderingContext2D.prototype;
  if (canFilter) {
    context.filter = `blur(${radius}px)`;
    context.drawImage(image, ...rectangle);
  } else {
    // Safari has no canvas filters, so an image scaled down and back up stands in for a blur.
    const small = createLayer({
      width: Math.max(1, Math.round(width / radius)),
      height: Math.max(1, Math.round(height / radius)),
    });
    small.context.drawImage(image, 0, 0, small.canvas.width, small.canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(small.canvas, ...rectangle);
  }
  context.restore();
}

/** Where a blur fades out, what is under it shows through; stacked this often, it doesn't. */
const LAYERS = 6;

/** Hides the halo that the blurred subject would leave by spreading the background around it. */
function extendBackground(
  context: CanvasRenderingContext2D,
  { cutout, original }: CutoutSources,
  size: Size,
  strength: number,
): void {
  if (!original) return;
  const without = createLayer(size);
  without.context.drawImage(original, 0, 0, size.width, size.height);
  without.context.globalCompositeOperation = "destination-out";
  without.context.drawImage(cutout, 0, 0, size.width, size.height);
  const blurred = createLayer(size);
  drawBlurred(blurred.context, without.canvas, size, strength);
  for (let layer = 0; layer < LAYERS; layer += 1) context.drawImage(blurred.canvas, 0, 0);
}

/** Fills the canvas with the center of the image: cropped in one direction, never distorted. */
function drawCover(
  context: CanvasRenderingContext2D,
  image: ImageBitmap | HTMLCanvasElement,
  { width, height }: Size,
): void {
  const scale = Math.max(width / image.width, height / image.height);
  const drawn = { width: image.width * scale, height: image.height * scale };
  const left = (width - drawn.width) / 2;
  const top = (height - drawn.height) / 2;
  context.drawImage(image, left, top, drawn.width, drawn.height);
}
