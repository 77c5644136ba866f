import type { PlacedFigure, Rim } from "@/lib/illustrator/arrange";
import { boxOf, turnedWith } from "@/lib/illustrator/figure-frame";
import { isStemless } from "@/lib/illustrator/fit-held";
import type { Viewport } from "@/lib/illustrator/shapes";
import { rimOf } from "@/lib/illustrator/supports";

/** Places things in what holds them: partly behind its rim, or among the leaves of a tree. Changes all in place. */
export function fitIn(contents: readonly PlacedFigure[], base: PlacedFigure): Rim | undefined {
  const rim = rimOf(base.figure.icon);
  const box = boxOf(base);
  const inFront = contents.length > 3 ? Math.ceil(contents.length * 0.6) : contents.length;
  for (const [index, one] of contents.entries()) {
    one.floating = true;
    one.depth = base.depth + 0.0002 + (index < inFront ? 0.0001 : 0) + index * 0.000001;
    const natural = (one.figure.height * one.figure.scale) / base.figure.height;
    const isBehind = index >= inFront;
    const inRow = isBehind ? contents.length - inFront : inFront;
    const size = inFront;
    const share = ((isBehind ? index - inFront : index) + 0.5) / inRow;
    if (!rim) {
      one.height = base.height * Math.min(0.34, Math.max(0.14, natural));
      const at = turnedWith(base, {
        x: box.x + (0.2 + 0.6 * share) * box.side,
        y: box.y + (index % 2 ? 0.5 : 0.42) * box.side,
      });
      one.x = at.x;
      one.y = at.y;
      one.depth = base.depth + 0.0004;
      continue;
    }
    const opening = 2 * rim.rx * box.side;
    const isTall = one.figure.kind === "plant" && /^(?:vase|flower-pot)$/.test(base.figure.icon);
    const isBare = isTall && isStemless(one.figure.icon);
    one.height = isTall
      ? base.height * (isBare ? 0.46 : 0.8)
      : Math.min(
          (opening / size) * (size === 1 ? 0.98 : 1.25),
          base.height * Math.max(0.42, Math.min(1.1, natural * 1.6)),
        );
    const reach = opening * (isTall ? 1.5 : 0.94) - (isTall ? 0 : one.height * 0.8);
    const x =
      box.x +
      rim.x * box.side +
      (inRow === 1 ? 0 : (share - 0.5) * (inRow / (inRow - 1)) * Math.max(0, reach));
    const sunk = isTall ? 0.1 : rim.sunk;
    const at = turnedWith(base, { x, y: box.y + (rim.y + rim.ry * 0.6) * box.side });
    one.x = at.x;
    one.y =
      at.y +
      Math.min(one.height * sunk, (rim.depth ?? 1) * box.side) -
      (isBehind ? one.height * 0.45 : 0) -
      (isTall ? Math.abs(share - 0.5) * -one.height * 0.2 : 0);
    if (isBare) {
      one.line = {
        from: { x: one.x, y: one.y - one.height * 0.9 },
        to: at,
        color: "#4f8a3c",
        sag: 0,
      };
      one.y -= one.height * 0.5;
      one.line.to = { x: (at.x + base.x) / 2, y: at.y };
    }
  }
  return rim;
}

/** Places what is behind something, so that it can be seen over it or beside it. Changes all in place. */
export function fitBehind(
  hidden: readonly PlacedFigure[],
  base: PlacedFigure,
  viewport: Viewport,
): void {
  const isFence = base.figure.icon === "fence";
  const isTree = base.figure.kind === "tree";
  for (const [index, one] of hidden.entries()) {
    const natural = (one.figure.height * one.figure.scale) / base.figure.height;
    const isSeenOver = isFence || (!isTree && base.figure.kind !== "building" && natural > 0.7);
    one.height =
      base.height *
      (isFence
        ? Math.max(1.1, Math.min(1.5, natural))
        : isSeenOver
          ? Math.max(1.35, Math.min(1.8, natural))
          : Math.min(0.55, Math.max(0.24, natural)));
    const side = index % 2 === 0 ? 1 : -1;
    const middle = (index - (hidden.length - 1) / 2) * one.height * 0.9;
    const out = isTree
      ? base.height * 0.1 + one.height * 0.22
      : base.height * 0.44 + one.height * 0.12;
    const x =
      base.x + (isSeenOver ? middle : side * (out + Math.floor(index / 2) * one.height * 0.5));
    one.x = Math.min(viewport.width - one.height * 0.4, Math.max(one.height * 0.4, x));
    one.y = base.y - viewport.unit * 0.012;
    one.depth = base.depth - 0.001;
    one.floating = false;
  }
}
