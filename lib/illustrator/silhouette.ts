import type { PlacedFigure } from "@/lib/illustrator/arrange";
import { bodyFor } from "@/lib/illustrator/draw-body";
import { drawProp } from "@/lib/illustrator/draw-prop";
import type { Icons } from "@/lib/illustrator/icons";
import { paintedCells } from "@/lib/illustrator/painted-areas";

/** Cells in a row and column of a silhouette's grid. */
const CELLS = 20;
/** Of the grid's side, in the figure's height. */
const SIDE = 1.2;

/** Which cells of a grid around a figure its drawing covers; the middle of the lowest row is where it stands. */
type Silhouette = ReadonlySet<number>;

const known = new Map<string, Silhouette>();

/** How much of a figure what is drawn over it leaves to be seen, from 0 to 1. */
export function seenShare(one: PlacedFigure, over: readonly PlacedFigure[], icons: Icons): number {
  const near = over.filter((other) => isNear(one, other));
  if (near.length === 0) return 1;
  const cells = [...silhouetteOf(one, icons)];
  const seen = cells.filter((cell) => {
    const across = ((cell % CELLS) + 0.5) / CELLS - 0.5;
    const x = one.x + (one.turned ? -across : across) * SIDE * one.height;
    const y = one.y - ((Math.floor(cell / CELLS) + 0.5) / CELLS) * SIDE * one.height;
    return !near.some((other) => covers(other, x, y, icons));
  });
  return cells.length === 0 ? 1 : seen.length / cells.length;
}

function isNear(one: PlacedFigure, other: PlacedFigure): boolean {
  const reach = ((one.height + other.height) * SIDE) / 2;
  return Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < reach * 2;
}

function covers(one: PlacedFigure, x: number, y: number, icons: Icons): boolean {
  const across = (x - one.x) / one.height / SIDE;
  return silhouetteOf(one, icons).has(
    cellAt(one.turned ? -across : across, (one.y - y) / one.height / SIDE),
  );
}

/** The cell at a place in shares of the grid's side, from the middle and from the ground; -1 outside. */
function cellAt(across: number, up: number): number {
  const column = Math.floor((across + 0.5) * CELLS);
  const row = Math.floor(up * CELLS);
  const isInside = column >= 0 && column < CELLS && row >= 0 && row < CELLS;
  return isInside ? row * CELLS + column : -1;
}

function silhouetteOf({ figure }: PlacedFigure, icons: Icons): Silhouette {
  const { icon } = figure;
  const before = known.get(icon);
  if (before) return before;
  const prop = drawProp(icon, undefined);
  const hasBody = !prop && bodyFor(icon, 0, { color: undefined, dressed: false }) !== undefined;
  const drawing = prop ?? (hasBody ? undefined : icons.body(icon));
  const points =
    drawing === undefined
      ? BODY
      : paintedCells(drawing).map(({ x, y }) => ({ across: x - 0.5, up: 1 - y }));
  const cells = new Set(points.map(({ across, up }) => cellAt(across / SIDE, up / SIDE)));
  cells.delete(-1);
  known.set(icon, cells);
  return cells;
}

/** Who has a head and a body covers about the same, whoever it is. */
const BODY = Array.from({ length: 24 * 24 }, (_, at) => ({
  across: (at % 24) / 23 - 0.5,
  up: (Math.floor(at / 24) / 23) * 1.1,
})).filter(({ across, up }) =>
  up > 0.5 ? Math.hypot(across, up - 0.78) < 0.28 : Math.abs(across) < 0.18,
);
