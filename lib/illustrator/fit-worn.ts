import type { PlacedFigure } from "@/lib/illustrator/arrange";
import { headBoxOf, onBody, planOf, putOn } from "@/lib/illustrator/figure-frame";
import { type Anchor, headAnchors } from "@/lib/illustrator/head-anchors";
import { wearableOf } from "@/lib/illustrator/wearables";

/** Necks on the canvas of a `BodyPlan`: of people, of those cut off below the shoulders, and of animals. */
const NECKS = {
  person: { y: 79, width: 36 },
  bust: { y: 96, width: 40 },
  animal: { y: 88, width: 50 },
};

/** Puts what somebody wears on their head, eyes, or neck; false when there is no place for it. Changes `one` in place. */
export function fitWorn(one: PlacedFigure, owner: PlacedFigure): boolean {
  const wearable = wearableOf(one.figure.icon);
  const place = wearable && placeOf(owner, wearable.spot);
  if (!wearable || !place) return false;
  const side = (place.width * wearable.wider) / wearable.width;
  putOn(one, { x: place.x - wearable.x * side, y: place.y - wearable.y * side, side });
  const tilt = wearable.spot === "hat" ? (headAnchors(iconOf(owner))?.hat?.tilt ?? 0) : 0;
  one.turned = owner.turned ?? false;
  const x = place.x;
  if (one.turned) one.x = 2 * owner.x - one.x;
  const across = (wearable.x - 0.5) * side;
  one.tilt =
    tilt === 0 ? undefined : { angle: tilt, x: one.turned ? one.x + across : x, y: place.y };
  one.depth = owner.depth + (wearable.spot === "hat" ? 0.0003 : 0.0002);
  one.floating = true;
  return true;
}

function iconOf({ look, figure }: PlacedFigure): string {
  return look ?? figure.icon;
}

/** In pixels, before it is mirrored. */
function placeOf(owner: PlacedFigure, spot: "hat" | "eyes" | "neck"): Anchor | undefined {
  const anchor = headAnchors(iconOf(owner))?.[spot];
  if (anchor) {
    const { x, y, side } = headBoxOf(owner);
    return { x: x + anchor.x * side, y: y + anchor.y * side, width: anchor.width * side };
  }
  const plan = planOf(owner);
  if (spot !== "neck" || !plan) return undefined;
  const isAnimal = owner.figure.kind === "animal";
  const neck = isAnimal
    ? NECKS.animal
    : plan.head.side > 80 && iconOf(owner) !== "baby"
      ? NECKS.bust
      : NECKS.person;
  const left = onBody(owner, 50 - neck.width / 2, neck.y);
  const right = onBody(owner, 50 + neck.width / 2, neck.y);
  return { x: (left.x + right.x) / 2, y: left.y, width: right.x - left.x };
}
