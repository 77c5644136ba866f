import type { PlacedFigure } from "@/lib/illustrator/arrange";
import type { Figure } from "@/lib/illustrator/scene";

/**
 * The figures whose size the picture doesn't bear out: a tiny chair that is no smaller beside the elephant on it than
 * any chair, and what is called small and is drawn as high as what is higher by nature.
 */
export function notSized(placed: readonly PlacedFigure[]): Set<Figure> {
  const sized = placed.filter(({ figure, rim }) => figure.sizeWord && !rim);
  const others = placed.filter(({ rim }) => !rim);
  const belied = sized.filter((one) => others.some((other) => belies(one, other)));
  return new Set(belied.map(({ figure }) => figure));
}

/** Whether another figure's size shows that one isn't as small or big as it's said to be. */
function belies(one: PlacedFigure, other: PlacedFigure): boolean {
  if (one.figure === other.figure || other.figure.sizeWord === one.figure.sizeWord) return false;
  const natural = one.figure.height / other.figure.height;
  const drawn = one.height / other.height;
  const isSmall = one.figure.scale < 1;
  // In the fore- and the background, things are of different sizes anyway.
  if (one.carrier === other || other.carrier === one)
    return isSmall ? drawn >= natural : drawn <= natural;
  return isSmall ? natural <= 1 && drawn >= 1 : natural >= 1 && drawn <= 1;
}
