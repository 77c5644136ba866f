import { hsl, mix } from "@/lib/illustrator/color";
import { drawCloud } from "@/lib/illustrator/draw-cloud";
import { drawMoon } from "@/lib/illustrator/draw-moon";
import { lookOf } from "@/lib/illustrator/looks";
import type { Random } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { circle, ellipse, path, tenths, type Viewport } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

const SPACE_SKY = ["#05030f", "#150b38", "#2b1560", "#0c0a2e"];

const DEEP_SKY = ["#0b4d78", "#0e7aa0", "#3fb6c4", "#0a5a74"];

/** Picks the sky's gradient from top to bottom, and its color at the horizon. */
export function skyColors(scene: Scene, style: Style): { stops: string[]; horizon: string } {
  const stops = [...baseSky(scene, style)];
  if (scene.skyColor) {
    const { skyColor } = scene;
    const at = (l: number) => hsl({ ...skyColor, l: Math.min(0.94, Math.max(0.06, l)) });
    return {
      stops: [at(skyColor.l - 0.1), at(skyColor.l + 0.08), at(skyColor.l + 0.25)],
      horizon: at(skyColor.l + 0.25),
    };
  }
  const overcast = scene.weather.has("storm") ? 0.62 : scene.weather.has("rain") ? 0.45 : 0;
  const misty = scene.weather.has("fog") ? 0.45 : 0;
  const dull = stops.map((stop) =>
    mix(
      mix(stop, scene.time === "night" ? "#1a2233" : "#6d7a89", overcast),
      "#d9dfe3",
      misty * 0.8,
    ),
  );
  return { stops: dull, horizon: dull.at(-1) ?? "#ffffff" };
}

function baseSky(scene: Scene, style: Style): readonly string[] {
  if (scene.place === "space")
    return tinted(style.staging === "pedestal" ? ["#1a1740", "#4a3f8f"] : SPACE_SKY, scene);
  if (scene.place === "underwater") {
    const tint = style.sky.day[0] ?? "#3d8fdd";
    return tinted(
      DEEP_SKY.map((color) => mix(color, tint, 0.18)),
      scene,
    );
  }
  return style.sky[scene.time];
}

function tinted(stops: readonly string[], { variation }: Scene): string[] {
  const { color, share } = lookOf(variation).depths;
  return stops.map((stop) => mix(stop, color, share));
}

/** Draws everything above `horizon`: sun or moon, stars, clouds and rainbow. */
export function drawSky(
  viewport: Viewport,
  random: Random,
  parts: { scene: Scene; style: Style; horizon: number },
): string {
  const { scene, style, horizon } = parts;
  const { width, unit } = viewport;
  const starsUpTo = (below: number, many: number) =>
    scene.without.has("stars") ? "" : stars(viewport, random, below, many);
  if (scene.place === "space") return starsUpTo(viewport.height, 260) + nebula(viewport, random);
  if (scene.place === "underwater") return lightShafts(viewport, random);
  let drawing = "";
  const side = random.chance(0.5) ? random.between(0.16, 0.3) : random.between(0.7, 0.84);
  const hidden = scene.weather.has("storm") || scene.weather.has("rain");
  if (scene.time === "night") {
    drawing += starsUpTo(horizon, hidden ? 20 : 130);
    const at = { x: width * side, y: horizon * 0.3, r: unit * 0.075 };
    if (!scene.without.has("moon")) drawing += drawMoon(at, scene, style);
  } else if (!hidden && !scene.without.has("sun")) {
    const low = scene.time === "day" ? 0.24 : 0.84;
    drawing += sun(
      { x: width * side, y: horizon * low, r: unit * (low > 0.5 ? 0.085 : 0.06) },
      scene,
      style,
    );
  }
  if (scene.weather.has("rainbow")) drawing += rainbow(viewport, horizon);
  const many = scene.without.has("clouds")
    ? 0
    : hidden || scene.weather.has("cloudy") || scene.place === "sky"
      ? 9
      : style.clouds === "cumulus"
        ? 5
        : 4;
  for (let cloud = 0; cloud < many; cloud += 1) {
    drawing += drawCloud(viewport, random, {
      x: (width * (cloud + random.between(0.1, 0.9))) / many,
      y: horizon * random.between(0.12, style.clouds === "cumulus" ? 0.8 : 0.62),
      size: unit * random.between(0.12, 0.24) * (style.clouds === "cumulus" ? 1.15 : 1),
      fill: cloudColor(scene, style),
      kind: style.clouds,
    });
  }
  if (
    !hidden &&
    !scene.without.has("sun") &&
    style.staging === "scene" &&
    scene.time === "day" &&
    style.clouds === "flat"
  ) {
    drawing = sunburst(viewport, horizon) + drawing;
  }
  return drawing;
}

function cloudColor(scene: Scene, style: Style): string {
  const { stops } = skyColors(scene, style);
  const horizon = stops.at(-1) ?? "#ffffff";
  if (scene.time === "night") return mix(horizon, "#ffffff", 0.12);
  if (scene.weather.has("storm")) return "#59636f";
  if (scene.weather.has("rain")) return "#9aa5b0";
  return scene.time === "day" ? "#ffffff" : mix(horizon, "#fff4e6", 0.6);
}

/** Scatters stars from the top down to `below`, in pixels. */
export function stars(viewport: Viewport, random: Random, below: number, many: number): string {
  let drawing = "";
  for (let star = 0; star < many; star += 1) {
    const size = viewport.unit * random.between(0.0006, 0.0022);
    const opacity = Math.round(random.between(0.35, 1) * 100) / 100;
    drawing += circle(
      random.between(0, viewport.width),
      random.between(0, below),
      size,
      "#fffdf2",
      opacity,
    );
  }
  return drawing;
}

function nebula(viewport: Viewport, random: Random): string {
  const colors = ["#7a3fd0", "#d0408a", "#2f7fe0", "#20b0a0"];
  let drawing = "";
  for (let patch = 0; patch < 6; patch += 1) {
    drawing += ellipse(
      random.between(0, viewport.width),
      random.between(0, viewport.height),
      viewport.unit * random.between(0.15, 0.4),
      viewport.unit * random.between(0.06, 0.16),
      random.pick(colors),
      0.28,
    );
  }
  return `<g filter="url(#haze)">${drawing}</g>`;
}

function lightShafts(viewport: Viewport, random: Random): string {
  let drawing = "";
  for (let shaft = 0; shaft < 6; shaft += 1) {
    const x = random.between(0, viewport.width);
    const w = viewport.unit * random.between(0.04, 0.1);
    const lean = viewport.width * 0.16;
    drawing += path(
      `M${tenths(x)} 0L${tenths(x + w)} 0L${tenths(x + w * 2.4 - lean)} ${viewport.height}L${tenths(x - w - lean)} ${viewport.height}Z`,
      "#d8fbff",
      'opacity=".1"',
    );
  }
  return `<g filter="url(#blur)">${drawing}</g>`;
}

function sun(at: { x: number; y: number; r: number }, scene: Scene, style: Style): string {
  const core = scene.time === "day" ? "#fff7d6" : "#ffe3a3";
  const halo = scene.time === "day" ? "#fffdf0" : "#ff9d5c";
  if (style.clouds === "flat")
    return circle(at.x, at.y, at.r, "#ffd84d") + circle(at.x, at.y, at.r * 0.8, "#ffe375");
  return `<g filter="url(#haze)">${circle(at.x, at.y, at.r * 2.6, halo, 0.55)}</g>${circle(at.x, at.y, at.r, core)}`;
}

function rainbow(viewport: Viewport, horizon: number): string {
  const colors = ["#f0524f", "#f79a3e", "#f9d94a", "#5fc25f", "#4a90e2", "#8a5bd6"];
  const r = viewport.width * 0.42;
  return colors
    .map((color, index) => {
      const radius = r - index * viewport.unit * 0.016;
      return `<circle cx="${tenths(viewport.width / 2)}" cy="${tenths(horizon * 1.04)}" r="${tenths(radius)}" fill="none" stroke="${color}" stroke-width="${tenths(viewport.unit * 0.017)}" opacity=".62"/>`;
    })
    .join("");
}

function sunburst(viewport: Viewport, horizon: number): string {
  let drawing = "";
  const reach = viewport.width + viewport.height;
  for (let ray = 0; ray < 12; ray += 1) {
    const from = (ray / 12) * Math.PI * 2;
    const to = from + Math.PI / 12;
    const end = (angle: number) =>
      `${tenths(viewport.width / 2 + Math.cos(angle) * reach)} ${tenths(horizon + Math.sin(angle) * reach)}`;
    drawing += path(
      `M${tenths(viewport.width / 2)} ${tenths(horizon)}L${end(from)}L${end(to)}Z`,
      "#ffffff",
      'opacity=".14"',
    );
  }
  return drawing;
}
