import type { PlacedFigure } from "@/lib/illustrator/arrange";
import type { Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";

/** Mirrors the picture where that brings things to the sides that they should be on. Changes `placed` in place. */
export function obeySides(placed: readonly PlacedFigure[], scene: Scene, viewport: Viewport): void {
  const wrong = sidesNotDrawn(placed, scene).length;
  if (wrong === 0) return;
  mirror(placed, viewport);
  if (sidesNotDrawn(placed, scene).length >= wrong) mirror(placed, viewport);
}

/** The sides on which something isn't that should be: "left". */
export function sidesNotDrawn(placed: readonly PlacedFigure[], scene: Scene): string[] {
  const middles = scene.figures.map((figure) => {
    const xs = placed.filter((one) => one.figure === figure).map(({ x }) => x);
    return xs.reduce((sum, x) => sum + x, 0) / xs.length;
  });
  return scene.sides
    .filter(({ side, from, isOfNext }) => {
      const x = middles[from] ?? Number.NaN;
      const others = isOfNext ? [middles[from + 1]] : middles.filter((_, at) => at !== from);
      return !others.every(
        (other) => other !== undefined && (side === "left" ? x < other : x > other),
      );
    })
    .map(({ side }) => side);
}

function mirror(placed: readonly PlacedFigure[], { width }: Viewport): void {
  for (const one of placed) one.x = width - one.x;
}
