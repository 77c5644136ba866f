import { smallest } from "@/lib/core/extremes";
import { LIVING } from "@/lib/vision/labels";
import type { Plane } from "@/lib/vision/raster";
import type { BoundingBox, FoundObject } from "@/lib/vision/regions";

const IN = 127;
/** A box that holds less of the matte than this has something else in it. */
const MIN_HELD = 0.8;
/** What the detector is this sure of is there, all of it; and what may be meant by a matte that fits a box. */
const MIN_SCORE = { whole: 0.6, fitting: 0.3 };
/** Of the matte's rows or columns at each side, which scraps lie in. */
const SCRAPS = 0.003;
/** Nothing lies or stands on these without being seen as a thing of its own; a couch or a table would hold what does. */
const VEHICLES: ReadonlySet<string> = new Set("car,bus,truck,train,airplane".split(","));

/**
 * How far the box around an animal, a person, or a vehicle reaches beyond the matte on its worst side, as a share of the box: parts
 * of the subject may be missing there. 0 where the detector sees nothing that the matte is in, or something that it fits better.
 */
export function doubtOfBox(matte: Plane, found: readonly FoundObject[]): number {
  const subject = boundsOf(matte);
  if (!subject) return 0;
  const isWhole = ({ label, score }: FoundObject) =>
    score >= MIN_SCORE.whole && (LIVING.has(label) || VEHICLES.has(label));
  if (!found.some(isWhole)) return 0;
  const all = countIn(matte, WHOLE_IMAGE);
  const holding = found.filter(
    ({ score, box }) => score >= MIN_SCORE.fitting && holds(matte, box, MIN_HELD * all),
  );
  if (!holding.some(isWhole)) return 0;
  return smallest(holding.map(({ box }) => excessOf(box, subject)));
}

/** How much farther than the subject its box reaches, on the side where that is most, as a share of the box. */
function excessOf(box: BoundingBox, subject: BoundingBox): number {
  const width = Math.max(Number.EPSILON, box.right - box.left);
  const height = Math.max(Number.EPSILON, box.bottom - box.top);
  return Math.max(
    0,
    (subject.left - box.left) / width,
    (box.right - subject.right) / width,
    (subject.top - box.top) / height,
    (box.bottom - subject.bottom) / height,
  );
}

/** How much of a matte's subject is in a box, 0 to 1. */
export function shareHeld(matte: Plane, box: BoundingBox): number {
  const all = countIn(matte, WHOLE_IMAGE);
  return all > 0 ? countIn(matte, box) / all : 0;
}

const WHOLE_IMAGE: BoundingBox = { left: 0, top: 0, right: 1, bottom: 1 };

/** Whether at least so many pixels of a matte's subject are in a box; those of a crowd are mostly too small for that to be counted. */
function holds(matte: Plane, box: BoundingBox, least: number): boolean {
  const [columns, rows] = pixelsIn(matte, box);
  const room = (columns.end - columns.start) * (rows.end - rows.start);
  return room >= least && countIn(matte, box) >= least;
}

/** How many pixels of a matte's subject are in a box. */
function countIn(matte: Plane, box: BoundingBox): number {
  const [columns, rows] = pixelsIn(matte, box);
  let count = 0;
  for (let y = rows.start; y < rows.end; y += 1)
    for (let at = y * matte.width + columns.start; at < y * matte.width + columns.end; at += 1)
      if ((matte.data[at] ?? 0) > IN) count += 1;
  return count;
}

type Span = { start: number; end: number };

/** The columns and rows whose middles are in a box. */
function pixelsIn({ width, height }: Plane, box: BoundingBox): [columns: Span, rows: Span] {
  const spanOf = (from: number, to: number, length: number): Span => {
    const start = Math.max(0, Math.ceil(from * length - 0.5));
    return { start, end: Math.max(start, Math.min(length, Math.floor(to * length - 0.5) + 1)) };
  };
  return [spanOf(box.left, box.right, width), spanOf(box.top, box.bottom, height)];
}

function boundsOf({ data, width, height }: Plane): BoundingBox | undefined {
  const [columns, rows] = [new Uint32Array(width), new Uint32Array(height)];
  let all = 0;
  for (const [at, alpha] of data.entries()) {
    if (alpha <= IN) continue;
    all += 1;
    const x = at % width;
    const y = (at - x) / width;
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
  }
  if (all === 0) return undefined;
  const [left, right] = extentOf(columns, all * SCRAPS);
  const [top, bottom] = extentOf(rows, all * SCRAPS);
  return { left, top, right, bottom };
}

/** Where counts begin and end, without `scraps` on each side; as shares of their length. */
function extentOf(counts: Uint32Array, scraps: number): [start: number, end: number] {
  const skip = (from: Uint32Array) => {
    let at = 0;
    for (let sum = from[0] ?? 0; sum <= scraps && at < from.length - 1; sum += from[at] ?? 0)
      at += 1;
    return at / from.length;
  };
  return [skip(counts), 1 - skip(counts.toReversed())];
}
