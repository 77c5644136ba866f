import { clamp, type PlacedFigure } from "@/lib/illustrator/arrange";
import type { Figure, Scene } from "@/lib/illustrator/scene";
import type { Viewport } from "@/lib/illustrator/shapes";

/** Where a hand is, in the height of whoever has it: of people, and of animals. */
const HANDS = { person: { out: 0.17, up: 0.3 }, animal: { out: 0.3, up: 0.3 } };

const REACHES_UP = /^(?:umbrella|closed-umbrella|balloon|kite)$/;

/**
 * Places what somebody holds at their hands, and what is worn or on top of something beside it, one after the other on
 * both sides. Adds it to `placed`.
 */
export function placeAttached(placed: PlacedFigure[], scene: Scene, viewport: Viewport): void {
  const used = new Map<PlacedFigure, number>();
  for (const figure of inOrder(scene)) {
    const { attached } = figure;
    if (!attached || /^(?:overhead|between)$/.test(attached.how)) continue;
    const owners = placed.filter((one) => one.figure === scene.figures[attached.to]);
    if (attached.how === "tied") {
      for (const one of placed) {
        const owner = one.figure === figure ? nearest(one, owners) : undefined;
        if (owner) one.tiedTo = owner;
      }
      continue;
    }
    if (!/^(?:held|beside)$/.test(attached.how)) {
      placeWith(figure, owners, placed);
      continue;
    }
    for (let copy = 0; copy < figure.count && owners.length > 0; copy += 1) {
      const owner = owners[copy % owners.length];
      if (!owner) continue;
      const turn = used.get(owner) ?? 0;
      used.set(owner, turn + 1);
      const prefersLeft = isCrowdedOnRight(owner, placed, viewport);
      const side = (turn % 2 === 0) === prefersLeft ? -1 : 1;
      const place =
        attached.how === "held"
          ? inHand(figure, owner, viewport)
          : besideOf(figure, owner, viewport);
      // The third is before its owner.
      const further = Math.floor(turn / 2) - (attached.how === "beside" && turn > 2 ? 1 : 0);
      const isBefore = attached.how === "beside" && turn === 2;
      const out = isBefore ? 0 : side * (place.out + further * place.height * 0.6);
      placed.push({
        figure,
        x: clamp(owner.x + out, place.height * 0.4, viewport.width - place.height * 0.4),
        y: Math.min(owner.y - place.up, viewport.height * 0.98),
        height: place.height,
        depth: owner.depth + place.depth,
        floating: attached.how === "held" || owner.floating,
        carrier: owner,
      });
    }
  }
}

/** Those with others on them or with them first. */
function inOrder({ figures }: Scene): Figure[] {
  const depth = (figure: Figure | undefined, seen = 0): number => {
    const to = figure?.attached && figures[figure.attached.to];
    return to && seen < figures.length ? 1 + depth(to, seen + 1) : 0;
  };
  return figures.toSorted((one, other) => depth(one) - depth(other));
}

/** Where exactly shows once the pictures are known: `fit-attached.ts`. */
function placeWith(figure: Figure, owners: readonly PlacedFigure[], placed: PlacedFigure[]): void {
  const isWorn = figure.attached?.how === "worn";
  const copies = isWorn ? Math.max(figure.count, owners.length) : figure.count;
  for (let copy = 0; copy < copies && owners.length > 0; copy += 1) {
    const owner = owners[copy % owners.length];
    if (!owner) continue;
    placed.push({
      figure,
      x: owner.x,
      y: owner.y - owner.height * 0.6,
      height: owner.height * 0.3,
      depth: owner.depth + 0.0002,
      floating: true,
      carrier: owner,
    });
  }
}

function nearest(one: PlacedFigure, owners: readonly PlacedFigure[]): PlacedFigure | undefined {
  const distance = ({ x }: PlacedFigure) => Math.abs(x - one.x);
  return owners.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Whether there is more room on the left. */
export function isCrowdedOnRight(
  owner: PlacedFigure,
  placed: readonly PlacedFigure[],
  { width }: Viewport,
): boolean {
  const others = placed.filter((one) => one !== owner && !one.carrier && !one.floating);
  const distance = ({ x }: PlacedFigure) => Math.abs(x - owner.x);
  const [next] = others.toSorted((one, other) => distance(one) - distance(other));
  if (!next || distance(next) > owner.height) return owner.x > width * 0.6;
  return next.x > owner.x;
}

function inHand(figure: Figure, owner: PlacedFigure, viewport: Viewport) {
  const hand = owner.figure.kind === "person" ? HANDS.person : HANDS.animal;
  // The head is before what reaches up to it, and in a close-up, nothing does.
  const isCloseUp = owner.y > viewport.height;
  const isTall = !isCloseUp && REACHES_UP.test(figure.icon);
  const share = isTall ? 0.75 : clamp(figure.height / owner.figure.height, 0.22, 0.45);
  const height =
    owner.height * Math.min(share, isCloseUp ? 0.3 : 1) * (figure.scale > 1 ? 1.15 : 1);
  return {
    height,
    out: owner.height * hand.out + height * (isTall ? 0.22 : 0.28),
    up: owner.height * (isCloseUp ? 0.22 : hand.up),
    depth: isTall ? -0.0005 : 0.0005,
  };
}

function besideOf(figure: Figure, owner: PlacedFigure, viewport: Viewport) {
  const isCloseUp = owner.y > viewport.height;
  const most = viewport.unit * (isCloseUp ? 0.2 : 1);
  const share = clamp(figure.height / owner.figure.height, 0.25, 0.6);
  const height = Math.min(most, owner.height * share);
  return { height, out: owner.height * 0.3 + height * 0.55, up: 0, depth: 0.0005 };
}
