import { mix, shade } from "@/lib/illustrator/color";
import { landColors } from "@/lib/illustrator/land-colors";
import type { Random } from "@/lib/illustrator/random";
import type { Scene } from "@/lib/illustrator/scene";
import { circle, ellipse, path, rect, tenths, type Viewport } from "@/lib/illustrator/shapes";
import type { Style } from "@/lib/illustrator/styles";

const FLOWERS = ["#ffffff", "#f7d154", "#f2789f", "#a87fe0", "#f26b4f", "#7fb8f2"];

type ForegroundContext = { scene: Scene; style: Style };

/** Draws what is in front of the figures: grass, flowers, fallen leaves. */
export function drawForeground(
  viewport: Viewport,
  random: Random,
  { scene, style }: ForegroundContext,
): string {
  const green =
    scene.place === "meadow" ||
    scene.place === "forest" ||
    scene.place === "mountains" ||
    scene.place === "lake";
  if (!green || scene.season === "winter" || style.staging !== "scene") return "";
  const { near, detail } = landColors(scene, style);
  const lush = style.clouds === "cumulus" ? 1.6 : 1;
  let drawing = "";
  const flowers = scene.without.has("flowers") ? 0 : 22 * lush;
  for (let tuft = 0; tuft < 34 * lush; tuft += 1) {
    const y = viewport.height * random.between(0.93, 1.01);
    drawing += grass(
      random.between(0, viewport.width),
      y,
      viewport.unit * random.between(0.02, 0.045),
      shade(near, random.between(-0.28, -0.05)),
    );
  }
  for (let flower = 0; flower < flowers; flower += 1) {
    const x = random.between(0, viewport.width);
    const y = viewport.height * random.between(0.9, 1);
    const r = viewport.unit * random.between(0.004, 0.008);
    const petals = scene.season === "autumn" ? detail : random.pick(FLOWERS);
    drawing += bloom(x, y, r, scene.time === "night" ? mix(petals, "#1a2350", 0.45) : petals);
  }
  return drawing;
}

function grass(x: number, y: number, h: number, fill: string): string {
  const blade = (lean: number, tall: number) =>
    `M${tenths(x - h * 0.06)} ${tenths(y)}Q${tenths(x + lean * h * 0.2)} ${tenths(y - h * tall * 0.6)} ${tenths(x + lean * h * 0.5)} ${tenths(y - h * tall)}Q${tenths(x + lean * h * 0.28)} ${tenths(y - h * tall * 0.5)} ${tenths(x + h * 0.08)} ${tenths(y)}Z`;
  return path(blade(-1, 0.8) + blade(0.1, 1.1) + blade(1, 0.85), fill);
}

function bloom(x: number, y: number, r: number, fill: string): string {
  let petals = "";
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * Math.PI * 2;
    petals += circle(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.72, fill);
  }
  return petals + circle(x, y, r * 0.6, "#f2b632");
}

/** Draws rain, snow, fog, lightning, falling leaves, and a style's floating particles. */
export function drawWeather(
  viewport: Viewport,
  random: Random,
  { scene, style }: ForegroundContext,
): string {
  if (scene.place === "underwater" || scene.place === "space")
    return floating(viewport, random, { scene, style });
  // It is seen through the window.
  if (scene.place === "room" || scene.place === "table")
    return floating(viewport, random, { scene, style });
  let drawing = "";
  if (scene.weather.has("storm")) drawing += lightning(viewport, random);
  if (scene.weather.has("rain") || scene.weather.has("storm")) drawing += rain(viewport, random);
  if (scene.weather.has("snow") || (scene.place === "snow" && scene.season === "winter"))
    drawing += snow(viewport, random);
  if (scene.weather.has("fog")) drawing += fog(viewport, random);
  if (scene.season === "autumn")
    drawing += leaves(viewport, random, ["#d9512f", "#e0932f", "#b5632a"]);
  if (scene.season === "spring")
    drawing += leaves(viewport, random, ["#f9c6dc", "#f6a8c8", "#ffe1ee"]);
  return drawing + floating(viewport, random, { scene, style });
}

function rain(viewport: Viewport, random: Random): string {
  let drops = "";
  for (let drop = 0; drop < 220; drop += 1) {
    const x = random.between(-0.1, 1.05) * viewport.width;
    const y = random.between(-0.05, 1) * viewport.height;
    const length = viewport.unit * random.between(0.02, 0.05);
    drops += `M${tenths(x)} ${tenths(y)}l${tenths(-length * 0.28)} ${tenths(length)}`;
  }
  return `<path d="${drops}" stroke="#dcebf7" stroke-width="${tenths(viewport.unit * 0.0018)}" opacity=".55" fill="none"/>`;
}

function snow(viewport: Viewport, random: Random): string {
  let flakes = "";
  for (let flake = 0; flake < 160; flake += 1) {
    flakes += circle(
      random.between(0, viewport.width),
      random.between(0, viewport.height),
      viewport.unit * random.between(0.002, 0.007),
      "#ffffff",
      0.85,
    );
  }
  return flakes;
}

function fog(viewport: Viewport, random: Random): string {
  let banks = "";
  for (let bank = 0; bank < 7; bank += 1) {
    banks += ellipse(
      random.between(0, viewport.width),
      viewport.height * random.between(0.45, 0.95),
      viewport.width * random.between(0.3, 0.6),
      viewport.unit * random.between(0.03, 0.07),
      "#f2f5f7",
      0.5,
    );
  }
  return `<g filter="url(#haze)">${banks}</g>`;
}

function lightning(viewport: Viewport, random: Random): string {
  let x = viewport.width * random.between(0.25, 0.75);
  let y = 0;
  let bolt = `M${tenths(x)} 0`;
  for (let bend = 0; bend < 6; bend += 1) {
    x += viewport.unit * random.between(-0.07, 0.07);
    y += viewport.height * 0.085;
    bolt += `L${tenths(x)} ${tenths(y)}`;
  }
  const stroke = (width: number, more: string) =>
    `<path d="${bolt}" fill="none" stroke="#fff9d9" stroke-width="${tenths(viewport.unit * width)}" stroke-linejoin="round" ${more}/>`;
  return stroke(0.03, 'opacity=".4" filter="url(#blur)"') + stroke(0.006, "");
}

function leaves(viewport: Viewport, random: Random, colors: readonly string[]): string {
  let drawing = "";
  for (let leaf = 0; leaf < 34; leaf += 1) {
    const x = random.between(0, viewport.width);
    const y = random.between(0, viewport.height);
    const size = viewport.unit * random.between(0.006, 0.013);
    drawing += `<ellipse cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(size)}" ry="${tenths(size * 0.5)}" fill="${random.pick(colors)}" transform="rotate(${Math.round(random.between(0, 180))} ${tenths(x)} ${tenths(y)})"/>`;
  }
  return drawing;
}

/** Sparks and an aurora in the fantasy style; sparkles and lens flare in anime. */
function floating(viewport: Viewport, random: Random, { style, scene }: ForegroundContext): string {
  if (style.figure === "glow") {
    let sparks = "";
    for (let spark = 0; spark < 60; spark += 1) {
      const x = random.between(0, viewport.width);
      const y = random.between(0.15, 1) * viewport.height;
      const r = viewport.unit * random.between(0.002, 0.005);
      sparks += circle(x, y, r * 3.4, "#ffe9a8", 0.22) + circle(x, y, r, "#fffbe0", 0.95);
    }
    return aurora(viewport, scene) + sparks;
  }
  if (style.figure === "ink") {
    let sparkles = "";
    for (let sparkle = 0; sparkle < 16; sparkle += 1) {
      sparkles += star(
        random.between(0, viewport.width),
        random.between(0, viewport.height * 0.8),
        viewport.unit * random.between(0.006, 0.016),
      );
    }
    return lensFlare(viewport, scene) + sparkles;
  }
  return "";
}

function star(x: number, y: number, r: number): string {
  const inner = r * 0.16;
  return path(
    `M${tenths(x)} ${tenths(y - r)}Q${tenths(x + inner)} ${tenths(y - inner)} ${tenths(x + r)} ${tenths(y)}Q${tenths(x + inner)} ${tenths(y + inner)} ${tenths(x)} ${tenths(y + r)}Q${tenths(x - inner)} ${tenths(y + inner)} ${tenths(x - r)} ${tenths(y)}Q${tenths(x - inner)} ${tenths(y - inner)} ${tenths(x)} ${tenths(y - r)}Z`,
    "#ffffff",
    'opacity=".85"',
  );
}

function lensFlare(viewport: Viewport, scene: Scene): string {
  if (scene.time === "night" || scene.place === "underwater" || scene.place === "space") return "";
  return [0.2, 0.34, 0.5, 0.7]
    .map((share, index) =>
      circle(
        viewport.width * (1 - share),
        viewport.height * share,
        viewport.unit * (0.018 + index * 0.012),
        "#ffffff",
        0.13,
      ),
    )
    .join("");
}

function aurora(viewport: Viewport, scene: Scene): string {
  if (scene.place === "underwater") return "";
  const band = (y: number, color: string) =>
    `<path d="M0 ${tenths(viewport.height * y)}C${tenths(viewport.width * 0.3)} ${tenths(viewport.height * (y - 0.14))} ${tenths(viewport.width * 0.6)} ${tenths(viewport.height * (y + 0.12))} ${tenths(viewport.width)} ${tenths(viewport.height * (y - 0.1))}" stroke="${color}" stroke-width="${tenths(viewport.unit * 0.05)}" fill="none" opacity=".3"/>`;
  return `<g filter="url(#haze)">${band(0.2, "#5ff2c8")}${band(0.28, "#c88aff")}</g>`;
}

/** Draws a vignette, a frame or letterbox bars, depending on the style. */
export function drawFrame(viewport: Viewport, { style }: ForegroundContext): string {
  const { width, height, unit } = viewport;
  const corners = (strength: number) =>
    `<radialGradient id="corners" cx=".5" cy=".5" r=".72"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${strength}"/></radialGradient>${rect(0, 0, width, height, "url(#corners)")}`;
  if (style.finish === "film") {
    const bar = height * (width > height ? 0.075 : 0.05);
    return (
      corners(0.55) +
      rect(0, 0, width, bar, "#050608") +
      rect(0, height - bar, width, bar, "#050608")
    );
  }
  if (style.staging === "close") {
    const margin = unit * 0.028;
    return `${corners(0.4)}<rect x="${tenths(margin)}" y="${tenths(margin)}" width="${tenths(width - margin * 2)}" height="${tenths(height - margin * 2)}" fill="none" stroke="#f8f1e4" stroke-width="${tenths(unit * 0.006)}" opacity=".8"/>`;
  }
  if (style.finish === "grain") return corners(0.2);
  return "";
}
