"use client";

/** In fractions of the image's width and height. */
export type StrokePoint = { x: number; y: number };

/** One brush stroke. */
export type Stroke<Mode extends string> = {
  mode: Mode;
  points: readonly StrokePoint[];
  /** Brush radius, as a fraction of the image's longer side. */
  radius: number;
};

type Size = { width: number; height: number };

/** How much of a soft brush's radius fades out. */
const SOFT_SHARE = 0.35;

/**
 * Draws a stroke of a round brush in the context's color and composite operation.
 *
 * @param soft with a feathered edge, so that touched-up areas blend in
 */
export function drawStroke(
  context: CanvasRenderingContext2D,
  { points, radius }: Pick<Stroke<string>, "points" | "radius">,
  { width, height }: Size,
  soft: boolean,
): void {
  const pixels = Math.max(0.5, radius * Math.max(width, height));
  const fade = soft ? pixels * SOFT_SHARE : 0;
  context.save();
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineWidth = 2 * (pixels - fade / 2);
  context.strokeStyle = "#fff";
  if (fade > 0.5) context.filter = `blur(${fade / 2}px)`;
  context.beginPath();
  const [first] = points;
  if (first) context.moveTo(first.x * width, first.y * height);
  for (const { x, y } of points) context.lineTo(x * width, y * height);
  // Not every browser draws a line from a point to itself.
  if (points.length === 1 && first) context.lineTo(first.x * width + 0.01, first.y * height);
  context.stroke();
  context.restore();
}

/** Where a pointer is on an element, in fractions of its size. */
export function pointerPosition(
  event: { clientX: number; clientY: number },
  element: Element,
): StrokePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  const share = (at: number, size: number) => Math.max(0, Math.min(1, size > 0 ? at / size : 0));
  return { x: share(event.clientX - left, width), y: share(event.clientY - top, height) };
}
