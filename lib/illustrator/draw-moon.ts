import type { Scene } from "@/lib/illustrator/scene";
import { circle, path, tenths } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

const LIT = "#f6f1d8";

/** Draws a full moon with craters, or a crescent, in a halo; the fantasy style has a second moon. */
export function drawMoon(
  { x, y, r }: { x: number; y: number; r: number },
  { crescent }: Scene,
  style: Style,
): string {
  const second =
    style.figure === "glow" ? circle(x + r * 2.6, y + r * 1.3, r * 0.4, "#f5b4e0", 0.9) : "";
  const halo = `<g filter="url(#haze)">${circle(x, y, r * 2, "#bcd0ff", 0.4)}</g>`;
  if (crescent) return halo + sickle(x, y, r) + second;
  const craters =
    circle(x - r * 0.3, y - r * 0.2, r * 0.18, "#d9d2b0", 0.7) +
    circle(x + r * 0.25, y + r * 0.3, r * 0.24, "#d9d2b0", 0.7) +
    circle(x + r * 0.35, y - r * 0.35, r * 0.12, "#d9d2b0", 0.7);
  return halo + circle(x, y, r, LIT) + craters + second;
}

function sickle(x: number, y: number, r: number): string {
  const top = `${tenths(x)} ${tenths(y - r)}`;
  const bottom = `${tenths(x)} ${tenths(y + r)}`;
  const outer = `A${tenths(r)} ${tenths(r)} 0 0 1 ${bottom}`;
  const inner = `A${tenths(r * 1.35)} ${tenths(r * 1.35)} 0 0 0 ${top}`;
  return path(`M${top}${outer}${inner}Z`, LIT);
}
