import { type CutoutFrame, isSameFrame, NO_FRAME } from "@/lib/frames/cutout-frame";

/** A brush stroke on a cutout: `points` are x and y in turn, in parts of `POINT_SCALE` of the image's width and height. */
export type CutoutStroke = {
  /** The same wherever this stroke is kept. */
  id: string;
  mode: "restore" | "erase";
  /** Brush radius, as a fraction of the image's longer side. */
  radius: number;
  points: readonly number[];
};

/** What goes behind the subject. */
export type CutoutBackdrop =
  | { kind: "none" }
  /** As `#rrggbb`. */
  | { kind: "color"; color: string }
  | { kind: "gradient"; from: string; to: string }
  /** The original background, blurred; `strength` is a fraction of the longer side. */
  | { kind: "blur"; strength: number }
  /** One of the person's stored files; null until there is one. */
  | { kind: "image"; url: string | null };

/** What a person did to a cutout: the strokes in the order they were drawn. */
export type CutoutEdits = {
  backdrop: CutoutBackdrop;
  strokes: readonly CutoutStroke[];
  frame: CutoutFrame;
};

export const NO_EDITS: CutoutEdits = { backdrop: { kind: "none" }, strokes: [], frame: NO_FRAME };

export const POINT_SCALE = 65_535;
export const MAX_STROKES = 1_000;
/** Of all strokes together: about half a megabyte of JSON, and hours of painting. */
export const MAX_POINTS = 40_000;

/** Points of a stroke that are nearer to each other than this share of its radius draw the same line. */
const NEAR = 0.1;

type Point = { x: number; y: number };

/** The points of a stroke as they are kept, without those that don't change the line. */
export function packPoints(line: readonly Point[], radius: number): number[] {
  const packed: number[] = [];
  let last: Point | undefined;
  for (const [at, point] of line.entries()) {
    const isEnd = at === line.length - 1;
    if (last && !isEnd && Math.hypot(point.x - last.x, point.y - last.y) < radius * NEAR) continue;
    packed.push(Math.round(point.x * POINT_SCALE), Math.round(point.y * POINT_SCALE));
    last = point;
  }
  return packed;
}

/** The points of a kept stroke, in fractions of the image's width and height. */
export function unpackPoints(packed: readonly number[]): Point[] {
  return Array.from({ length: packed.length >> 1 }, (_, at) => ({
    x: (packed[2 * at] ?? 0) / POINT_SCALE,
    y: (packed[2 * at + 1] ?? 0) / POINT_SCALE,
  }));
}

/** Whether that many strokes can be kept. */
export function fits({ strokes }: CutoutEdits): boolean {
  const points = strokes.reduce((sum, stroke) => sum + stroke.points.length / 2, 0);
  return strokes.length <= MAX_STROKES && points <= MAX_POINTS;
}

/** Whether two states of a cutout look the same. */
export function areSame(one: CutoutEdits, other: CutoutEdits): boolean {
  const { length } = one.strokes;
  return (
    isSameBackdrop(one.backdrop, other.backdrop) &&
    isSameFrame(one.frame, other.frame) &&
    length === other.strokes.length &&
    one.strokes.every(({ id }, at) => id === other.strokes[at]?.id)
  );
}

/**
 * Brings together what two tabs or devices made of the same state: the strokes of both, without those that either took back.
 * Where both chose a background, or a frame, mine is kept.
 */
export function mergeEdits(base: CutoutEdits, mine: CutoutEdits, theirs: CutoutEdits): CutoutEdits {
  const known = idsOf(base);
  const left = idsOf(mine);
  const there = idsOf(theirs);
  return {
    backdrop: isSameBackdrop(mine.backdrop, base.backdrop) ? theirs.backdrop : mine.backdrop,
    frame: isSameFrame(mine.frame, base.frame) ? theirs.frame : mine.frame,
    strokes: [
      ...theirs.strokes.filter(({ id }) => !known.has(id) || left.has(id)),
      ...mine.strokes.filter(({ id }) => !known.has(id) && !there.has(id)),
    ],
  };
}

function idsOf({ strokes }: CutoutEdits): Set<string> {
  return new Set(strokes.map(({ id }) => id));
}

function isSameBackdrop(one: CutoutBackdrop, other: CutoutBackdrop): boolean {
  const textOf = (backdrop: CutoutBackdrop) => JSON.stringify(Object.entries(backdrop).sort());
  return textOf(one) === textOf(other);
}
