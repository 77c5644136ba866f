import type { BackdropContext } from "@/lib/illustrator/backdrop-context";
import { mix, shade } from "@/lib/illustrator/color";
import type { Random } from "@/lib/illustrator/random";
import { path, rect, tenths } from "@/lib/illustrator/shapes";

/** Draws two rows of buildings, with lit windows after dark. */
export function skyline({
  viewport,
  random,
  colors,
  horizon,
  haze,
  scene,
}: BackdropContext): string {
  const lit = scene.time === "night" || scene.time === "sunset";
  let drawing = "";
  for (const [row, fade] of [0.62, 0.28].entries()) {
    for (let x = -10; x < viewport.width; ) {
      const w = viewport.unit * random.between(0.06, 0.13);
      const h = viewport.unit * random.between(0.16, 0.44) * (row ? 0.72 : 1);
      const wall = mix(
        mix(
          row ? colors.middle : colors.far,
          random.pick(["#7a88b8", "#b87a7a", "#8a9a8a", "#a89878"]),
          0.25,
        ),
        haze,
        fade,
      );
      drawing += rect(x, horizon - h, w, h + 8, wall);
      drawing += windows({ x, y: horizon - h, w, h, lit, random, wall });
      x += w * random.between(0.9, 1.2);
    }
  }
  return drawing;
}

function windows(wall: {
  x: number;
  y: number;
  w: number;
  h: number;
  lit: boolean;
  random: Random;
  wall: string;
}): string {
  const { x, y, w, h, lit, random } = wall;
  const cell = w / 5;
  let drawing = "";
  for (let row = y + cell; row < y + h - cell; row += cell * 1.5) {
    for (let column = x + cell * 0.6; column < x + w - cell * 0.9; column += cell * 1.3) {
      const on = lit && random.chance(0.55);
      drawing += rect(
        column,
        row,
        cell * 0.7,
        cell * 0.8,
        on ? "#ffdf8a" : shade(wall.wall, lit ? -0.3 : 0.28),
        'opacity=".85"',
      );
    }
  }
  return drawing;
}

/** Draws a paved square. */
export function pavement({ viewport, horizon, colors }: BackdropContext): string {
  const { width, height } = viewport;
  const lines = [0.2, 0.45, 0.75].map((share) => {
    const y = horizon + (height - horizon) * share;
    return rect(0, y, width, 3, shade(colors.near, -0.14));
  });
  return (
    rect(0, horizon, width, height - horizon, colors.near) +
    rect(0, horizon, width, height * 0.012, shade(colors.near, 0.25)) +
    lines.join("")
  );
}

/** Draws a sidewalk and a road with a dashed line. */
export function road({ viewport, horizon, colors }: BackdropContext): string {
  const { width, height } = viewport;
  const curb = height * 0.74;
  let dashes = "";
  for (let x = width * 0.02; x < width; x += width * 0.16) {
    dashes += path(
      `M${tenths(x)} ${tenths(height * 0.92)}h${tenths(width * 0.08)}l${tenths(width * 0.006)} ${tenths(height * 0.012)}h${tenths(-width * 0.08)}Z`,
      colors.detail,
    );
  }
  return (
    rect(0, horizon, width, curb - horizon, mix(colors.near, "#cfc7ba", 0.6)) +
    rect(0, curb, width, height * 0.012, shade(colors.near, 0.45)) +
    rect(0, curb + height * 0.012, width, height - curb, colors.near) +
    dashes
  );
}
