import type { BackdropContext } from "@/lib/illustrator/backdrop-context";
import { mix, shade } from "@/lib/illustrator/color";
import { drawWindow } from "@/lib/illustrator/draw-window";
import { lookOf } from "@/lib/illustrator/looks";
import { circle, ellipse, rect, tenths } from "@/lib/illustrator/shapes";

/** Draws an interior: a room with a window, a table in one, or a plain studio wall. */
export function drawInterior(context: BackdropContext): string {
  if (context.scene.place === "studio") return studio(context);
  return (
    wall(context) +
    (context.scene.without.has("windows") ? "" : drawWindow(context)) +
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
  const any = random.pick(["#e8c9b0", "#c9d8c0", "#bcd0dc", "#e6d3e0", "#efe0b8"]);
  const { wall: own } = lookOf(scene.variation);
  const hue = mix(colors.far, own ?? any, own ? 0.8 : 0.55);
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

function floor({ viewport, horizon, colors, scene }: BackdropContext): string {
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
  const covered = scene.without.has("rug") ? "" : rug;
  return rect(0, horizon, width, height - horizon, colors.near) + boards + covered;
}

function table({ viewport, horizon, colors }: BackdropContext): string {
  const { width, height, unit } = viewport;
  const edge = horizon * 1.06;
  const front = height * 0.95;
  let grain = "";
  for (let line = 1; line < 6; line += 1) {
    const y = edge + ((front - edge) * line) / 6;
    grain += `<path d="M0 ${tenths(y)}q${tenths(width * 0.25)} ${tenths(-unit * 0.012)} ${tenths(width * 0.5)} 0t${tenths(width * 0.5)} 0" stroke="${shade(colors.near, -0.16)}" stroke-width="3" fill="none" opacity=".7"/>`;
  }
  return (
    rect(0, edge, width, front - edge, colors.near) +
    rect(0, edge, width, unit * 0.008, shade(colors.near, 0.3)) +
    grain +
    rect(0, front, width, height - front, shade(colors.near, -0.3)) +
    rect(0, front, width, unit * 0.01, shade(colors.near, 0.25))
  );
}
