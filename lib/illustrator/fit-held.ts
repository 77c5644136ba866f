import type { PlacedFigure, Point } from "@/lib/illustrator/arrange";
import {
  bodySize,
  boxOf,
  headBoxOf,
  onBody,
  planOf,
  putOn,
  turnedWith,
} from "@/lib/illustrator/figure-frame";
import { headAnchors } from "@/lib/illustrator/head-anchors";
import type { Viewport } from "@/lib/illustrator/shapes";

/** How a thing is held: where the hand is on it, in shares of its side, and its side in the owner's height. */
type Grip = { x: number; y: number; side: number; isUp: boolean };

const GRIPS: ReadonlyMap<string, Grip> = new Map(
  Object.entries({
    umbrella: { x: 0.5, y: 0.86, side: 0.85, isUp: true },
    "triangular-flag": { x: 0.12, y: 0.86, side: 0.5, isUp: true },
    "magic-wand": { x: 0.1, y: 0.92, side: 0.36, isUp: true },
    sparkler: { x: 0.5, y: 0.92, side: 0.4, isUp: true },
    candle: { x: 0.5, y: 0.85, side: 0.32, isUp: true },
    lollipop: { x: 0.9, y: 0.9, side: 0.3, isUp: true },
    "soft-ice-cream": { x: 0.5, y: 0.86, side: 0.34, isUp: true },
    "ice-cream": { x: 0.5, y: 0.86, side: 0.34, isUp: true },
    rose: { x: 0.5, y: 0.92, side: 0.36, isUp: true },
    tulip: { x: 0.5, y: 0.92, side: 0.36, isUp: true },
    sunflower: { x: 0.5, y: 0.95, side: 0.42, isUp: true },
    blossom: { x: 0.5, y: 0.6, side: 0.28, isUp: true },
    hibiscus: { x: 0.5, y: 0.6, side: 0.28, isUp: true },
    bouquet: { x: 0.78, y: 0.86, side: 0.42, isUp: true },
    "red-paper-lantern": { x: 0.5, y: 0.08, side: 0.32, isUp: false },
    "sports-medal": { x: 0.5, y: 0.1, side: 0.26, isUp: false },
    briefcase: { x: 0.5, y: 0.2, side: 0.3, isUp: false },
    bucket: { x: 0.5, y: 0.1, side: 0.28, isUp: false },
    basket: { x: 0.5, y: 0.12, side: 0.34, isUp: false },
    "shopping-bags": { x: 0.5, y: 0.12, side: 0.32, isUp: false },
    luggage: { x: 0.5, y: 0.08, side: 0.4, isUp: false },
  } satisfies Record<string, Grip>),
);
/** What has a place of its own beside a hand, as before. */
const AT_SIDE =
  /^(?:closed-umbrella|dagger|shield|bow-and-arrow|axe|pick|hammer|broom|flashlight|fishing-pole|trident-emblem|megaphone|guitar|violin)$/;
/** Flowers that are drawn without a stem. */
const STEMLESS = /^(?:blossom|hibiscus)$/;
const STRING = "#5a6472";
const STEM = "#4f8a3c";
/** On the canvas of a `BodyPlan`. */
const HANDS = {
  person: {
    up: { x: 90.5, y: 70 },
    left: { x: 25.5, y: 115 },
    right: { x: 74.5, y: 115 },
    lap: { x: 50, y: 112 },
  },
  bust: {
    up: { x: 96, y: 80 },
    left: { x: 22.5, y: 123 },
    right: { x: 77.5, y: 123 },
    lap: { x: 50, y: 118 },
  },
  animal: {
    up: { x: 92, y: 78 },
    left: { x: 41, y: 130 },
    right: { x: 59, y: 130 },
    lap: { x: 50, y: 126 },
  },
};
const BALLOON_SIDE = 0.42;

/**
 * Puts what somebody holds into their hands, up to its string or stem. What can't be held there stays where it is.
 * Changes both in place.
 */
export function fitHeld(
  things: readonly PlacedFigure[],
  owner: PlacedFigure,
  viewport: Viewport,
): void {
  const hands = handsOf(owner);
  if (!hands) {
    fitAtMouth(things, owner);
    return;
  }
  const raised = things.filter((one) => isRaised(one));
  const balloons = raised.filter(({ figure }) => figure.icon === "held-balloon");
  if (raised.length > 0) owner.pose = { ...owner.pose, raises: true };
  let isRaisedHandFree = true;
  for (const one of things) {
    one.line = undefined;
    const { icon } = one.figure;
    if (AT_SIDE.test(icon)) continue;
    one.depth = owner.depth + 0.0004;
    if (icon === "held-balloon") {
      // The raised hand may hold something else.
      const hand = balloons.length < raised.length ? hands.left : hands.up;
      const order = { index: balloons.indexOf(one), of: balloons.length };
      floatFrom(one, owner, hand, order, viewport);
    } else if (raised.includes(one)) {
      grip(one, owner, isRaisedHandFree ? hands.up : hands.left);
      isRaisedHandFree = false;
    } else if (GRIPS.has(icon)) grip(one, owner, hands.left);
    else hug(one, owner, hands.lap);
  }
}

/** Leads a kite's string or a dog's leash to a hand. Changes both in place. */
export function tieTo(one: PlacedFigure, owner: PlacedFigure): void {
  const hands = handsOf(owner);
  const hand = hands ?? { up: undefined, right: undefined };
  const isKite = one.figure.kind === "flyer";
  owner.turned = hands ? one.x < owner.x : one.x > owner.x;
  if (isKite && hands) owner.pose = { ...owner.pose, raises: true };
  const own = isKite ? hand.up : hand.right;
  const box = boxOf(owner);
  // Walkers are seen from the side.
  const to = own
    ? onBody(owner, own.x, own.y)
    : { x: box.x + box.side * 0.44, y: box.y + box.side * 0.61 };
  const head = headBoxOf(one);
  const neck = headAnchors(one.figure.icon)?.neck ?? { x: 0.5, y: 0.55 };
  const start = isKite ? { x: 0.42, y: 0.5 } : neck;
  const from = turnedWith(one, {
    x: head.x + start.x * head.side,
    y: head.y + start.y * head.side,
  });
  one.line = {
    from,
    to: turnedWith(owner, to),
    color: isKite ? STRING : "#c0392b",
    sag: owner.height * (isKite ? 0.06 : 0.08),
  };
}

/** Whether a flower needs a stem of ours. */
export function isStemless(icon: string): boolean {
  return STEMLESS.test(icon);
}

function isRaised({ figure }: PlacedFigure): boolean {
  return figure.icon === "held-balloon" || (GRIPS.get(figure.icon)?.isUp ?? false);
}

function handsOf(owner: PlacedFigure) {
  const plan = planOf(owner);
  if (!plan || owner.figure.icon === "robot") return undefined;
  if (owner.figure.kind === "animal") return HANDS.animal;
  return plan.head.side > 80 && (owner.look ?? owner.figure.icon) !== "baby"
    ? HANDS.bust
    : HANDS.person;
}

function grip(one: PlacedFigure, owner: PlacedFigure, hand: Point): void {
  const how = GRIPS.get(one.figure.icon);
  if (!how) return;
  const side = owner.height * how.side * (one.figure.scale > 1 ? 1.2 : 1);
  const at = turnedWith(owner, onBody(owner, hand.x, hand.y));
  // A stick that leans outward leans away from the body.
  const isMirrored = how.x > 0.6 !== (owner.turned ?? false);
  one.turned = isMirrored;
  const stem = isStemless(one.figure.icon) ? side * 0.75 : 0;
  const x = isMirrored ? 1 - how.x : how.x;
  putOn(one, { x: at.x - x * side, y: at.y - how.y * side - stem, side });
  if (stem > 0) {
    const from = { x: at.x, y: at.y - stem };
    one.line = { from, to: { x: at.x, y: at.y + side * 0.2 }, color: STEM, sag: 0 };
  }
  if (one.figure.icon === "umbrella") one.depth = owner.depth - 0.0004;
}

function floatFrom(
  one: PlacedFigure,
  owner: PlacedFigure,
  hand: Point,
  { index, of }: { index: number; of: number },
  viewport: Viewport,
): void {
  const side = owner.height * BALLOON_SIDE * (one.figure.scale > 1 ? 1.25 : of > 3 ? 0.8 : 1);
  const at = turnedWith(owner, onBody(owner, hand.x, hand.y));
  const away = at.x < owner.x ? -1 : 1;
  const lower = hand.y > 100 ? owner.height * 0.3 : 0;
  const spread = of === 1 ? 0.12 + (lower > 0 ? 0.35 : 0) : (index - (of - 1) * 0.35) * 0.62;
  const above = lower + owner.height * (of === 1 ? 0.2 : 0.26 + (index % 2) * 0.22);
  const knot = { x: at.x + away * spread * side, y: at.y - above };
  const room = viewport.width - side * 0.4;
  knot.x = Math.min(room, Math.max(side * 0.4, knot.x));
  putOn(one, { x: knot.x - side / 2, y: knot.y - side * 0.92, side });
  one.turned = false;
  one.depth = owner.depth - 0.0002 + index * 0.00002;
  one.line = { from: knot, to: at, color: STRING, sag: owner.height * 0.02 };
}

/** Before the chest, between both hands. */
function hug(one: PlacedFigure, owner: PlacedFigure, lap: Point): void {
  const unit = bodySize(owner).height;
  const own = one.figure.height / owner.figure.height;
  const side = unit * Math.min(0.42, Math.max(0.32, own * 0.7));
  const at = turnedWith(owner, onBody(owner, lap.x, lap.y));
  if (planOf(one)) {
    one.height = side;
    one.x = at.x;
    one.y = at.y + side / 2;
  } else putOn(one, { x: at.x - side / 2, y: at.y - side / 2, side });
  one.depth = owner.depth + 0.0005;
}

/** Animals on four legs have things in their mouth, and balloons at their neck. */
function fitAtMouth(things: readonly PlacedFigure[], owner: PlacedFigure): void {
  const anchors = headAnchors(owner.figure.icon);
  const eyes = anchors?.eyes;
  if (!eyes || owner.figure.kind !== "animal") return;
  const box = headBoxOf(owner);
  for (const [index, one] of things.entries()) {
    const isBalloon = one.figure.icon === "held-balloon";
    const from = isBalloon ? { x: 0.6, y: 0.5 } : { x: eyes.x - 0.02, y: eyes.y + 0.2 };
    const at = turnedWith(owner, { x: box.x + from.x * box.side, y: box.y + from.y * box.side });
    const side = owner.height * (isBalloon ? 0.4 : 0.26);
    const away = (owner.turned ? 1 : -1) * (index - (things.length - 1) / 2);
    if (isBalloon) {
      const knot = {
        x: at.x + side * (away * 0.7 - (owner.turned ? 1 : -1) * 0.5),
        y: at.y - owner.height * (0.6 + (index % 2) * 0.18),
      };
      putOn(one, { x: knot.x - side / 2, y: knot.y - side * 0.92, side });
      one.line = { from: knot, to: at, color: STRING, sag: 0 };
      one.turned = false;
      one.depth = owner.depth - 0.0002;
      continue;
    }
    const grip = GRIPS.get(one.figure.icon);
    if (grip?.isUp) {
      // In a front paw or under a wing.
      const paw = turnedWith(owner, { x: box.x + 0.24 * box.side, y: box.y + 0.6 * box.side });
      const large = owner.height * grip.side * 0.8;
      putOn(one, { x: paw.x - grip.x * large, y: paw.y - grip.y * large, side: large });
      one.turned = false;
    } else putOn(one, { x: at.x - side / 2, y: at.y - side / 2, side });
    one.depth = owner.depth + 0.0004;
  }
}
