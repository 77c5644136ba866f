import type { PlacedFigure, Point } from "@/lib/illustrator/arrange";
import { type BodyPlan, bodyFor } from "@/lib/illustrator/draw-body";
import { drawProp } from "@/lib/illustrator/draw-prop";
import type { Icons } from "@/lib/illustrator/icons";
import { paintedCells } from "@/lib/illustrator/painted-areas";

/** Canvas of a `BodyPlan`. */
export const BODY = { width: 100, height: 160 };

type Box = { x: number; y: number; side: number };

/** The size of somebody with a body of ours, in pixels. */
export function bodySize({ height }: PlacedFigure): { width: number; height: number } {
  const full = height * 1.12;
  return { width: (full * BODY.width) / BODY.height, height: full };
}

/** The square that a figure without a body of ours is drawn on, in pixels, before it is mirrored. */
export function boxOf({ figure, x, y, height, look }: PlacedFigure): Box {
  if (isProp(look ?? figure.icon)) return { x: x - height / 2, y: y - height, side: height };
  // Icons leave a little space below their feet.
  const side = height * 1.06;
  return { x: x - side / 2, y: y - side * 0.97, side };
}

/** Puts a figure's drawing on a square. Changes `one` in place. */
export function putOn(one: PlacedFigure, { x, y, side }: Box): void {
  const own = isProp(one.figure.icon);
  one.height = own ? side : side / 1.06;
  one.x = x + side / 2;
  one.y = own ? y + side : y + side * 0.97;
}

function isProp(icon: string): boolean {
  return drawProp(icon, undefined) !== undefined;
}

/** The body of ours that somebody has. */
export function planOf({ figure, look }: PlacedFigure): BodyPlan | undefined {
  const icon = look ?? figure.icon;
  return isProp(icon) ? undefined : bodyFor(icon, 0, { color: undefined, dressed: false });
}

/** The square that a figure's icon, or only its head, is drawn on, before it is mirrored. */
export function headBoxOf(one: PlacedFigure): Box {
  const plan = planOf(one);
  if (!plan) return boxOf(one);
  const unit = bodySize(one).height / BODY.height;
  const corner = onBody(one, 0, 0);
  return {
    x: corner.x + plan.head.x * unit,
    y: corner.y + plan.head.y * unit,
    side: plan.head.side * unit,
  };
}

/** A place on a `BodyPlan`'s canvas, before it is mirrored. */
export function onBody(one: PlacedFigure, x: number, y: number): Point {
  const { width, height } = bodySize(one);
  const unit = height / BODY.height;
  return { x: one.x - width / 2 + x * unit, y: one.y - height + y * unit };
}

/** Mirrors a place with a figure. */
export function turnedWith(one: PlacedFigure, { x, y }: Point): Point {
  return { x: one.turned ? 2 * one.x - x : x, y };
}

const known = new Map<string, readonly number[]>();
const COLUMNS = 40;

/** How far down the outline of a figure's icon begins, in shares of its side; undefined where there is none. */
export function topOf(one: PlacedFigure, x: number, icons: Icons): number | undefined {
  const icon = one.look ?? one.figure.icon;
  const tops = known.get(icon) ?? topsOf(icon, icons);
  known.set(icon, tops);
  const top = tops[Math.floor(x * COLUMNS)];
  return top === undefined || top > 1 ? undefined : top;
}

function topsOf(icon: string, icons: Icons): number[] {
  const tops = new Array<number>(COLUMNS).fill(2);
  for (const { x, y } of paintedCells(drawProp(icon, undefined) ?? icons.body(icon))) {
    const column = Math.floor(x * COLUMNS);
    tops[column] = Math.min(tops[column] ?? 2, y - 0.5 / COLUMNS);
  }
  return tops;
}
