import { clamp, type PlacedFigure } from "@/lib/illustrator/arrange";
import { horizonY } from "@/lib/illustrator/backdrop-context";
import type { Random } from "@/lib/illustrator/random";
import type { Figure, Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

/** Places with ground up to the horizon. */
const OPEN = /^(?:meadow|forest|mountains|desert|snow|city|street|room)$/;
/** Height of those in each row, from the horizon to the front, as a share of the shorter side. */
const ROWS = [0.09, 0.13, 0.18, 0.25];
/** Compared with these, how tall each is. */
const TALLER: Readonly<Partial<Record<Figure["kind"], number>>> = {
  tree: 1.7,
  building: 1.5,
  person: 1.25,
};
/** From one to the next, in their height. */
const APART: Readonly<Partial<Record<Figure["kind"], number>>> = { person: 0.75, tree: 0.85 };
const MAX_IN_ROW = 12;

/** What fills its place, where there is room for rows that go back to the horizon. */
export function spreadFigures({ figures, place }: Scene, { staging }: Style): Figure[] {
  if (staging === "pedestal" || !OPEN.test(place)) return [];
  return figures.filter(
    ({ isSpread, attached, kind }) => isSpread && !attached && kind !== "flyer",
  );
}

/** Fills the ground with rows that get smaller toward the horizon: a field of sunflowers. */
export function fieldRows(
  figures: readonly Figure[],
  scene: Scene,
  viewport: Viewport,
  random: Random,
): PlacedFigure[] {
  if (figures.length === 0) return [];
  const horizon = horizonY(viewport, scene);
  const ground = viewport.height * 0.97 - horizon;
  return ROWS.flatMap((share, row) => {
    // Rows are further apart the nearer they are.
    const y = horizon + ground * (0.12 + 0.88 * (row / (ROWS.length - 1)) ** 1.5);
    const tallest = viewport.unit * share;
    const [first] = figures;
    const apart =
      tallest * (TALLER[first?.kind ?? "plant"] ?? 1) * (APART[first?.kind ?? "plant"] ?? 0.95);
    const many = clamp(Math.ceil(viewport.width / apart), 3, MAX_IN_ROW);
    return Array.from({ length: many }, (_, index): PlacedFigure[] => {
      const figure = figures[(index + row) % figures.length];
      if (!figure) return [];
      const slot = (index + (row % 2 ? 0.75 : 0.25)) / many + random.between(-0.15, 0.15) / many;
      return [
        {
          figure,
          x: slot * viewport.width,
          y: y + random.between(-0.006, 0.006) * viewport.height,
          height: tallest * (TALLER[figure.kind] ?? 1) * Math.min(1.2, figure.scale),
          depth: 2 + (y / viewport.height) * 0.9 + index * 0.0001,
          floating: false,
        },
      ];
    }).flat();
  });
}
