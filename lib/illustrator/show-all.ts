import { largest } from "@/lib/core/extremes";
import { clamp, type PlacedFigure } from "@/lib/illustrator/arrange";
import type { Icons } from "@/lib/illustrator/icons";
import type { Viewport } from "@/lib/illustrator/shapes";
import { seenShare } from "@/lib/illustrator/silhouette";

/** Less of a thing than this isn't seen for what it is. */
const MIN_SEEN = 0.6;
/** Of several alike, less shows what each is. */
const MIN_SEEN_OF_COPY = 0.25;
/** Places that are tried for something hidden. */
const PLACES = 14;
/** Among a crowd, we don't look for a place for each. */
const MAX_MOVED = 16;

/**
 * Lets everything be seen that something else would hide: moves it to the nearest free place, with what it carries, or
 * brings it to the front. Changes `placed` in place, which is in drawing order before and after.
 */
export function showAll(placed: PlacedFigure[], viewport: Viewport, icons: Icons): void {
  const hidden = placed.filter((one) => isHidden(one, placed, icons));
  for (const one of hidden.slice(0, MAX_MOVED)) {
    if (!isHidden(one, placed, icons)) continue;
    const isCarrier = placed.some(({ carrier }) => carrier === one);
    if (one.carrier || isCarrier || !moveAside(one, placed, viewport, icons)) {
      bringForward(one, placed, icons);
    }
  }
  placed.sort((a, b) => a.depth - b.depth);
}

/** The words of what is hidden all the same. */
export function hiddenWords(placed: readonly PlacedFigure[], icons: Icons): string[] {
  const hidden = placed.filter((one) => isHidden(one, placed, icons));
  return [...new Set(hidden.map(({ figure }) => figure.word))];
}

function isHidden(one: PlacedFigure, placed: readonly PlacedFigure[], icons: Icons): boolean {
  if (one.rim || one.figure.isSpread) return false;
  // What belongs together may cover each other, as what sits on a thing may cover it, and who holds it may.
  const owner = one.figure.attached ? one.carrier : undefined;
  const over = placed.filter(
    (other) =>
      other.depth > one.depth &&
      !other.rim &&
      !other.figure.isSpread &&
      other.carrier !== one &&
      other !== owner &&
      !(one.carrier && other.carrier === one.carrier),
  );
  const others = over.filter(({ figure }) => figure !== one.figure);
  return (
    seenShare(one, others, icons) < MIN_SEEN ||
    (others.length < over.length && seenShare(one, over, icons) < MIN_SEEN_OF_COPY)
  );
}

function hiddenAmong(placed: readonly PlacedFigure[], icons: Icons): number {
  return placed.filter((one) => isHidden(one, placed, icons)).length;
}

function moveAside(
  one: PlacedFigure,
  placed: readonly PlacedFigure[],
  viewport: Viewport,
  icons: Icons,
): boolean {
  const from = one.x;
  const before = hiddenAmong(placed, icons);
  const margin = one.height * 0.45;
  const places = Array.from({ length: PLACES }, (_, at) =>
    clamp((viewport.width * (at + 0.5)) / PLACES, margin, viewport.width - margin),
  ).sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
  for (const x of places) {
    one.x = x;
    if (!isHidden(one, placed, icons) && hiddenAmong(placed, icons) < before) return true;
  }
  one.x = from;
  return false;
}

/** Unless that would hide something else instead. */
function bringForward(one: PlacedFigure, placed: readonly PlacedFigure[], icons: Icons): void {
  const from = one.depth;
  const before = hiddenAmong(placed, icons);
  one.depth = largest(placed.map(({ depth }) => depth)) + 0.001;
  if (hiddenAmong(placed, icons) >= before) one.depth = from;
}
