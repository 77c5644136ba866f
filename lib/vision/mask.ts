import { boxBlur } from "@/lib/vision/box-blur";
import type { Plane } from "@/lib/vision/raster";

/**
 * Holes that take up more than this share of the object are real background: a wheel's spokes, the
 * gap under an arm.
 */
const MAX_HOLE_SHARE = 0.6;

/** Bounds in pixels; right and bottom are exclusive. */
export type Area = { left: number; top: number; right: number; bottom: number };

/** Fills enclosed holes of a mask in place, unless they are large compared with the object. */
export function fillHoles({ data, width, height }: Plane): void {
  const outside = new Uint8Array(data.length);
  for (const start of edgePixels(width, height)) flood(start, { data, width, height }, outside);
  let holes = 0;
  let area = 0;
  for (let at = 0; at < data.length; at += 1) {
    if (data[at]) area += 1;
    else if (!outside[at]) holes += 1;
  }
  if (holes === 0 || holes > area * MAX_HOLE_SHARE) return;
  for (let at = 0; at < data.length; at += 1) if (!outside[at]) data[at] = 255;
}

/**
 * Flood-fills zero pixels from `start`, marking them in `reached`.
 *
 * @returns their bounds; undefined when `start` was already reached or isn't zero
 */
function flood(
  start: number,
  { data, width, height }: Plane,
  reached: Uint8Array,
): Area | undefined {
  const open: number[] = [];
  const visit = (at: number) => {
    if (reached[at] || data[at]) return;
    reached[at] = 1;
    open.push(at);
  };
  const area = { left: width, top: height, right: 0, bottom: 0 };
  visit(start);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x + 1);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y + 1);
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (y > 0) visit(at - width);
    if (y < height - 1) visit(at + width);
  }
  return area.right > 0 ? area : undefined;
}

function* edgePixels(width: number, height: number): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 0; y < height; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

/** Dilates a mask by `radius` pixels, with a soft falloff beyond. */
export function dilateAndFeather(mask: Plane, radius: number): Plane {
  const { width, height } = mask;
  const wide = dilate(mask, radius + Math.ceil(radius / 2));
  const soft = boxBlur(Float32Array.from(wide.data), width, height, Math.ceil(radius / 2));
  const data = Uint8Array.from(soft, (value) => (value > 254 ? 255 : value));
  return { data, width, height };
}

/** Dilates a mask by `radius` pixels: 255 inside and 0 outside. */
export function dilate({ data, width, height }: Plane, radius: number): Plane {
  const inside = Float32Array.from(data, (byte) => (byte ? 1 : 0));
  const near = boxBlur(inside, width, height, radius);
  // Any mean above this has at least one set pixel in the window; less is rounding error.
  const least = 0.5 / (2 * radius + 1) ** 2;
  return { data: Uint8Array.from(near, (mean) => (mean > least ? 255 : 0)), width, height };
}

/**
 * Finds the connected components of a mask, as bounds. Components closer than `margin` pixels are
 * merged.
 */
export function connectedComponents(mask: Plane, margin: number): Area[] {
  const inverse = { ...mask, data: Uint8Array.from(mask.data, (byte) => (byte ? 0 : 1)) };
  const reached = new Uint8Array(mask.data.length);
  const parts: Area[] = [];
  for (let start = 0; start < reached.length; start += 1) {
    const area = flood(start, inverse, reached);
    if (area) parts.push(area);
  }
  return mergeNear(parts, margin);
}

function mergeNear(areas: readonly Area[], margin: number): Area[] {
  const merged: Area[] = [];
  for (const area of areas) {
    let joined = area;
    for (;;) {
      const at = merged.findIndex((other) => areNear(other, joined, margin));
      const [other] = at < 0 ? [] : merged.splice(at, 1);
      if (!other) break;
      joined = {
        left: Math.min(joined.left, other.left),
        top: Math.min(joined.top, other.top),
        right: Math.max(joined.right, other.right),
        bottom: Math.max(joined.bottom, other.bottom),
      };
    }
    merged.push(joined);
  }
  return merged;
}

function areNear(one: Area, other: Area, margin: number): boolean {
  return (
    one.left - margin < other.right &&
    other.left - margin < one.right &&
    one.top - margin < other.bottom &&
    other.top - margin < one.bottom
  );
}
