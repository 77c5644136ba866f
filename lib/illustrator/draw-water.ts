import type { BackdropContext } from "@/lib/illustrator/backdrop-context";
import { mix, shade } from "@/lib/illustrator/color";
import { ellipse, rect, ridge, tenths } from "@/lib/illustrator/shapes";

/** Draws water from `top` down to `bottom`, in pixels, lighter toward the horizon. */
export function water(
  { viewport, random, haze, scene, colors }: BackdropContext,
  top: number,
  bottom: number,
): string {
  if (scene.frozen) return ice({ viewport, random, haze, scene }, top, bottom);
  const sea = scene.place === "lake" ? mix("#4f9cc4", haze, 0.25) : colors.far;
  const deep = scene.place === "lake" ? mix("#2f7aa5", haze, 0.1) : colors.middle;
  const light = scene.time === "sunset" || scene.time === "dawn" ? "#ffd9a0" : "#ffffff";
  let glints = "";
  for (let glint = 0; glint < 70; glint += 1) {
    const share = random.between(0, 1) ** 1.4;
    const y = top + (bottom - top) * share;
    const w = viewport.unit * (0.015 + share * 0.09) * random.between(0.5, 1.4);
    glints += ellipse(
      random.between(0, viewport.width),
      y,
      w,
      viewport.unit * 0.0022 * (1 + share * 1.5),
      light,
      0.25,
    );
  }
  const id = `w${Math.round(top)}`;
  const fill = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(sea, haze, 0.5)}"/><stop offset=".35" stop-color="${sea}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`;
  return fill + rect(0, top, viewport.width, bottom - top + 4, `url(#${id})`) + glints;
}

/** Cracks in ice, from the horizon to the front. */
const CRACKS = 9;

/** Draws smooth ice with cracks and snow on it. */
function ice(
  {
    viewport,
    random,
    haze,
    scene,
  }: Pick<BackdropContext, "viewport" | "random" | "haze" | "scene">,
  top: number,
  bottom: number,
): string {
  const { width, unit } = viewport;
  const dim = scene.time === "night" ? 0.45 : 0;
  const far = mix(mix("#e3f1f8", haze, 0.35), "#16264a", dim);
  const near = mix("#b9dcec", "#16264a", dim);
  let drawing = "";
  for (let crack = 0; crack < CRACKS; crack += 1) {
    const share = (crack + random.between(0.2, 0.8)) / CRACKS;
    const y = top + (bottom - top) * share;
    const step = unit * (0.05 + 0.12 * share);
    let x = random.between(0, width * 0.9);
    let d = `M${tenths(x)} ${tenths(y)}`;
    for (let turn = 0; turn < 4; turn += 1) {
      x += step * random.between(0.5, 1.2);
      d += `L${tenths(x)} ${tenths(y + step * 0.16 * random.between(-1, 1))}`;
    }
    drawing += `<path d="${d}" fill="none" stroke="${mix("#ffffff", "#16264a", dim)}" stroke-width="${tenths(unit * (0.002 + 0.003 * share))}" opacity=".85"/>`;
    drawing += ellipse(
      random.between(0, width),
      y,
      step * 1.1,
      step * 0.09,
      "#ffffff",
      0.5 - dim / 2,
    );
  }
  const id = `i${Math.round(top)}`;
  const fill = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`;
  return fill + rect(0, top, width, bottom - top + 4, `url(#${id})`) + drawing;
}

/** Draws the near bank of a lake. */
export function shore({ viewport, random, colors }: BackdropContext): string {
  return (
    ridge(viewport, random, {
      y: viewport.height * 0.82,
      swing: viewport.unit * 0.014,
      fill: shade(colors.near, -0.12),
    }) +
    ridge(viewport, random, {
      y: viewport.height * 0.835,
      swing: viewport.unit * 0.014,
      fill: colors.near,
    })
  );
}

/** Draws a beach with the foam of the last wave. */
export function sand({ viewport, random, colors }: BackdropContext): string {
  const { unit, height } = viewport;
  return (
    ridge(viewport, random, {
      y: height * 0.715,
      swing: unit * 0.012,
      waves: 1.2,
      fill: "#e9f8fb",
    }) +
    ridge(viewport, random, {
      y: height * 0.728,
      swing: unit * 0.012,
      waves: 1.2,
      fill: mix(colors.near, "#a9865a", 0.25),
    }) +
    ridge(viewport, random, {
      y: height * 0.75,
      swing: unit * 0.012,
      waves: 1.2,
      fill: colors.near,
    })
  );
}

/** Draws plants, bubbles and sand under water. */
export function seabed({ viewport, random, colors, horizon }: BackdropContext): string {
  const { unit, width, height } = viewport;
  let plants = "";
  const kinds = ["#e8806a", "#f2a65a", "#c85a8a", "#3f9f6f", "#2f8a5f"];
  for (let plant = 0; plant < 16; plant += 1) {
    const x = random.between(0, width);
    const h = unit * random.between(0.06, 0.2);
    const lean = random.between(-0.3, 0.3) * h;
    const y = height * random.between(0.86, 0.97);
    plants += `<path d="M${tenths(x)} ${tenths(y)}C${tenths(x + lean)} ${tenths(y - h * 0.4)} ${tenths(x - lean)} ${tenths(y - h * 0.7)} ${tenths(x + lean)} ${tenths(y - h)}" stroke="${random.pick(kinds)}" stroke-width="${tenths(unit * random.between(0.008, 0.02))}" stroke-linecap="round" fill="none"/>`;
  }
  let bubbles = "";
  for (let bubble = 0; bubble < 26; bubble += 1) {
    bubbles += `<circle cx="${tenths(random.between(0, width))}" cy="${tenths(random.between(0, height * 0.85))}" r="${tenths(unit * random.between(0.003, 0.012))}" fill="none" stroke="#e6fbff" stroke-width="2" opacity=".55"/>`;
  }
  return (
    ridge(viewport, random, { y: horizon * 0.93, swing: unit * 0.05, fill: colors.far }) +
    ridge(viewport, random, { y: horizon, swing: unit * 0.04, fill: colors.middle }) +
    ridge(viewport, random, { y: height * 0.89, swing: unit * 0.015, fill: colors.near }) +
    plants +
    bubbles
  );
}
