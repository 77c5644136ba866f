import { largest } from "@/lib/core/extremes";
import type { Pose } from "@/lib/illustrator/draw-body";
import type { Figure, Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

/** One copy of a figure with its position and size in pixels. */
export type PlacedFigure = {
  figure: Figure;
  /** Center of its base. */
  x: number;
  y: number;
  height: number;
  /** Drawing order: smaller values are drawn first. */
  depth: number;
  /** Casts no shadow on the ground. */
  floating: boolean;
  /** Mirrored, for variety. */
  turned?: boolean;
  /** Which clothes it wears, 0 to 100. */
  clothes?: number;
  /** What it sits on, or who has it. */
  carrier?: PlacedFigure;
  /** Who holds its string or leash. */
  tiedTo?: PlacedFigure;
  /** How somebody with a body of ours is drawn. */
  pose?: Pose | undefined;
  /** An icon instead of its own, so that two kids don't look the same. */
  look?: string | undefined;
  /** Turned by so many degrees around a point. */
  tilt?: { angle: number; x: number; y: number } | undefined;
  /** A string, leash, or stem that leads to it. */
  line?: Line | undefined;
  /** Only what is before its opening is drawn, over what is in it. */
  rim?: Rim;
};

/** A line from a hand to what it holds. */
export type Line = { from: Point; to: Point; color: string; sag: number };

/** A place on the canvas, in pixels. */
export type Point = { x: number; y: number };

/** The opening of a basket, bowl, or boat: an ellipse, in shares of its drawing's side. */
export type Rim = {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** How opaque the front is that everything in it is seen through. */
  front?: number;
};

/** Height of the seat, as a share of that of the whole. */
const SEATS: ReadonlyMap<string, number> = new Map([
  ["bench", 0.28],
  ["armchair", 0.34],
]);

/**
 * Places riders ("a cat on a horse") side by side on whatever they ride, feet at seat height. Adds
 * them to `placed`.
 */
export function placeRiders(placed: PlacedFigure[], riders: readonly Figure[], scene: Scene): void {
  // In reverse, because a rider may itself be ridden.
  for (const ridden of [...scene.figures].reverse()) {
    const { relation } = ridden;
    const bases = placed.filter(({ figure }) => figure === ridden);
    if (relation?.kind !== "on" || bases.length === 0) continue;
    const { kind } = ridden;
    const seatAt =
      SEATS.get(ridden.icon) ??
      (kind === "animal" ? 0.6 : kind === "boat" ? 0.26 : kind === "building" ? 0.9 : 0.46);
    const wide = kind === "animal" ? 0.3 : 0.86;
    const all = repeatByCount(
      riders.filter((rider) => isRelated(relation, scene.figures.indexOf(rider))),
    );
    for (const [index, figure] of all.entries()) {
      const base = bases[index % bases.length];
      if (!base) continue;
      const copy = Math.floor(index / bases.length);
      const seats = Math.ceil((all.length - (index % bases.length)) / bases.length);
      const share = Math.min(figure.height / ridden.height, kind === "animal" ? 0.85 : 0.7);
      const height = Math.min(base.height * share, (base.height * wide * 1.3) / seats);
      placed.push({
        figure,
        x: base.x + base.height * wide * ((copy + 0.5) / seats - 0.5),
        y: base.y - base.height * seatAt,
        height: Math.max(height, base.height * 0.22),
        depth: base.depth + (kind === "boat" ? -0.001 : 0.001),
        floating: true,
        carrier: base,
      });
    }
  }
}

/**
 * Moves figures related by "under" together: in front of a tree's base, or below an umbrella's
 * canopy. Changes `placed` in place.
 */
export function placeUnder(
  placed: readonly PlacedFigure[],
  scene: Scene,
  viewport: Viewport,
): void {
  for (const other of placed) {
    const { relation, kind } = other.figure;
    if (relation?.kind !== "under") continue;
    const main = scene.figures[relation.from ?? relation.to];
    const first = placed.find(({ figure }) => figure === main);
    if (!first) continue;
    if (kind === "tree" || kind === "building") {
      const under = placed.filter(
        ({ figure, floating }) =>
          !floating && isRelated(relation, scene.figures.indexOf(figure)) && isLive(figure),
      );
      const middle = under.length > 1 ? moveTogether(under, viewport) : first.x;
      other.x = clamp(
        middle + other.height * 0.12,
        other.height * 0.4,
        viewport.width - other.height * 0.4,
      );
    } else {
      other.x = first.x;
      other.y = first.y - first.height * 0.72;
      other.depth = first.depth + 0.001;
      other.floating = true;
    }
  }
}

function isLive({ kind }: Figure): boolean {
  return kind === "animal" || kind === "person";
}

/** Moves several next to each other, and returns their middle. */
function moveTogether(all: readonly PlacedFigure[], { width }: Viewport): number {
  const own = ({ height, figure }: PlacedFigure) =>
    height * (figure.kind === "person" ? 0.5 : 0.85);
  const whole = all.reduce((sum, one) => sum + own(one), 0);
  const average = all.reduce((sum, { x }) => sum + x, 0) / all.length;
  const middle = clamp(average, whole / 2, width - whole / 2);
  let left = middle - whole / 2;
  for (const one of all.toSorted((a, b) => a.x - b.x)) {
    one.x = left + own(one) / 2;
    left += own(one);
  }
  return middle;
}

/** Moves what is between two others there. Changes `placed` in place. */
export function placeBetween(
  placed: readonly PlacedFigure[],
  scene: Scene,
  { width }: Viewport,
): void {
  for (const one of placed) {
    const { attached } = one.figure;
    if (attached?.how !== "between") continue;
    const others = placed.filter(({ figure }) => figure === scene.figures[attached.to]);
    const [first, second] = others.toSorted((a, b) => a.x - b.x);
    if (!first || !second) continue;
    const isInRow = Math.floor(first.depth) === Math.floor(one.depth);
    const isAlone = placed.every(({ figure }) =>
      [first, one, second].some((each) => each.figure === figure),
    );
    const [left = 0, middle = 0, right = 0] = isAlone
      ? [width * 0.18, width * 0.5, width * 0.82]
      : [first.x, one.x, second.x].toSorted((a, b) => a - b);
    if (isInRow) {
      [first.x, one.x, second.x] = [left, middle, right];
      one.depth = largest([first.depth, one.depth, second.depth]) + 0.0001;
      const room = ((right - left) / 2) * 1.05;
      for (const each of [first, one, second]) each.height = Math.min(each.height, room);
    } else one.x = (first.x + second.x) / 2;
  }
}

/** Moves a boat that trees or houses on the sand would hide to the nearest gap between them. Changes `placed` in place. */
export function moveIntoGaps(placed: readonly PlacedFigure[], viewport: Viewport): void {
  const before = placed.filter(({ figure }) => /^(?:tree|building)$/.test(figure.kind));
  const edges = [0, ...before.map(({ x }) => x).sort((a, b) => a - b), viewport.width];
  const gaps = edges.slice(1).map((edge, index) => (edge + (edges[index] ?? 0)) / 2);
  for (const boat of placed) {
    const isHidden = before.some(({ x, height }) => Math.abs(x - boat.x) < height * 0.4);
    if (boat.figure.kind !== "boat" || !isHidden) continue;
    const distance = (x: number) => Math.abs(x - boat.x);
    const [nearest] = gaps.toSorted((a, b) => distance(a) - distance(b));
    boat.x = clamp(nearest ?? boat.x, boat.height * 0.38, viewport.width - boat.height * 0.38);
  }
}

/**
 * Makes figures that end at the neck, and close-ups of people, rise from the bottom edge; who is alone in one fills it.
 * Changes `one` in place.
 */
export function cutAtEdge(
  one: PlacedFigure,
  { width, height }: Viewport,
  { style, alone }: { style: Style; alone: boolean },
): void {
  const { icon, kind } = one.figure;
  const near = style.staging === "close" && kind === "person";
  if (style.staging === "pedestal" || (icon !== "unicorn" && !near)) return;
  if (near && alone) one.height = Math.min(width * 1.25, height * 1.05);
  else one.height *= near ? 1.5 : 1.1;
  one.y = height + one.height * (near ? (alone ? 0.2 : 0.34) : 0.02);
  one.floating = true;
}

/** Whether a relation is to the figure at an index. */
export function isRelated({ from, to }: NonNullable<Figure["relation"]>, index: number): boolean {
  return index >= (from ?? to) && index <= to;
}

/** Limits a value to a range; returns the middle when the range is inverted. */
export function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

/** Repeats each figure `count` times. */
export function repeatByCount(figures: readonly Figure[]): Figure[] {
  return figures.flatMap((figure) => Array.from({ length: figure.count }, () => figure));
}
