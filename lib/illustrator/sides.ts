import type { PlacedFigure } from "@/lib/illustrator/arrange";
import type { Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";

/** How far from the middle something alone is on a side, as a share of the width. */
const OFF_CENTER = 0.05;

/** Mirrors the picture where that brings things to the sides that they should be on. Changes `placed` in place. */
export function obeySides(placed: readonly PlacedFigure[], scene: Scene, viewport: Viewport): void {
  const wrong = sidesNotDrawn(placed, scene, viewport).length;
  if (wrong === 0) return;
  mirror(placed, viewport);
  if (sidesNotDrawn(placed, scene, viewport).length >= wrong) mirror(placed, viewport);
}

/** The sides on which something isn't that should be: "left". */
export function sidesNotDrawn(
  placed: readonly PlacedFigure[],
  scene: Scene,
  { width }: Viewport,
): string[] {
  const middles = scene.figures.map((figure) => {
    const xs = placed.filter((one) => one.figure === figure).map(({ x }) => x);
    return xs.reduce((sum, x) => sum + x, 0) / xs.length;
  });
  return scene.sides
    .filter(({ side, from, isOfNext }) => {
      const x = middles[from] ?? Number.NaN;
      // What is alone has only the picture to be on a side of.
      if (middles.length === 1 && !isOfNext) {
        const isOnSide = (at: number) =>
          side === "left" ? at < width * (0.5 - OFF_CENTER) : at > width * (0.5 + OFF_CENTER);
        return !placed.every((one) => isOnSide(one.x));
      }
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
