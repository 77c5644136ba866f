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
  const holding = found.filter(
    ({ score, box }) => score >= MIN_SCORE.fitting && shareHeld(matte, box) >= MIN_HELD,
  );
  const isWhole = ({ label, score }: FoundObject) =>
    score >= MIN_SCORE.whole && (LIVING.has(label) || VEHICLES.has(label));
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
export function shareHeld({ data, width, height }: Plane, box: BoundingBox): number {
  let [all, held] = [0, 0];
  for (const [at, alpha] of data.entries()) {
    if (alpha <= IN) continue;
    all += 1;
    const column = at % width;
    const [x, y] = [(column + 0.5) / width, ((at - column) / width + 0.5) / height];
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) held += 1;
  }
  return all > 0 ? held / all : 0;
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
