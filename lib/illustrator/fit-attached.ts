import { smallest } from "@/lib/core/extremes";
import type { PlacedFigure } from "@/lib/illustrator/arrange";
import { isCrowdedOnRight } from "@/lib/illustrator/attach";
import { fitHeld, tieTo } from "@/lib/illustrator/fit-held";
import { fitBehind, fitIn } from "@/lib/illustrator/fit-inside";
import { fitOn, fitOnHead, fitOnLap, fitOnShoulder } from "@/lib/illustrator/fit-supported";
import { fitWorn } from "@/lib/illustrator/fit-worn";
import type { Icons } from "@/lib/illustrator/icons";
import type { Viewport } from "@/lib/illustrator/shapes";

/** How near to the upper edge something may be, as a share of the height. */
const MARGIN = 0.035;

/**
 * Puts what is worn, held, or on, in, or behind something where its picture has a place for it. Changes `placed` in place;
 * doing it again after something has moved is fine.
 */
export function fitAttached(placed: PlacedFigure[], viewport: Viewport, icons: Icons): void {
  const kept = placed.filter(({ rim }) => !rim);
  placed.splice(0, placed.length, ...kept);
  for (const one of kept) one.pose = undefined;
  turnHands(kept, viewport);
  const roots = kept.filter(({ carrier }) => !carrier);
  for (const root of roots) {
    fitOnto(root, placed, viewport, icons);
    const group = groupOf(root, placed);
    if (group.length < 2 || group.some((one) => howOf(one) === "overhead")) continue;
    const top = smallest(group.map(({ y, height }) => y - height * 1.1));
    const room = root.y - viewport.height * MARGIN;
    if (top >= viewport.height * MARGIN) continue;
    root.height *= room / (root.y - top);
    fitOnto(root, placed, viewport, icons);
  }
  for (const one of kept) if (one.tiedTo) tieTo(one, one.tiedTo);
  placed.push(...placed.flatMap((one) => frontOf(one, placed)));
  placed.sort((a, b) => a.depth - b.depth);
}

function fitOnto(
  base: PlacedFigure,
  placed: readonly PlacedFigure[],
  viewport: Viewport,
  icons: Icons,
): void {
  const own = placed.filter(({ carrier, rim }) => carrier === base && !rim);
  if (own.length === 0) return;
  const of = (how: string) => own.filter((one) => howOf(one) === how);
  fitOn(of("on"), base, icons);
  fitBehind(of("behind"), base, viewport);
  fitIn(of("in"), base);
  if (of("lap").length > 0) fitOnLap(of("lap"), base);
  fitOnShoulder(of("shoulder"), base);
  fitHeld(of("held"), base, viewport);
  for (const one of of("worn")) fitWorn(one, base);
  const hat = of("worn").find((one) => one.depth >= base.depth + 0.00025);
  fitOnHead(of("head"), base, icons, hat);
  for (const one of own) fitOnto(one, placed, viewport, icons);
}

/** Turns who holds something to the side where there is room for it, or where what they hold is. */
function turnHands(placed: readonly PlacedFigure[], viewport: Viewport): void {
  for (const one of placed) {
    if (one.carrier && howOf(one) === "held" && one.carrier.figure.kind === "person")
      one.carrier.turned = isCrowdedOnRight(one.carrier, placed, viewport);
    if (one.tiedTo) tieTo(one, one.tiedTo);
  }
}

function howOf({ figure }: PlacedFigure): string {
  return figure.attached?.how ?? "on";
}

function groupOf(root: PlacedFigure, placed: readonly PlacedFigure[]): PlacedFigure[] {
  const own = placed.filter(({ carrier }) => carrier === root);
  return [root, ...own.flatMap((one) => groupOf(one, placed))];
}

/** What of a container is before what is in it. */
function frontOf(base: PlacedFigure, placed: readonly PlacedFigure[]): PlacedFigure[] {
  const contents = placed.filter((one) => one.carrier === base && howOf(one) === "in");
  const rim = contents.length > 0 ? fitIn([], base) : undefined;
  return rim ? [{ ...base, rim, carrier: base, depth: base.depth + 0.0009, floating: true }] : [];
}
