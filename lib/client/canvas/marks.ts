"use client";

import { canvasToBlob, contextOf, createLayer, type Size } from "@/lib/client/canvas/layers";
import { drawStroke, type Stroke, type StrokePoint } from "@/lib/client/canvas/strokes";
import type { BoundingBox } from "@/lib/vision/regions";

/** Longer side of the marks: the resolution of the server's outlines. */
export const MARK_SIDE = 1_024;

/** A click; `inside` says that the spot belongs to the object. */
export type OutlinePoint = StrokePoint & { inside: boolean };

/** The outline the engine drew around the object under some points, or of a name. */
export type OutlineMark = {
  mode: "outline";
  alphaMask: HTMLCanvasElement;
  points: readonly OutlinePoint[];
  /** Where the detector found it; unknown for clicks. */
  box?: BoundingBox | undefined;
  /** The earlier outline that this one replaces. */
  corrects?: OutlineMark;
};

/** One marking step: a brush or eraser stroke, or an outline. */
export type Mark = Stroke<"paint" | "erase"> | OutlineMark;

/** The marks on an image, and the size they were drawn at; null before the first. */
export type MarkLayer = { list: readonly Mark[]; size: Size | null };

/** The last outline, which further clicks may refine. */
export function lastOutline(marks: readonly Mark[]): OutlineMark | undefined {
  return marks.findLast((mark): mark is OutlineMark => mark.mode === "outline" && !isWhole(mark));
}

/** Whether a mark is the mask of an earlier removal: nothing is known of how it came about. */
export function isWhole(mark: Mark): boolean {
  return mark.mode === "outline" && mark.points.length === 0 && !mark.box;
}

/** The outline that a correcting click means: the last one around that place, or else the last one. */
export function outlineAt(marks: readonly Mark[], { x, y }: StrokePoint): OutlineMark | undefined {
  const corrected = new Set(marks.map((mark) => mark.mode === "outline" && mark.corrects));
  const isAround = ({ alphaMask }: OutlineMark) => {
    const place = [x * (alphaMask.width - 1), y * (alphaMask.height - 1)] as const;
    return (contextOf(alphaMask).getImageData(...place, 1, 1).data[3] ?? 0) > 0;
  };
  const around = marks.findLast(
    (mark): mark is OutlineMark =>
      mark.mode === "outline" && !isWhole(mark) && !corrected.has(mark) && isAround(mark),
  );
  return around ?? lastOutline(marks);
}

/** How many objects and painted spots are marked: an outline that was corrected counts once. */
export function countSelected(marks: readonly Mark[]): number {
  const own = marks.filter(
    (mark) => mark.mode === "paint" || (mark.mode === "outline" && !mark.corrects),
  );
  return own.length;
}

/** Draws marks in order: opaque in `color` where something is marked, transparent elsewhere. */
export function drawMarks(canvas: HTMLCanvasElement, marks: readonly Mark[], color: string): void {
  const context = contextOf(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const corrected = new Set<Mark | undefined>(
    marks.map((mark) => (mark.mode === "outline" ? mark.corrects : undefined)),
  );
  for (const mark of marks) {
    if (corrected.has(mark)) continue;
    if (mark.mode === "outline") {
      context.drawImage(mark.alphaMask, 0, 0, canvas.width, canvas.height);
      continue;
    }
    context.globalCompositeOperation = mark.mode === "erase" ? "destination-out" : "source-over";
    drawStroke(context, mark, canvas, false);
    context.globalCompositeOperation = "source-over";
  }
  context.globalCompositeOperation = "source-in";
  context.fillStyle = color;
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
  return canvasToBlob(mask.canvas, "image/png");
}

/** Turns a white-on-black mask into white on transparent. */
export function toAlphaMask(mask: ImageBitmap): HTMLCanvasElement {
  const { canvas, context } = createLayer(mask);
  context.drawImage(mask, 0, 0);
  const pixels = context.getImageData(0, 0, mask.width, mask.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data[at + 3] = (pixels.data[at] ?? 0) > 127 ? 255 : 0;
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** The share of an outline's area in that of its image. */
export function shareOf({ alphaMask }: OutlineMark): number {
  const { width, height } = alphaMask;
  const { data } = contextOf(alphaMask).getImageData(0, 0, width, height);
  let marked = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) marked += 1;
  return marked / (width * height);
}
