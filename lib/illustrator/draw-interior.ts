import type { BackdropContext } from "@/lib/illustrator/backdrop-context";
import { mix, shade } from "@/lib/illustrator/color";
import { circle, ellipse, path, rect, tenths } from "@/lib/illustrator/shapes";

/** Draws an interior: a room with a window, a table in one, or a plain studio wall. */
export function drawInterior(context: BackdropContext): string {
  if (context.scene.place === "studio") return studio(context);
  return (
    wall(context) +
    (context.scene.without.has("windows") ? "" : window(context)) +
    (context.scene.place === "table" ? table(context) : floor(context))
  );
}

function studio({ viewport, horizon, colors, haze }: BackdropContext): string {
  const { width, height, unit } = viewport;
  const ring = mix(haze, colors.near, 0.35);
  return (
    rect(0, 0, width, height, mix(haze, "#ffffff", 0.35)) +
    circle(width / 2, horizon * 0.72, unit * 0.4, ring, 0.8) +
    circle(width / 2, horizon * 0.72, unit * 0.33, mix(ring, "#ffffff", 0.3), 0.8) +
    ellipse(width / 2, height * 1.02, width * 0.9, height - horizon, shade(ring, -0.06))
  );
}

function wall({ viewport, random, horizon, colors, scene }: BackdropContext): string {
  const { width, unit } = viewport;
  const hue = mix(
    colors.far,
    random.pick(["#e8c9b0", "#c9d8c0", "#bcd0dc", "#e6d3e0", "#efe0b8"]),
    0.55,
  );
  const dim = scene.time === "night" ? mix(hue, "#3a2f4a", 0.45) : hue;
  let stripes = "";
  for (let x = 0; x < width; x += unit * 0.08)
    stripes += rect(x, 0, unit * 0.04, horizon, shade(dim, -0.035));
  return (
    rect(0, 0, width, viewport.height, dim) +
    stripes +
    rect(0, horizon - unit * 0.03, width, unit * 0.03, shade(dim, 0.35))
  );
}

function window({ viewport, random, horizon, haze, scene }: BackdropContext): string {
  const { width, unit } = viewport;
  const w = unit * 0.34;
  const h = unit * 0.4;
  const x = random.chance(0.5) ? width * 0.08 : width * 0.92 - w;
  const y = Math.max(unit * 0.06, horizon * 0.16);
  const frame = "#fbf4e6";
  const sky =
    scene.time === "night"
      ? "#1c2a5a"
      : scene.time === "sunset"
        ? "#f2a56b"
        : mix("#9fd4f2", haze, 0.3);
  const light =
    scene.time === "night"
      ? circle(x + w * 0.68, y + h * 0.28, w * 0.11, "#f6f1d8")
      : circle(x + w * 0.7, y + h * 0.3, w * 0.12, "#fff3c4");
  const view =
    rect(x, y, w, h, sky) +
    (scene.without.has(scene.time === "night" ? "moon" : "sun") ? "" : light) +
    path(
      `M${tenths(x)} ${tenths(y + h * 0.75)}q${tenths(w * 0.3)} ${tenths(-h * 0.16)} ${tenths(w * 0.6)} 0t${tenths(w * 0.4)} 0V${tenths(y + h)}H${tenths(x)}Z`,
      scene.time === "night" ? "#1f3a3a" : "#86b86a",
    );
  const bars = rect(x + w / 2 - 4, y, 8, h, frame) + rect(x, y + h / 2 - 4, w, 8, frame);
  const border = `<rect x="${tenths(x)}" y="${tenths(y)}" width="${tenths(w)}" height="${tenths(h)}" fill="none" stroke="${frame}" stroke-width="${tenths(unit * 0.018)}"/>`;
  const curtain = (left: number, lean: number) =>
    path(
      `M${tenths(left)} ${tenths(y - 12)}h${tenths(w * 0.24)}q${tenths(lean * w * 0.1)} ${tenths(h * 0.5)} ${tenths(-lean * w * 0.04)} ${tenths(h + 30)}h${tenths(-w * 0.22)}Z`,
      "#d98c7a",
      'opacity=".92"',
    );
  return (
    view +
    bars +
    border +
    curtain(x - w * 0.12, -1) +
    curtain(x + w * 0.88, 1) +
    rect(x - w * 0.16, y - 18, w * 1.32, 10, "#8d6240")
  );
}

function floor({ viewport, horizon, colors }: BackdropContext): string {
  const { width, height, unit } = viewport;
  let boards = "";
  for (let x = -width; x < width * 2; x += unit * 0.16) {
    const foot = width / 2 + (x - width / 2) * 1.9;
    boards += `<path d="M${tenths(x)} ${tenths(horizon)}L${tenths(foot)} ${tenths(height)}" stroke="${shade(colors.near, -0.18)}" stroke-width="3"/>`;
  }
  const rug =
    ellipse(width / 2, height * 0.88, width * 0.36, unit * 0.085, "#b4534b") +
    ellipse(width / 2, height * 0.88, width * 0.31, unit * 0.068, "#d9a08a") +
    ellipse(width / 2, height * 0.88, width * 0.27, unit * 0.056, "#b4534b");
  return rect(0, horizon, width, height - horizon, colors.near) + boards + rug;
}

function table({ viewport, horizon, colors }: BackdropContext): string {
  const { width, height, unit } = viewport;
  const edge = horizon * 1.06;
  let grain = "";
  for (let line = 1; line < 6; line += 1) {
    const y = edge + ((height - edge) * line) / 6;
    grain += `<path d="M0 ${tenths(y)}q${tenths(width * 0.25)} ${tenths(-unit * 0.012)} ${tenths(width * 0.5)} 0t${tenths(width * 0.5)} 0" stroke="${shade(colors.near, -0.16)}" stroke-width="3" fill="none" opacity=".7"/>`;
  }
  const cloth = path(
    `M${tenths(width * 0.16)} ${tenths(edge + unit * 0.02)}H${tenths(width * 0.84)}L${tenths(width * 0.97)} ${tenths(height)}H${tenths(width * 0.03)}Z`,
    "#f7f1e3",
    'opacity=".9"',
  );
  return (
    rect(0, edge, width, height - edge, colors.near) +
    rect(0, edge, width, unit * 0.014, shade(colors.near, 0.3)) +
    grain +
    cloth
  );
}
