import type { PlacedFigure, Point } from "@/lib/illustrator/arrange";
import {
  boxOf,
  headBoxOf,
  onBody,
  planOf,
  topOf,
  turnedWith,
} from "@/lib/illustrator/figure-frame";
import { headAnchors } from "@/lib/illustrator/head-anchors";
import type { Icons } from "@/lib/illustrator/icons";
import { type Seat, seatOf } from "@/lib/illustrator/supports";

/** From the ground to the hips of who sits, on the canvas of a `BodyPlan`. */
const HIPS = 132;
/** Of ships. */
const DECK: Seat = { from: 0.16, to: 0.84, y: 0.66, most: 0.5 };
const FLIES_TO = /^(?:building|tree)$/;

/** Places riders on what they sit, stand, or lie on. Changes all in place. */
export function fitOn(riders: readonly PlacedFigure[], base: PlacedFigure, icons: Icons): void {
  const box = boxOf(base);
  const seat = seatOf(base.figure.icon) ?? (base.figure.kind === "boat" ? DECK : undefined);
  const plan = planOf(base);
  for (const [index, one] of riders.entries()) {
    const share = (index + 0.5) / riders.length;
    one.depth = base.depth + 0.001 + index * 0.00001;
    one.floating = true;
    if (seat?.hips && canSit(one)) {
      one.pose = { ...one.pose, sits: true };
      const room = ((seat.to - seat.from) * box.side) / riders.length;
      const most = Math.max(base.height * 0.7, room / 0.36);
      one.height = Math.min(base.height * seat.hips, most) * ageOf(one);
      const x = box.x + (seat.from + (seat.to - seat.from) * share) * box.side;
      const at = turnedWith(base, { x, y: box.y + seat.y * box.side });
      settleHips(one, at);
      continue;
    }
    if (base.figure.kind === "animal" && one.figure.kind === "person" && !plan) {
      const x = 0.56 + (share - 0.5) * 0.25;
      const y = topOf(base, x, icons) ?? 0.4;
      one.height = base.height * 0.88 * ageOf(one);
      const at = turnedWith(base, { x: box.x + x * box.side, y: box.y + (y + 0.04) * box.side });
      settleHips(one, at);
      // The animal hides the leg on its other side, and the hem of both.
      one.depth = base.depth - 0.0005;
      continue;
    }
    const [from, to] = seat
      ? [seat.from, seat.to]
      : base.figure.kind === "animal"
        ? [0.42, 0.74]
        : [0.16, 0.84];
    const x = from + (to - from) * share;
    const width = ((to - from) * box.side) / riders.length;
    const natural =
      (one.figure.height * one.figure.scale) / (base.figure.height * base.figure.scale);
    // An elephant is as big on a tiny chair as on another.
    const larger = Math.max(1, 1 / base.figure.scale);
    const most = FLIES_TO.test(base.figure.kind)
      ? 0.3
      : base.figure.kind === "animal"
        ? 0.85
        : (seat?.most ?? (base.figure.kind === "vehicle" ? 0.6 : 1.5));
    one.height = Math.max(
      base.height * 0.16,
      larger * Math.min(base.height * Math.min(natural, most), width * (seat?.isWide ? 1.5 : 1.25)),
    );
    if (plan) {
      standOnHead(one, base, { share, icons });
      continue;
    }
    const y = seat ? seat.y : (topOf(base, x, icons) ?? 0.5) + 0.02;
    const at = turnedWith(base, { x: box.x + x * box.side, y: box.y + y * box.side });
    one.x = at.x;
    one.y = at.y;
  }
}

/** Places birds and hats' like on a head, side by side along its outline. Changes all in place. */
export function fitOnHead(
  riders: readonly PlacedFigure[],
  base: PlacedFigure,
  icons: Icons,
  hat: PlacedFigure | undefined,
): void {
  const anchors = headAnchors(base.look ?? base.figure.icon);
  const width = Math.max(
    riders.length > 1 ? 0.5 : 0.34,
    anchors?.hat?.width ?? anchors?.eyes?.width ?? 0.4,
  );
  for (const [index, one] of riders.entries()) {
    const share = (index + 0.5) / riders.length;
    const side = headBoxOf(base).side;
    const natural = (one.figure.height * one.figure.scale) / base.figure.height;
    const room = riders.length === 1 ? side * width * 1.2 : (side * width * 1.5) / riders.length;
    one.height = Math.min(base.height * Math.min(0.4, Math.max(0.2, natural)), room);
    one.depth = base.depth + 0.0006 + index * 0.00001;
    one.floating = true;
    if (hat && riders.length === 1) {
      const box = boxOf(hat);
      one.x = hat.x;
      one.y = box.y + ((topOf(hat, 0.5, icons) ?? 0.1) + 0.02) * box.side;
    } else standOnHead(one, base, { share, icons });
  }
}

function standOnHead(
  one: PlacedFigure,
  base: PlacedFigure,
  { share, icons }: { share: number; icons: Icons },
): void {
  const box = headBoxOf(base);
  const anchors = headAnchors(base.look ?? base.figure.icon);
  const middle = anchors?.hat?.x ?? anchors?.eyes?.x ?? 0.5;
  const width = Math.max(0.5, anchors?.hat?.width ?? 0.4);
  const x = Math.min(0.94, Math.max(0.06, middle + (share - 0.5) * width * 0.9));
  const top = topOf(base, middle, icons) ?? anchors?.hat?.y ?? 0.1;
  // At its sides, it's still on the head.
  const y = Math.min(topOf(base, x, icons) ?? top, top + 0.2) + 0.025;
  const at = turnedWith(base, { x: box.x + x * box.side, y: box.y + y * box.side });
  one.x = at.x;
  one.y = at.y;
}

/** Places birds and the like on shoulders, beside the head. Changes all in place. */
export function fitOnShoulder(riders: readonly PlacedFigure[], base: PlacedFigure): void {
  for (const [index, one] of riders.entries()) {
    one.height =
      base.height * Math.min(0.34, Math.max(0.22, one.figure.height / base.figure.height));
    const isLeft = index % 2 === 1;
    const at = turnedWith(base, onBody(base, isLeft ? 16 : 84, 87));
    one.x = at.x;
    one.y = at.y;
    one.turned = at.x < base.x;
    one.depth = base.depth + 0.0006;
    one.floating = true;
  }
}

/** Places riders on a lap. Changes all in place. */
export function fitOnLap(riders: readonly PlacedFigure[], base: PlacedFigure): void {
  base.pose = { ...base.pose, sits: true };
  for (const [index, one] of riders.entries()) {
    const own = Math.min(
      0.42,
      Math.max(0.24, (one.figure.height * one.figure.scale) / base.figure.height),
    );
    one.height = base.height * own;
    const at = onBody(base, 50 + (index - (riders.length - 1) / 2) * 26, 129);
    one.x = at.x;
    one.y = at.y;
    one.depth = base.depth + 0.0006;
    one.floating = true;
  }
}

function canSit(one: PlacedFigure): boolean {
  return one.figure.kind === "person" && planOf(one) !== undefined;
}

function ageOf({ figure, look }: PlacedFigure): number {
  const icon = look ?? figure.icon;
  return /^(?:boy|girl|child)$/.test(icon) ? 0.85 : icon === "baby" ? 0.7 : 1;
}

/** Brings somebody's hips to a place. */
function settleHips(one: PlacedFigure, at: Point): void {
  one.x = at.x;
  const hips = onBody({ ...one, y: 0 }, 0, HIPS);
  one.y = at.y - hips.y;
}
