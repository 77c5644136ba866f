import { mix, shade } from "@/lib/illustrator/color";
import { landColors } from "@/lib/illustrator/land-colors";
import type { Random } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { circle, ellipse, path, rect, tenths, type Viewport } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

/** Vertical center of the pedestal's top, as a share of the image's height. */
export const PEDESTAL_SHARE = 0.68;

/** Draws a round slice of the scene's land on a plain background, like a model on a pedestal. */
export function drawPedestal(
  viewport: Viewport,
  random: Random,
  { scene, style, haze }: { scene: Scene; style: Style; haze: string },
): string {
  const { width, height, unit } = viewport;
  const colors = landColors(scene, style);
  const y = height * PEDESTAL_SHARE;
  const rx = Math.min(width * 0.45, unit * 0.58);
  const ry = rx * 0.3;
  const thick = unit * 0.1;
  const wet =
    scene.place === "sea" ||
    scene.place === "lake" ||
    scene.place === "beach" ||
    scene.place === "underwater";
  const top = wet ? "#5cc0dd" : scene.place === "space" ? "#8d86b8" : colors.near;
  const soil = wet
    ? "#3a93bb"
    : mix(
        shade(top, -0.35),
        "#8a5d3f",
        scene.place === "meadow" || scene.place === "forest" ? 0.65 : 0.2,
      );
  const floor = rect(
    0,
    height * 0.6,
    width,
    height * 0.4,
    mix(haze, "#ffffff", 0.2),
    'opacity=".5" filter="url(#blur)"',
  );
  const slab =
    path(
      `M${tenths(width / 2 - rx)} ${tenths(y)}V${tenths(y + thick)}A${tenths(rx)} ${tenths(ry)} 0 0 0 ${tenths(width / 2 + rx)} ${tenths(y + thick)}V${tenths(y)}Z`,
      soil,
    ) +
    path(
      `M${tenths(width / 2)} ${tenths(y + ry)}V${tenths(y + ry + thick)}A${tenths(rx)} ${tenths(ry)} 0 0 0 ${tenths(width / 2 + rx)} ${tenths(y + thick)}V${tenths(y)}A${tenths(rx)} ${tenths(ry)} 0 0 1 ${tenths(width / 2)} ${tenths(y + ry)}Z`,
      "#000000",
      'opacity=".1"',
    ) +
    ellipse(width / 2, y, rx, ry, top) +
    ellipse(width / 2, y - ry * 0.06, rx * 0.94, ry * 0.9, shade(top, 0.1));
  return (
    floor +
    `<g filter="url(#haze)">${ellipse(width / 2, y + thick + ry * 0.7, rx * 1.05, ry * 0.8, "#1a2238", 0.35)}</g>` +
    `<g filter="url(#clay)">${slab}</g>` +
    details(random, { x: width / 2, y, rx, ry, unit, scene, wet })
  );
}

function details(
  random: Random,
  slab: { x: number; y: number; rx: number; ry: number; unit: number; scene: Scene; wet: boolean },
): string {
  let drawing = "";
  for (let index = 0; index < 12; index += 1) {
    const angle = Math.PI + (Math.PI * (index + 0.5)) / 12;
    const x = slab.x + Math.cos(angle) * slab.rx * 0.84;
    const y = slab.y + Math.sin(angle) * slab.ry * 0.8;
    const size = slab.unit * random.between(0.022, 0.05);
    if (slab.wet) drawing += ellipse(x, y, size, size * 0.16, "#ffffff", 0.6);
    else if (slab.scene.place === "city" || slab.scene.place === "street")
      drawing += slab.scene.without.has("buildings") ? "" : block(x, y, size, random);
    else if (
      slab.scene.place === "desert" ||
      slab.scene.place === "space" ||
      slab.scene.place === "table" ||
      slab.scene.place === "room" ||
      slab.scene.place === "studio"
    )
      drawing += circle(x, y, size * 0.4, "#ffffff", 0.3);
    else if (!slab.scene.without.has("trees"))
      drawing += cone(
        x,
        y,
        size * 1.5,
        slab.scene.season === "autumn"
          ? "#d98a3a"
          : slab.scene.season === "winter"
            ? "#dce9f2"
            : "#4f9a54",
      );
  }
  return `<g filter="url(#clay)">${drawing}</g>`;
}

function cone(x: number, y: number, size: number, fill: string): string {
  return path(
    `M${tenths(x)} ${tenths(y - size * 2)}L${tenths(x + size * 0.6)} ${tenths(y)}Q${tenths(x)} ${tenths(y + size * 0.24)} ${tenths(x - size * 0.6)} ${tenths(y)}Z`,
    fill,
  );
}

function block(x: number, y: number, size: number, random: Random): string {
  const h = size * random.between(2, 4.4);
  const wall = random.pick(["#f2b8a0", "#a8c8e8", "#f2d9a0", "#b8d8b0"]);
  return (
    path(
      `M${tenths(x - size)} ${tenths(y - h)}L${tenths(x)} ${tenths(y - h + size * 0.4)}V${tenths(y + size * 0.4)}L${tenths(x - size)} ${tenths(y)}Z`,
      wall,
    ) +
    path(
      `M${tenths(x + size)} ${tenths(y - h)}L${tenths(x)} ${tenths(y - h + size * 0.4)}V${tenths(y + size * 0.4)}L${tenths(x + size)} ${tenths(y)}Z`,
      shade(wall, -0.16),
    ) +
    path(
      `M${tenths(x - size)} ${tenths(y - h)}L${tenths(x)} ${tenths(y - h - size * 0.4)}L${tenths(x + size)} ${tenths(y - h)}L${tenths(x)} ${tenths(y - h + size * 0.4)}Z`,
      shade(wall, 0.25),
    )
  );
}
