import type { Ground } from "@/lib/illustrator/backdrop-context";
import { mix, shade } from "@/lib/illustrator/color";
import { cloudFloor, dunes, moonscape } from "@/lib/illustrator/draw-bare-land";
import { pavement, road, skyline } from "@/lib/illustrator/draw-city";
import { drawInside } from "@/lib/illustrator/draw-interior";
import { sand, seabed, shore, water } from "@/lib/illustrator/draw-water";
import { landColours } from "@/lib/illustrator/land-colors";
import type { Random } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { circle, n, path, peaks, ridge, type Sheet } from "@/lib/illustrator/shapes";
import type { Look } from "@/lib/illustrator/styles";

/** Draws everything between the sky and the figures. */
export function drawLand(
  sheet: Sheet,
  random: Random,
  parts: { scene: Scene; look: Look; horizon: number; haze: string },
): string {
  const { scene, horizon, haze } = parts;
  const ground = { sheet, random, scene, horizon, haze, colours: landColours(scene, parts.look) };
  switch (scene.place) {
    case "forest":
      return hills(ground) + woods(ground);
    case "mountains":
      return range(ground, 0.34) + hills(ground);
    case "lake":
      return (
        range(ground, 0.2) +
        hills(ground) +
        water(ground, horizon * 1.14, sheet.height * 0.82) +
        shore(ground)
      );
    case "sea":
      return water(ground, horizon, sheet.height);
    case "beach":
      return water(ground, horizon, sheet.height * 0.74) + sand(ground);
    case "underwater":
      return seabed(ground);
    case "desert":
      return dunes(ground);
    case "snow":
      return range(ground, 0.22) + treeline(ground, horizon * 1.05, 0.09) + hills(ground);
    case "city":
      return skyline(ground) + pavement(ground);
    case "street":
      return skyline(ground) + road(ground);
    case "space":
      return scene.figures.some(({ kind }) => kind !== "flyer") ? moonscape(ground) : "";
    case "sky":
      return cloudFloor(ground);
    case "room":
    case "table":
    case "studio":
      return drawInside(ground);
    default:
      return range(ground, 0.12) + hills(ground);
  }
}

function range({ sheet, random, horizon, haze, colours, scene }: Ground, height: number): string {
  const rock = scene.season === "autumn" ? "#8a7a86" : "#7c8fa8";
  const far = mix(rock, haze, 0.62);
  const near = mix(mix(rock, colours.far, 0.25), haze, 0.35);
  const snow = height > 0.15 ? { snow: mix("#ffffff", haze, 0.15) } : {};
  return (
    peaks(sheet, random, {
      y: horizon * 1.06,
      height: sheet.unit * height * 1.25,
      fill: far,
      shade: shade(far, -0.06),
      ...snow,
    }) +
    peaks(sheet, random, {
      y: horizon * 1.08,
      height: sheet.unit * height * 0.8,
      fill: near,
      shade: shade(near, -0.12),
      ...snow,
    })
  );
}

function hills({ sheet, random, horizon, haze, colours }: Ground): string {
  const { unit } = sheet;
  return [
    ridge(sheet, random, {
      y: horizon * 0.99,
      swing: unit * 0.022,
      fill: mix(colours.far, haze, 0.42),
    }),
    ridge(sheet, random, {
      y: horizon * 1.05,
      swing: unit * 0.02,
      fill: mix(colours.far, haze, 0.12),
    }),
    ridge(sheet, random, { y: horizon * 1.14, swing: unit * 0.018, fill: colours.middle }),
    ridge(sheet, random, {
      y: horizon * 1.3,
      swing: unit * 0.016,
      fill: mix(colours.middle, colours.near, 0.6),
    }),
    ridge(sheet, random, { y: sheet.height * 0.93, swing: unit * 0.012, fill: colours.near }),
  ].join("");
}

/** Draws a row of small trees along `y`. */
function treeline({ sheet, random, colours, haze }: Ground, y: number, height: number): string {
  const fill = mix(mix(colours.near, "#1f3a2e", 0.55), haze, 0.25);
  let drawing = "";
  for (let x = -20; x < sheet.width + 20; ) {
    const h = sheet.unit * height * random.between(0.6, 1.15);
    const w = h * 0.42;
    drawing += pine(x, y + random.between(0, h * 0.15), w, h, fill);
    x += w * random.between(0.5, 1.5);
  }
  return drawing;
}

function pine(x: number, y: number, w: number, h: number, fill: string): string {
  const tier = (top: number, bottom: number, width: number) =>
    `M${n(x)} ${n(y - h * top)}L${n(x + w * width)} ${n(y - h * bottom)}L${n(x - w * width)} ${n(y - h * bottom)}Z`;
  return path(tier(1, 0.55, 0.3) + tier(0.8, 0.28, 0.42) + tier(0.55, 0, 0.55), fill);
}

function woods(ground: Ground): string {
  const { sheet, random, horizon, colours, haze } = ground;
  const leaves =
    ground.scene.season === "autumn"
      ? ["#c9672d", "#d9932f", "#a8452a"]
      : ground.scene.season === "winter"
        ? ["#b9cddb", "#d5e3ec", "#9fb6c6"]
        : ["#3f7d3a", "#2f6b35", "#558f3f"];
  let drawing = treeline(ground, horizon * 1.06, 0.2);
  for (const [row, share] of [0.62, 0.86].entries()) {
    for (let x = -sheet.width * 0.05; x < sheet.width * 1.05; ) {
      const h = sheet.unit * random.between(0.42, 0.6) * (0.75 + share * 0.5);
      const y = horizon * (1.1 + row * 0.1);
      const middle = Math.abs(x / sheet.width - 0.5) < (row ? 0.3 : 0.1);
      if (!middle)
        drawing += roundTree({
          x,
          y,
          h,
          leaf: mix(mix(random.pick(leaves), colours.near, 0.3), haze, row ? 0.05 : 0.35),
          random,
        });
      x += h * random.between(0.32, 0.5);
    }
  }
  return drawing;
}

function roundTree(tree: {
  x: number;
  y: number;
  h: number;
  leaf: string;
  random: Random;
}): string {
  const { x, y, h, leaf, random } = tree;
  const trunk = mix("#5d4330", leaf, 0.25);
  let crown = "";
  for (let puff = 0; puff < 6; puff += 1) {
    crown += circle(
      x + random.between(-0.2, 0.2) * h,
      y - h * random.between(0.55, 0.92),
      h * random.between(0.14, 0.22),
      shade(leaf, random.between(-0.12, 0.1)),
    );
  }
  return (
    path(
      `M${n(x - h * 0.035)} ${n(y)}L${n(x - h * 0.02)} ${n(y - h * 0.6)}L${n(x + h * 0.02)} ${n(y - h * 0.6)}L${n(x + h * 0.045)} ${n(y)}Z`,
      trunk,
    ) + crown
  );
}
