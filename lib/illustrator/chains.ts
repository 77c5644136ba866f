import { isRelated } from "@/lib/illustrator/arrange";
import type { Figure, Scene } from "@/lib/illustrator/scene";

/** Whether a figure is placed by way of another: the cat in a basket on a lap is, by way of the lap's owner. */
export function restsOn(scene: Scene, figure: Figure, other: Figure): boolean {
  return carriersOf(scene, figure).includes(other);
}

/**
 * The scene with every figure on something that is placed: of figures that are each on or in the other, one stands by
 * itself, since none of them would be drawn otherwise.
 */
export function withoutCycles(scene: Scene): Scene {
  const freed: Scene = { ...scene, figures: [...scene.figures] };
  for (const [at, figure] of freed.figures.entries()) {
    if (restsOn(freed, figure, figure)) freed.figures[at] = { ...figure, attached: undefined };
  }
  return freed;
}

/** What a figure is on, in, or with, and what that is on in turn, up to where it goes in a circle. */
function carriersOf(scene: Scene, figure: Figure): Figure[] {
  const carriers: Figure[] = [];
  let next = carrierOf(scene, figure);
  while (next && !carriers.includes(next)) {
    carriers.push(next);
    next = carrierOf(scene, next);
  }
  return carriers;
}

function carrierOf({ figures }: Scene, figure: Figure): Figure | undefined {
  if (figure.attached) return figures[figure.attached.to];
  const at = figures.indexOf(figure);
  return figures.find(({ relation }) => relation?.kind === "on" && isRelated(relation, at));
}
