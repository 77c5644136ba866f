"use client";

import { contextOf, createLayer, type Size, toBlob } from "@/lib/client/canvas/pictures";
import { drawStroke, type Place, type Stroke } from "@/lib/client/canvas/strokes";

/** A place that was clicked; `inside`: it belongs to the thing. */
export type OutlinePoint = Place & { inside: boolean };

/** The outline that the engine drew of the thing under some points. */
type OutlineMark = {
  mode: "outline";
  stencil: HTMLCanvasElement;
  points: readonly OutlinePoint[];
  /** The outline that this one corrects, and stands for. */
  corrects?: OutlineMark;
};

/** A step of marking: a line of the brush or the eraser, or an outline. */
export type Mark = Stroke<"paint" | "erase"> | OutlineMark;

/** The outline that was drawn last, which further clicks may correct. */
export function lastOutline(marks: readonly Mark[]): OutlineMark | undefined {
  return marks.findLast((mark) => mark.mode === "outline");
}

/** Draws marks in their order: opaque in `colour` where something is marked, clear elsewhere. */
export function drawMarks(canvas: HTMLCanvasElement, marks: readonly Mark[], colour: string): void {
  const context = contextOf(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const corrected = new Set<Mark | undefined>(
    marks.map((mark) => (mark.mode === "outline" ? mark.corrects : undefined)),
  );
  for (const mark of marks) {
    if (corrected.has(mark)) continue;
    if (mark.mode === "outline") {
      context.drawImage(mark.stencil, 0, 0, canvas.width, canvas.height);
      continue;
    }
    context.globalCompositeOperation = mark.mode === "erase" ? "destination-out" : "source-over";
    drawStroke(context, mark, canvas, false);
    context.globalCompositeOperation = "source-over";
  }
  context.globalCompositeOperation = "source-in";
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "source-over";
}

/** The marks as a PNG, white on black; null when nothing is marked. */
export async function marksToPng(marks: readonly Mark[], size: Size): Promise<Blob | null> {
  const drawn = createLayer(size);
  drawMarks(drawn.canvas, marks, "#fff");
  const { data } = drawn.context.getImageData(0, 0, size.width, size.height);
  let marked = false;
  for (let at = 3; at < data.length && !marked; at += 4) marked = (data[at] ?? 0) > 127;
  if (!marked) return null;
  const mask = createLayer(size);
  mask.context.fillStyle = "#000";
  mask.context.fillRect(0, 0, size.width, size.height);
  mask.context.drawImage(drawn.canvas, 0, 0);
  return toBlob(mask.canvas, "image/png");
}

/** A mask, white on black, as white on nothing. */
export function toStencil(mask: ImageBitmap): HTMLCanvasElement {
  const { canvas, context } = createLayer(mask);
  context.drawImage(mask, 0, 0);
  const pixels = context.getImageData(0, 0, mask.width, mask.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data[at + 3] = (pixels.data[at] ?? 0) > 127 ? 255 : 0;
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}
