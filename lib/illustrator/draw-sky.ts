import { hsl, mix } from "@/lib/illustrator/color";
import { drawCloud } from "@/lib/illustrator/draw-cloud";
import type { Random } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { circle, ellipse, n, path, type Sheet } from "@/lib/illustrator/shapes";
import type { Look } from "@/lib/illustrator/styles";

const SPACE_SKY = ["#05030f", "#150b38", "#2b1560", "#0c0a2e"];

const DEEP_SKY = ["#0b4d78", "#0e7aa0", "#3fb6c4", "#0a5a74"];

/** Picks the sky's gradient from top to bottom, and its color at the horizon. */
export function skyColours(scene: Scene, look: Look): { stops: string[]; horizon: string } {
  const stops = [...baseSky(scene, look)];
  if (scene.skyColour) {
    const { skyColour } = scene;
    const at = (l: number) => hsl({ ...skyColour, l: Math.min(0.94, Math.max(0.06, l)) });
    return {
      stops: [at(skyColour.l - 0.1), at(skyColour.l + 0.08), at(skyColour.l + 0.25)],
      horizon: at(skyColour.l + 0.25),
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

function baseSky(scene: Scene, look: Look): readonly string[] {
  if (scene.place === "space")
    return look.staging === "plinth" ? ["#1a1740", "#4a3f8f"] : SPACE_SKY;
  if (scene.place === "underwater") {
    const tint = look.sky.day[0] ?? "#3d8fdd";
    return DEEP_SKY.map((colour) => mix(colour, tint, 0.18));
  }
  return look.sky[scene.time];
}

/** Draws everything above `horizon`: sun or moon, stars, clouds and rainbow. */
export function drawSky(
  sheet: Sheet,
  random: Random,
  parts: { scene: Scene; look: Look; horizon: number },
): string {
  const { scene, look, horizon } = parts;
  const { width, unit } = sheet;
  if (scene.place === "space")
    return stars(sheet, random, sheet.height, 260) + nebula(sheet, random);
  if (scene.place === "underwater") return lightShafts(sheet, random);
  let drawing = "";
  const side = random.chance(0.5) ? random.between(0.16, 0.3) : random.between(0.7, 0.84);
  const hidden = scene.weather.has("storm") || scene.weather.has("rain");
  if (scene.time === "night") {
    drawing += stars(sheet, random, horizon, hidden ? 20 : 130);
    drawing += moon(width * side, horizon * 0.3, unit * 0.075, look);
  } else if (!hidden) {
    const low = scene.time === "day" ? 0.24 : 0.84;
    drawing += sun(
      { x: width * side, y: horizon * low, r: unit * (low > 0.5 ? 0.085 : 0.06) },
      scene,
      look,
    );
  }
  if (scene.weather.has("rainbow")) drawing += rainbow(sheet, horizon);
  const many =
    hidden || scene.weather.has("cloudy") || scene.place === "sky"
      ? 9
      : look.clouds === "cumulus"
        ? 5
        : 4;
  for (let cloud = 0; cloud < many; cloud += 1) {
    drawing += drawCloud(sheet, random, {
      x: (width * (cloud + random.between(0.1, 0.9))) / many,
      y: horizon * random.between(0.12, look.clouds === "cumulus" ? 0.8 : 0.62),
      size: unit * random.between(0.12, 0.24) * (look.clouds === "cumulus" ? 1.15 : 1),
      fill: cloudColour(scene, look),
      kind: look.clouds,
    });
  }
  if (!hidden && look.staging === "scene" && scene.time === "day" && look.clouds === "flat") {
    drawing = sunburst(sheet, horizon) + drawing;
  }
  return drawing;
}

function cloudColour(scene: Scene, look: Look): string {
  const { stops } = skyColours(scene, look);
  const horizon = stops.at(-1) ?? "#ffffff";
  if (scene.time === "night") return mix(horizon, "#ffffff", 0.12);
  if (scene.weather.has("storm")) return "#59636f";
  if (scene.weather.has("rain")) return "#9aa5b0";
  return scene.time === "day" ? "#ffffff" : mix(horizon, "#fff4e6", 0.6);
}

/** Scatters stars from the top down to `below`, in pixels. */
export function stars(sheet: Sheet, random: Random, below: number, many: number): string {
  let drawing = "";
  for (let star = 0; star < many; star += 1) {
    const size = sheet.unit * random.between(0.0006, 0.0022);
    const opacity = Math.round(random.between(0.35, 1) * 100) / 100;
    drawing += circle(
      random.between(0, sheet.width),
      random.between(0, below),
      size,
      "#fffdf2",
      opacity,
    );
  }
  return drawing;
}

function nebula(sheet: Sheet, random: Random): string {
  const colours = ["#7a3fd0", "#d0408a", "#2f7fe0", "#20b0a0"];
  let drawing = "";
  for (let patch = 0; patch < 6; patch += 1) {
    drawing += ellipse(
      random.between(0, sheet.width),
      random.between(0, sheet.height),
      sheet.unit * random.between(0.15, 0.4),
      sheet.unit * random.between(0.06, 0.16),
      random.pick(colours),
      0.28,
    );
  }
  return `<g filter="url(#haze)">${drawing}</g>`;
}

function lightShafts(sheet: Sheet, random: Random): string {
  let drawing = "";
  for (let shaft = 0; shaft < 6; shaft += 1) {
    const x = random.between(0, sheet.width);
    const w = sheet.unit * random.between(0.04, 0.1);
    const lean = sheet.width * 0.16;
    drawing += path(
      `M${n(x)} 0L${n(x + w)} 0L${n(x + w * 2.4 - lean)} ${sheet.height}L${n(x - w - lean)} ${sheet.height}Z`,
      "#d8fbff",
      'opacity=".1"',
    );
  }
  return `<g filter="url(#blur)">${drawing}</g>`;
}

function sun(at: { x: number; y: number; r: number }, scene: Scene, look: Look): string {
  const core = scene.time === "day" ? "#fff7d6" : "#ffe3a3";
  const halo = scene.time === "day" ? "#fffdf0" : "#ff9d5c";
  if (look.clouds === "flat")
    return circle(at.x, at.y, at.r, "#ffd84d") + circle(at.x, at.y, at.r * 0.8, "#ffe375");
  return `<g filter="url(#haze)">${circle(at.x, at.y, at.r * 2.6, halo, 0.55)}</g>${circle(at.x, at.y, at.r, core)}`;
}

function moon(x: number, y: number, r: number, look: Look): string {
  const craters =
    circle(x - r * 0.3, y - r * 0.2, r * 0.18, "#d9d2b0", 0.7) +
    circle(x + r * 0.25, y + r * 0.3, r * 0.24, "#d9d2b0", 0.7) +
    circle(x + r * 0.35, y - r * 0.35, r * 0.12, "#d9d2b0", 0.7);
  const second =
    look.figure === "glow" ? circle(x + r * 2.6, y + r * 1.3, r * 0.4, "#f5b4e0", 0.9) : "";
  return `<g filter="url(#haze)">${circle(x, y, r * 2, "#bcd0ff", 0.4)}</g>${circle(x, y, r, "#f6f1d8")}${craters}${second}`;
}

function rainbow(sheet: Sheet, horizon: number): string {
  const colours = ["#f0524f", "#f79a3e", "#f9d94a", "#5fc25f", "#4a90e2", "#8a5bd6"];
  const r = sheet.width * 0.42;
  return colours
    .map((colour, index) => {
      const radius = r - index * sheet.unit * 0.016;
      return `<circle cx="${n(sheet.width / 2)}" cy="${n(horizon * 1.04)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(sheet.unit * 0.017)}" opacity=".62"/>`;
    })
    .join("");
}

function sunburst(sheet: Sheet, horizon: number): string {
  let drawing = "";
  const reach = sheet.width + sheet.height;
  for (let ray = 0; ray < 12; ray += 1) {
    const from = (ray / 12) * Math.PI * 2;
    const to = from + Math.PI / 12;
    const end = (angle: number) =>
      `${n(sheet.width / 2 + Math.cos(angle) * reach)} ${n(horizon + Math.sin(angle) * reach)}`;
    drawing += path(
      `M${n(sheet.width / 2)} ${n(horizon)}L${end(from)}L${end(to)}Z`,
      "#ffffff",
      'opacity=".14"',
    );
  }
  return drawing;
}
