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
/** Of the image's longer side: strokes are compared at places this far apart, at least. */
const MIN_SPACING = 0.002;

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

/** Whether two strokes cover a common spot of an image of that size. */
export function doTouch(one: Stroke<string>, other: Stroke<string>, size: Size): boolean {
  const near = one.radius + other.radius;
  const spacing = Math.max(MIN_SPACING, near / 2);
  const [dots, others] = [dotsAlong(one, size, spacing), dotsAlong(other, size, spacing)];
  return dots.some(({ x, y }) => others.some((dot) => Math.hypot(dot.x - x, dot.y - y) <= near));
}

/** Places on a stroke at most so far apart, in lengths of the image's longer side. */
function dotsAlong({ points }: Stroke<string>, { width, height }: Size, spacing: number) {
  const longest = Math.max(width, height);
  const dots: StrokePoint[] = [];
  for (const point of points) {
    const [x, y] = [(point.x * width) / longest, (point.y * height) / longest];
    const last = dots.at(-1) ?? { x, y };
    const steps = Math.ceil(Math.hypot(x - last.x, y - last.y) / spacing);
    for (let step = 1; step < steps; step += 1)
      dots.push({
        x: last.x + ((x - last.x) * step) / steps,
        y: last.y + ((y - last.y) * step) / steps,
      });
    // Pointers report many places in one.
    if (dots.length === 0 || steps > 0) dots.push({ x, y });
  }
  return dots;
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
