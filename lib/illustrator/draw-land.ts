import type { BackdropContext } from "@/lib/illustrator/backdrop-context";
import { mix, shade } from "@/lib/illustrator/color";
import { cloudFloor, dunes, moonscape } from "@/lib/illustrator/draw-bare-land";
import { pavement, road, skyline } from "@/lib/illustrator/draw-city";
import { drawInterior } from "@/lib/illustrator/draw-interior";
import { sand, seabed, shore, water } from "@/lib/illustrator/draw-water";
import { landColors } from "@/lib/illustrator/land-colors";
import type { Random } from "@/lib/illustrator/random";
import type { BackdropPart, Scene } from "@/lib/illustrator/scene";
import { circle, path, peaks, ridge, tenths, type Viewport } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

/** Draws everything between the sky and the figures. */
export function drawLand(
  viewport: Viewport,
  random: Random,
  parts: { scene: Scene; style: Style; horizon: number; haze: string },
): string {
  const { scene, horizon, haze } = parts;
  const shown = (part: BackdropPart, drawing: () => string) =>
    scene.without.has(part) ? "" : drawing();
  const context = {
    viewport,
    random,
    scene,
    horizon,
    haze,
    colors: landColors(scene, parts.style),
  };
  switch (scene.place) {
    case "forest":
      return hills(context) + shown("trees", () => woods(context));
    case "mountains":
      return shown("mountains", () => range(context, 0.34)) + hills(context);
    case "lake":
      return (
        shown("mountains", () => range(context, 0.2)) +
        hills(context) +
        water(context, horizon * 1.14, viewport.height * 0.82) +
        shore(context)
      );
    case "sea":
      return water(context, horizon, viewport.height);
    case "beach":
      return water(context, horizon, viewport.height * 0.74) + sand(context);
    case "underwater":
      return seabed(context);
    case "desert":
      return dunes(context);
    case "snow":
      return (
        shown("mountains", () => range(context, 0.22)) +
        shown("trees", () => treeline(context, horizon * 1.05, 0.09)) +
        hills(context)
      );
    case "city":
      return shown("buildings", () => skyline(context)) + pavement(context);
    case "street":
      return shown("buildings", () => skyline(context)) + road(context);
    case "space":
      return scene.figures.some(({ kind }) => kind !== "flyer") ? moonscape(context) : "";
    case "sky":
      return cloudFloor(context);
    case "room":
    case "table":
    case "studio":
      return drawInterior(context);
    default:
      return shown("mountains", () => range(context, 0.12)) + hills(context);
  }
}

function range(
  { viewport, random, horizon, haze, colors, scene }: BackdropContext,
  height: number,
): string {
  const rock = scene.season === "autumn" ? "#8a7a86" : "#7c8fa8";
  const far = mix(rock, haze, 0.62);
  const near = mix(mix(rock, colors.far, 0.25), haze, 0.35);
  const snow = height > 0.15 ? { snow: mix("#ffffff", haze, 0.15) } : {};
  return (
    peaks(viewport, random, {
      y: horizon * 1.06,
      height: viewport.unit * height * 1.25,
      fill: far,
      shade: shade(far, -0.06),
      ...snow,
    }) +
    peaks(viewport, random, {
      y: horizon * 1.08,
      height: viewport.unit * height * 0.8,
      fill: near,
      shade: shade(near, -0.12),
      ...snow,
    })
  );
}

function hills({ viewport, random, horizon, haze, colors }: BackdropContext): string {
  const { unit } = viewport;
  return [
    ridge(viewport, random, {
      y: horizon * 0.99,
      swing: unit * 0.022,
      fill: mix(colors.far, haze, 0.42),
    }),
    ridge(viewport, random, {
      y: horizon * 1.05,
      swing: unit * 0.02,
      fill: mix(colors.far, haze, 0.12),
    }),
    ridge(viewport, random, { y: horizon * 1.14, swing: unit * 0.018, fill: colors.middle }),
    ridge(viewport, random, {
      y: horizon * 1.3,
      swing: unit * 0.016,
      fill: mix(colors.middle, colors.near, 0.6),
    }),
    ridge(viewport, random, { y: viewport.height * 0.93, swing: unit * 0.012, fill: colors.near }),
  ].join("");
}

/** Draws a row of small trees along `y`. */
function treeline(
  { viewport, random, colors, haze }: BackdropContext,
  y: number,
  height: number,
): string {
  const fill = mix(mix(colors.near, "#1f3a2e", 0.55), haze, 0.25);
  let drawing = "";
  for (let x = -20; x < viewport.width + 20; ) {
    const h = viewport.unit * height * random.between(0.6, 1.15);
    const w = h * 0.42;
    drawing += pine(x, y + random.between(0, h * 0.15), w, h, fill);
    x += w * random.between(0.5, 1.5);
  }
  return drawing;
}

function pine(x: number, y: number, w: number, h: number, fill: string): string {
  const tier = (top: number, bottom: number, width: number) =>
    `M${tenths(x)} ${tenths(y - h * top)}L${tenths(x + w * width)} ${tenths(y - h * bottom)}L${tenths(x - w * width)} ${tenths(y - h * bottom)}Z`;
  return path(tier(1, 0.55, 0.3) + tier(0.8, 0.28, 0.42) + tier(0.55, 0, 0.55), fill);
}

function woods(context: BackdropContext): string {
  const { viewport, random, horizon, colors, haze } = context;
  const leaves =
    context.scene.season === "autumn"
      ? ["#c9672d", "#d9932f", "#a8452a"]
      : context.scene.season === "winter"
        ? ["#b9cddb", "#d5e3ec", "#9fb6c6"]
        : ["#3f7d3a", "#2f6b35", "#558f3f"];
  let drawing = treeline(context, horizon * 1.06, 0.2);
  for (const [row, share] of [0.62, 0.86].entries()) {
    for (let x = -viewport.width * 0.05; x < viewport.width * 1.05; ) {
      const h = viewport.unit * random.between(0.42, 0.6) * (0.75 + share * 0.5);
      const y = horizon * (1.1 + row * 0.1);
      const middle = Math.abs(x / viewport.width - 0.5) < (row ? 0.3 : 0.1);
      if (!middle)
        drawing += roundTree({
          x,
          y,
          h,
          leaf: mix(mix(random.pick(leaves), colors.near, 0.3), haze, row ? 0.05 : 0.35),
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
      `M${tenths(x - h * 0.035)} ${tenths(y)}L${tenths(x - h * 0.02)} ${tenths(y - h * 0.6)}L${tenths(x + h * 0.02)} ${tenths(y - h * 0.6)}L${tenths(x + h * 0.045)} ${tenths(y)}Z`,
      trunk,
    ) + crown
  );
}
