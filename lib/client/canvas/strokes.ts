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
/** How far apart the places are at which strokes are compared: of the radius, and at least of the image's longer side. */
const SPACING_SHARE = 0.5;
const MIN_SPACING = 0.002;

/** Places of a stroke that are looked at together. */
const RUN_LENGTH = 16;

type Box = { x0: number; y0: number; x1: number; y1: number };
/** Places on a part of a stroke, and the box around them. */
type Run = { dots: readonly StrokePoint[]; box: Box };
/** A stroke on an image of that aspect ratio. */
type Path = { aspect: number; runs: readonly Run[]; box: Box };

/** Every new stroke is compared with all before it. */
const PATHS = new WeakMap<Stroke<string>, Path>();

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
  const [path, otherPath] = [pathOf(one, size), pathOf(other, size)];
  // Most strokes, and most parts of the others, are nowhere near each other.
  if (!areNear(path.box, otherPath.box, near)) return false;
  return path.runs.some(
    (run) =>
      areNear(run.box, otherPath.box, near) &&
      otherPath.runs.some(
        (otherRun) => areNear(run.box, otherRun.box, near) && doMeet(run, otherRun, near),
      ),
  );
}

function doMeet({ dots }: Run, { dots: others }: Run, near: number): boolean {
  return dots.some(({ x, y }) => others.some((dot) => Math.hypot(dot.x - x, dot.y - y) <= near));
}

function areNear(one: Box, other: Box, near: number): boolean {
  return (
    one.x0 - other.x1 <= near &&
    other.x0 - one.x1 <= near &&
    one.y0 - other.y1 <= near &&
    other.y0 - one.y1 <= near
  );
}

/** The path of a stroke, in lengths of the image's longer side. */
function pathOf(stroke: Stroke<string>, size: Size): Path {
  const aspect = size.width / size.height;
  const known = PATHS.get(stroke);
  if (known?.aspect === aspect) return known;
  const dots = dotsAlong(stroke, size, Math.max(MIN_SPACING, stroke.radius * SPACING_SHARE));
  const runs = Array.from({ length: Math.ceil(dots.length / RUN_LENGTH) }, (_, at) => {
    const part = dots.slice(at * RUN_LENGTH, (at + 1) * RUN_LENGTH);
    return { dots: part, box: boxOf(part) };
  });
  const path = { aspect, runs, box: boxOf(dots) };
  PATHS.set(stroke, path);
  return path;
}

function boxOf(dots: readonly StrokePoint[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const { x, y } of dots) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** Places on a stroke about so far apart, in lengths of the image's longer side. */
function dotsAlong({ points }: Stroke<string>, { width, height }: Size, spacing: number) {
  const longest = Math.max(width, height);
  const dots: StrokePoint[] = [];
  for (const [at, point] of points.entries()) {
    const [x, y] = [(point.x * width) / longest, (point.y * height) / longest];
    const last = dots.at(-1) ?? { x, y };
    const distance = Math.hypot(x - last.x, y - last.y);
    // Pointers report many places close to each other; the ends of a stroke count.
    const isEnd = at === 0 || at === points.length - 1;
    if (distance < spacing && !isEnd) continue;
    const steps = Math.ceil(distance / spacing);
    for (let step = 1; step < steps; step += 1)
      dots.push({
        x: last.x + ((x - last.x) * step) / steps,
        y: last.y + ((y - last.y) * step) / steps,
      });
    dots.push({ x, y });
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
