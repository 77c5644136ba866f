import type { PlacedFigure, Rim } from "@/lib/illustrator/arrange";
import { boxOf, turnedWith } from "@/lib/illustrator/figure-frame";
import { isStemless } from "@/lib/illustrator/fit-held";
import type { Viewport } from "@/lib/illustrator/shapes";
import { rimOf } from "@/lib/illustrator/supports";

const LIVES = /^(?:animal|person)$/;
const STEM = "#4f8a3c";

/** Places things in what holds them: partly behind its rim, or among the leaves of a tree. Changes all in place. */
export function fitIn(contents: readonly PlacedFigure[], base: PlacedFigure): Rim | undefined {
  const rim = rimOf(base.figure.icon);
  const living = contents.filter(({ figure }) => LIVES.test(figure.kind));
  const others = contents.filter((one) => !living.includes(one));
  for (const [index, one] of contents.entries()) {
    one.floating = true;
    if (rim?.inside) fitThrough(one, base, rim.inside, { index, of: contents.length });
    else if (!rim) fitInTree(one, base, { index, of: contents.length });
    else if (isTall(one, base)) fitInPot(one, base, { index, of: contents.length });
  }
  if (!rim || rim.inside) return rim;
  fitBehindRim(living, base, 0);
  // A puppy in a basket of flowers is behind them.
  const isMixed = living.length > 0 && others.length > 0;
  fitBehindRim(
    others.filter((one) => !isTall(one, base)),
    base,
    isMixed ? others.length : 0,
  );
  return rim;
}

type Order = { index: number; of: number };

function naturalShare({ figure }: PlacedFigure, base: PlacedFigure): number {
  return (figure.height * figure.scale) / base.figure.height;
}

function isTall({ figure }: PlacedFigure, base: PlacedFigure): boolean {
  return figure.kind === "plant" && /^(?:vase|flower-pot)$/.test(base.figure.icon);
}

/** In a jar or cage, before its back. */
function fitThrough(
  one: PlacedFigure,
  base: PlacedFigure,
  { left, right, top, floor }: { left: number; right: number; top: number; floor: number },
  { index, of }: Order,
): void {
  const { x, y, side } = boxOf(base);
  const columns = Math.min(of, 3);
  const rows = Math.ceil(of / columns);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, of - row * columns);
  const room = Math.min(((right - left) / columns) * (of > 1 ? 1.15 : 1), (floor - top) / rows);
  const size = Math.min(1, Math.max(0.5, naturalShare(one, base) * 1.5));
  one.height = room * side * size * 0.94;
  const isUp = one.figure.kind === "flyer" || one.figure.kind === "swimmer";
  const foot = floor - row * ((floor - top) / rows);
  const lift = isUp ? ((floor - top) / rows - one.height / side) / 2 : 0;
  const share = ((index % columns) + 0.5) / inRow;
  const at = turnedWith(base, { x: x + (left + (right - left) * share) * side, y: 0 });
  one.x = at.x;
  one.y = y + (foot - lift) * side;
  one.depth = base.depth + 0.0003 + index * 0.000001;
}

function fitInTree(one: PlacedFigure, base: PlacedFigure, { index, of }: Order): void {
  const { x, y, side } = boxOf(base);
  const share = (index + 0.5) / of;
  one.height = base.height * Math.min(0.34, Math.max(0.14, naturalShare(one, base)));
  const at = turnedWith(base, {
    x: x + (0.2 + 0.6 * share) * side,
    y: y + (index % 2 ? 0.5 : 0.42) * side,
  });
  one.x = at.x;
  one.y = at.y;
  one.depth = base.depth + 0.0004;
}

/** Flowers stand high above a vase, with stems where their icons have none. */
function fitInPot(one: PlacedFigure, base: PlacedFigure, { index, of }: Order): void {
  const rim = rimOf(base.figure.icon);
  if (!rim) return;
  const { x, y, side } = boxOf(base);
  const isBare = isStemless(one.figure.icon);
  const share = of === 1 ? 0 : index / (of - 1) - 0.5;
  const isBehind = of > 3 && index % 2 === 1;
  const mouth = { x: x + rim.x * side, y: y + (rim.y + rim.ry * 0.6) * side };
  one.height = base.height * (isBare ? 0.46 : 0.8);
  const reach = rim.rx * 3 * side + (of > 3 ? side * 0.2 : 0);
  const at = turnedWith(base, { x: mouth.x + share * reach, y: mouth.y });
  one.x = at.x;
  one.y = at.y + one.height * (0.1 - (isBare ? 0.5 : 0) - (isBehind ? 0.45 : 0));
  one.depth = base.depth + (isBehind ? 0.0002 : 0.0003) + index * 0.000001;
  const to = { x: (at.x + base.x) / 2, y: at.y };
  one.line = isBare
    ? { from: { x: one.x, y: one.y - one.height * 0.4 }, to, color: STEM, sag: 0 }
    : undefined;
}

/** In one row, or two where there are many; `inFront` of something else, they are smaller. */
function fitBehindRim(
  contents: readonly PlacedFigure[],
  base: PlacedFigure,
  inFront: number,
): void {
  const rim = rimOf(base.figure.icon);
  if (!rim) return;
  const box = boxOf(base);
  const opening = 2 * rim.rx * box.side;
  const isOneRow = contents.length < 4 || inFront > 0;
  const first = isOneRow ? contents.length : Math.ceil(contents.length * 0.6);
  for (const [index, one] of contents.entries()) {
    const isBehind = index >= first;
    const inRow = isBehind ? contents.length - first : first;
    const share = inRow === 1 ? 0 : (isBehind ? index - first : index) / (inRow - 1) - 0.5;
    const natural = Math.max(0.42, Math.min(1.1, naturalShare(one, base) * 1.6));
    const room = (opening / first) * (first === 1 ? 0.98 : 1.25);
    one.height = Math.min(room, base.height * (inFront > 0 ? Math.min(0.3, natural) : natural));
    const reach = Math.max(0, opening * 0.94 - one.height * 0.8);
    const at = turnedWith(base, {
      x: box.x + rim.x * box.side + share * reach,
      y: box.y + (rim.y + rim.ry * 0.6) * box.side,
    });
    const sunk = Math.min(one.height * rim.sunk, (rim.depth ?? 1) * box.side);
    one.x = at.x;
    one.y = at.y + sunk - (isBehind ? one.height * 0.45 : 0);
    one.depth =
      base.depth + (isBehind ? 0.0002 : 0.0003) + (inFront > 0 ? 0.0002 : 0) + index * 0.000001;
  }
}

/** Places what is behind something, so that it can be seen over it or beside it. Changes all in place. */
export function fitBehind(
  hidden: readonly PlacedFigure[],
  base: PlacedFigure,
  viewport: Viewport,
): void {
  const isFence = base.figure.icon === "fence";
  const isTree = base.figure.kind === "tree";
  for (const [index, one] of hidden.entries()) {
    const natural = (one.figure.height * one.figure.scale) / base.figure.height;
    const isSeenOver = isFence || (!isTree && base.figure.kind !== "building" && natural > 0.7);
    one.height =
      base.height *
      (isFence
        ? Math.max(1.1, Math.min(1.5, natural))
        : isSeenOver
          ? Math.max(1.35, Math.min(1.8, natural))
          : Math.min(0.55, Math.max(0.24, natural)));
    const side = index % 2 === 0 ? 1 : -1;
    const middle = (index - (hidden.length - 1) / 2) * one.height * 0.9;
    const out = isTree
      ? base.height * 0.1 + one.height * 0.22
      : base.height * 0.44 + one.height * 0.12;
    const x =
      base.x + (isSeenOver ? middle : side * (out + Math.floor(index / 2) * one.height * 0.5));
    one.x = Math.min(viewport.width - one.height * 0.4, Math.max(one.height * 0.4, x));
    one.y = base.y - viewport.unit * 0.012;
    one.depth = base.depth - 0.001;
    one.floating = false;
  }
}
