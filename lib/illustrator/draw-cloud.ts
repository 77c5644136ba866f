import { mix, shade } from "@/lib/illustrator/color";
import type { Random } from "@/lib/illustrator/random";
import { circle, ellipse, tenths, type Viewport } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

/** Draws one cloud in a style's manner; `size` is about half its width in pixels. */
export function drawCloud(
  viewport: Viewport,
  random: Random,
  cloud: { x: number; y: number; size: number; fill: string; kind: Style["clouds"] },
): string {
  const { x, y, size, fill, kind } = cloud;
  if (kind === "wisps") {
    const strands = [0, 1, 2].map((strand) =>
      ellipse(
        x + strand * size * 0.5,
        y + strand * size * 0.12,
        size * 1.3,
        size * 0.07,
        fill,
        0.45,
      ),
    );
    return `<g filter="url(#blur)">${strands.join("")}</g>`;
  }
  const low = kind === "crisp" || kind === "flat" ? shade(fill, -0.1) : mix(fill, "#8fb0d0", 0.4);
  const puffs = { cumulus: 13, soft: 9, crisp: 8, flat: 5 }[kind];
  let top = "";
  let under = "";
  for (let puff = 0; puff < puffs; puff += 1) {
    const share = puff / (puffs - 1) - 0.5;
    const bulge = 1 - 4 * share * share;
    const r = size * (0.1 + 0.22 * bulge * random.between(0.7, 1.2));
    const px = x + share * size * 1.9;
    const rise = bulge * size * random.between(0, kind === "cumulus" ? 0.6 : 0.2);
    under += circle(px, y - rise + size * 0.04, r, low);
    top += circle(px - size * 0.03, y - rise - size * 0.03, r * 0.92, fill);
    if (kind === "cumulus") top += circle(px, y - r * 0.3, r * 0.9, mix(fill, low, 0.35));
  }
  const body = `${under}${top}`;
  if (kind === "soft") return `<g filter="url(#fluff)" opacity=".92">${body}</g>`;
  // Real clouds have a flat base.
  const id = `c${Math.round(x)}-${Math.round(y)}`;
  return `<clipPath id="${id}"><rect x="${tenths(x - viewport.width)}" y="${tenths(y - size * 3)}" width="${tenths(viewport.width * 2)}" height="${tenths(size * 3.22)}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}
