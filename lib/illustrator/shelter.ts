import { largest, smallest } from "@/lib/core/extremes";
import type { PlacedFigure } from "@/lib/illustrator/arrange";
import type { Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";

const SHELTERS = /^(?:umbrella|umbrella-on-ground)$/;

/** An umbrella's height and where its handle is, in the height of whoever is under it: in full, and in a close-up. */
const FULL = { height: 0.82, up: 0.45 };
const CLOSE = { height: 0.62, up: 0.58 };
/** Distance between people under one umbrella, in their height. */
const APART = 0.34;
/** More than these don't fit under one. */
const MAX_UNDER = 3;

/** Gives an umbrella to the people who are under it. */
export function settleShelters(scene: Scene): void {
  for (const figure of scene.figures) {
    const { relation, icon } = figure;
    if (relation?.kind !== "under" || !SHELTERS.test(icon)) continue;
    const from = relation.from ?? relation.to;
    const people = scene.figures.slice(from, relation.to + 1).filter((one) => isSheltered(one));
    const [first] = people;
    const many = people.reduce((sum, { count }) => sum + count, 0);
    if (!first || many > MAX_UNDER * figure.count) continue;
    figure.relation = undefined;
    figure.attached = { to: scene.figures.indexOf(first), how: "overhead", upTo: relation.to };
  }
}

function isSheltered({ kind, attached }: Scene["figures"][number]): boolean {
  return kind === "person" && !attached;
}

/** Places umbrellas over the heads of who is under them, whom it moves together. Adds them to `placed`. */
export function placeShelters(placed: PlacedFigure[], scene: Scene, viewport: Viewport): void {
  for (const figure of scene.figures) {
    const { attached } = figure;
    if (attached?.how !== "overhead") continue;
    const under = scene.figures
      .slice(attached.to, (attached.upTo ?? attached.to) + 1)
      .filter((one) => isSheltered(one));
    const people = placed.filter((one) => under.includes(one.figure));
    const each = Math.ceil(people.length / figure.count);
    for (let copy = 0; copy < figure.count; copy += 1)
      shelter(people.slice(copy * each, (copy + 1) * each), figure, placed, viewport);
  }
}

function shelter(
  people: readonly PlacedFigure[],
  figure: PlacedFigure["figure"],
  placed: PlacedFigure[],
  viewport: Viewport,
): void {
  const [first] = people;
  if (!first) return;
  const x = people.reduce((sum, one) => sum + one.x, 0) / people.length;
  const tallest = largest(people.map(({ height }) => height));
  for (const [index, one] of people.entries())
    one.x = x + (index - (people.length - 1) / 2) * tallest * APART;
  const { height, up } = first.y > viewport.height ? CLOSE : FULL;
  const wider = 1 + (people.length - 1) * 0.3;
  placed.push({
    figure,
    x: x + (people.length === 1 ? tallest * 0.06 : 0),
    // A wider one is as high above the heads.
    y: first.y - tallest * (up - (wider - 1) * height * 0.5),
    height: tallest * height * wider,
    depth: smallest(people.map(({ depth }) => depth)) - 0.0005,
    floating: true,
    carrier: first,
  });
}
