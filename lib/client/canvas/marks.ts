"use client";

import { canvasToBlob, contextOf, createLayer, type Size } from "@/lib/client/canvas/layers";
import { doTouch, drawStroke, type Stroke, type StrokePoint } from "@/lib/client/canvas/strokes";
import type { BoundingBox } from "@/lib/vision/regions";

/** Longer side of the marks: the resolution of the server's outlines. */
export const MARK_SIDE = 1_024;

/** Of what was wiped off, in the mask that is sent. */
const KEPT_COLOR = "#00f";

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
  /** Of the mask of an earlier removal: what was wiped off then, in any color; see `marksToPng`. */
  kept?: HTMLCanvasElement;
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

/** Whether one of some outlines is still among the marks, corrected or not. */
export function hasOneOf(outlines: readonly OutlineMark[], marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if (mark.mode !== "outline") return false;
    let first = mark;
    while (first.corrects) first = first.corrects;
    return outlines.includes(first);
  });
}

/** Whether a place was wiped off and not marked again. */
export function isWipedAt({ list, size }: MarkLayer, { x, y }: StrokePoint): boolean {
  if (!size) return false;
  const { canvas, context } = createLayer(size);
  drawLayer(canvas, list, "kept", KEPT_COLOR);
  const place = [x * (size.width - 1), y * (size.height - 1)] as const;
  return (context.getImageData(...place, 1, 1).data[3] ?? 0) > 127;
}

/**
 * How many objects and painted spots are marked: an outline that was corrected counts once, and so do strokes that touch.
 *
 * @param size of the image, in any unit
 */
export function countSelected(marks: readonly Mark[], size: Size): number {
  const outlines = marks.filter((mark) => mark.mode === "outline" && !mark.corrects);
  let spots: Stroke<"paint" | "erase">[][] = [];
  for (const mark of marks) {
    if (mark.mode !== "paint") continue;
    const touching = spots.filter((spot) => spot.some((one) => doTouch(one, mark, size)));
    spots = [...spots.filter((spot) => !touching.includes(spot)), [...touching.flat(), mark]];
  }
  return outlines.length + spots.length;
}

/**
 * The marks as they lie over one another. One that corrects an outline lies where that did, so that what was wiped off since stays so.
 */
export function inDrawingOrder(marks: readonly Mark[]): Mark[] {
  const corrections = new Map<Mark, Mark>();
  for (const mark of marks)
    if (mark.mode === "outline" && mark.corrects && marks.includes(mark.corrects))
      corrections.set(mark.corrects, mark);
  const isCorrection = new Set(corrections.values());
  return marks
    .filter((mark) => !isCorrection.has(mark))
    .map((mark) => {
      let latest = mark;
      for (let next = corrections.get(latest); next; next = corrections.get(latest)) latest = next;
      return latest;
    });
}

/** Draws marks in order: opaque in `color` where something is marked, transparent elsewhere. */
export function drawMarks(canvas: HTMLCanvasElement, marks: readonly Mark[], color: string): void {
  drawLayer(canvas, marks, "marked", color);
}

/** Draws what is marked, or what was wiped off and not marked again. */
function drawLayer(
  canvas: HTMLCanvasElement,
  marks: readonly Mark[],
  layer: "marked" | "kept",
  color: string,
): void {
  const context = contextOf(canvas);
  const fill = (mark: HTMLCanvasElement) =>
    context.drawImage(mark, 0, 0, canvas.width, canvas.height);
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const mark of inDrawingOrder(marks)) {
    const isAdded = (mark.mode === "erase") === (layer === "kept");
    context.globalCompositeOperation = isAdded ? "source-over" : "destination-out";
    if (mark.mode === "outline") fill(mark.alphaMask);
    else drawStroke(context, mark, canvas, false);
    context.globalCompositeOperation = "source-over";
    if (layer === "kept" && mark.mode === "outline" && mark.kept) fill(mark.kept);
  }
  context.globalCompositeOperation = "source-in";
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "source-over";
}

/**
 * The marks as a PNG, white on black, and blue where they were wiped off: it stays, while a little around the marks goes with
 * them. Null when nothing is marked.
 */
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
  drawLayer(drawn.canvas, marks, "kept", KEPT_COLOR);
  mask.context.drawImage(drawn.canvas, 0, 0);
  return canvasToBlob(mask.canvas, "image/png");
}

/** Turns a white-on-black mask into white on transparent. */
export function toAlphaMask(mask: ImageBitmap): HTMLCanvasElement {
  return pick(mask, (red) => red > 127);
}

/** What of a mask that was sent was wiped off, on transparent; see `marksToPng`. */
export function toKeptMask(mask: ImageBitmap): HTMLCanvasElement {
  return pick(mask, (red, blue) => blue - red > 127);
}

/** Those pixels of a mask of which its red and blue say so, on transparent. */
function pick(mask: ImageBitmap, isIn: (red: number, blue: number) => boolean): HTMLCanvasElement {
  const { canvas, context } = createLayer(mask);
  context.drawImage(mask, 0, 0);
  const pixels = context.getImageData(0, 0, mask.width, mask.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data[at + 3] = isIn(pixels.data[at] ?? 0, pixels.data[at + 2] ?? 0) ? 255 : 0;
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
