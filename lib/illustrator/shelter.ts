import { largest, smallest } from "@/lib/core/extremes";
import { clamp, type PlacedFigure } from "@/lib/illustrator/arrange";
import type { Figure, Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";

const SHELTERS = /^(?:umbrella|umbrella-on-ground)$/;

/** An umbrella's height and where its handle is, in the height of whoever is under it: in full, and in a close-up. */
const FULL = { height: 0.82, up: 0.45 };
const CLOSE = { height: 0.62, up: 0.58 };
/** Up to where an umbrella's handle is, in its height. */
const CANOPY = 0.42;
/** Distance between people under one umbrella, in their height. */
const APART = 0.34;
/** More than these don't fit under one. */
const MAX_UNDER = 3;

/** Gives an umbrella to the people who are under it. */
export function settleShelters(scene: Scene): void {
  for (const figure of scene.figures) {
    const { relation, icon } = figure;
    if (relation?.kind !== "under") continue;
    if (/^(?:object|food|vehicle|plant)$/.test(figure.kind) && !SHELTERS.test(icon)) {
      // Nothing of ours has room below it.
      scene.missing.push(`under ${figure.word}`);
      figure.relation = undefined;
    }
    if (!SHELTERS.test(icon)) continue;
    const from = relation.from ?? relation.to;
    const under = shelteredOf(scene.figures.slice(from, relation.to + 1));
    const [first] = under;
    if (!first) continue;
    const many = under.reduce((sum, { count }) => sum + count, 0);
    figure.relation = undefined;
    if (many > MAX_UNDER * figure.count) {
      scene.missing.push(`under ${figure.word}`);
      continue;
    }
    figure.attached = { to: scene.figures.indexOf(first), how: "overhead", upTo: relation.to };
  }
}

/** People, and animals that are by themselves or as much under it as they: a boy and his dog, but not a boy with a dog. */
function shelteredOf(figures: readonly Figure[]): Figure[] {
  const free = figures.filter(({ attached }) => !attached);
  const people = free.filter(({ kind }) => kind === "person");
  const animals = free.filter(
    ({ kind, ledBy }) => kind === "animal" && (people.length === 0 || ledBy === "and"),
  );
  return free.filter((one) => people.includes(one) || animals.includes(one));
}

/** Places umbrellas over the heads of who is under them, whom it moves together. Adds them to `placed`. */
export function placeShelters(placed: PlacedFigure[], scene: Scene, viewport: Viewport): void {
  for (const figure of scene.figures) {
    const { attached } = figure;
    if (attached?.how !== "overhead") continue;
    const under = shelteredOf(scene.figures.slice(attached.to, (attached.upTo ?? attached.to) + 1));
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
  if (people.some((one) => one.figure.kind === "animal")) {
    placed.push(shelterWide(people, figure, viewport, first));
    return;
  }
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

/** Animals are wide, so an umbrella over them is too. Moves them together below it, and makes all smaller if need be. */
function shelterWide(
  under: readonly PlacedFigure[],
  figure: Figure,
  { width, height }: Viewport,
  carrier: PlacedFigure,
): PlacedFigure {
  const measure = () => {
    const widths = under.map((one) => one.height * (one.figure.kind === "animal" ? 0.85 : 0.45));
    const tallest = largest(under.map((one) => one.height));
    const all = widths.reduce((sum, one) => sum + one, 0);
    const side = Math.max(all * 1.08, tallest * 0.8);
    // The canopy is the upper half, whose edge is above every head.
    const up = Math.max(0, tallest * 1.04 - side * CANOPY);
    return { widths, all, side, up };
  };
  const whole = measure();
  const room = Math.min(
    (carrier.y * 0.97) / (whole.up + whole.side),
    (width * 0.96) / whole.side,
    1,
  );
  for (const one of under) one.height *= room;
  const { widths, all, side, up } = measure();
  const middle = under.reduce((sum, one) => sum + one.x, 0) / under.length;
  const x = clamp(middle, side / 2, width - side / 2);
  let left = x - all / 2;
  for (const [index, one] of under.entries()) {
    const own = widths[index] ?? 0;
    one.x = left + own / 2;
    left += own;
  }
  return {
    figure,
    x,
    y: Math.min(carrier.y, height) - up,
    height: side,
    depth: smallest(under.map(({ depth }) => depth)) - 0.0005,
    floating: true,
    carrier,
  };
}
