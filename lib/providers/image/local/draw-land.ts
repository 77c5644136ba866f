import { mix, shade } from "@/lib/providers/image/local/colour";
import { drawInside } from "@/lib/providers/image/local/draw-inside";
import { type LandColours, landColours } from "@/lib/providers/image/local/land-colours";
import type { Look } from "@/lib/providers/image/local/looks";
import type { Random } from "@/lib/providers/image/local/random";
import type { Place, Scene } from "@/lib/providers/image/local/scene";
import {
  circle,
  ellipse,
  n,
  path,
  peaks,
  rect,
  ridge,
  type Sheet,
} from "@/lib/providers/image/local/shapes";

/** What a backdrop is drawn with. */
export type Ground = {
  sheet: Sheet;
  random: Random;
  scene: Scene;
  colours: LandColours;
  /** Where sky and land meet, in pixels from the top. */
  horizon: number;
  /** The sky's colour there: what is far away fades into it. */
  haze: string;
};

/** Share of the height at which sky and land meet. */
const HORIZONS: Partial<Record<Place, number>> = {
  sea: 0.52,
  beach: 0.5,
  lake: 0.54,
  city: 0.66,
  street: 0.62,
  space: 0.82,
  sky: 0.8,
  underwater: 0.8,
  room: 0.66,
  table: 0.62,
  studio: 0.72,
  mountains: 0.62,
};

export function horizonOf(sheet: Sheet, place: Place): number {
  return sheet.height * (HORIZONS[place] ?? 0.58);
}

/** Everything between the sky and the figures. */
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

/** A row of small trees along `y`. */
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

function water(
  { sheet, random, haze, scene, colours }: Ground,
  top: number,
  bottom: number,
): string {
  const sea = scene.place === "lake" ? mix("#4f9cc4", haze, 0.25) : colours.far;
  const deep = scene.place === "lake" ? mix("#2f7aa5", haze, 0.1) : colours.middle;
  const light = scene.time === "sunset" || scene.time === "dawn" ? "#ffd9a0" : "#ffffff";
  let glints = "";
  for (let glint = 0; glint < 70; glint += 1) {
    const share = random.between(0, 1) ** 1.4;
    const y = top + (bottom - top) * share;
    const w = sheet.unit * (0.015 + share * 0.09) * random.between(0.5, 1.4);
    glints += ellipse(
      random.between(0, sheet.width),
      y,
      w,
      sheet.unit * 0.0022 * (1 + share * 1.5),
      light,
      0.25,
    );
  }
  const id = `w${Math.round(top)}`;
  const fill = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(sea, haze, 0.5)}"/><stop offset=".35" stop-color="${sea}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`;
  return fill + rect(0, top, sheet.width, bottom - top + 4, `url(#${id})`) + glints;
}

function shore({ sheet, random, colours }: Ground): string {
  return (
    ridge(sheet, random, {
      y: sheet.height * 0.82,
      swing: sheet.unit * 0.014,
      fill: shade(colours.near, -0.12),
    }) +
    ridge(sheet, random, { y: sheet.height * 0.835, swing: sheet.unit * 0.014, fill: colours.near })
  );
}

function sand({ sheet, random, colours }: Ground): string {
  const { unit, height } = sheet;
  return (
    ridge(sheet, random, { y: height * 0.715, swing: unit * 0.012, waves: 1.2, fill: "#e9f8fb" }) +
    ridge(sheet, random, {
      y: height * 0.728,
      swing: unit * 0.012,
      waves: 1.2,
      fill: mix(colours.near, "#a9865a", 0.25),
    }) +
    ridge(sheet, random, { y: height * 0.75, swing: unit * 0.012, waves: 1.2, fill: colours.near })
  );
}

function seabed({ sheet, random, colours, horizon }: Ground): string {
  const { unit, width, height } = sheet;
  let plants = "";
  const kinds = ["#e8806a", "#f2a65a", "#c85a8a", "#3f9f6f", "#2f8a5f"];
  for (let plant = 0; plant < 16; plant += 1) {
    const x = random.between(0, width);
    const h = unit * random.between(0.06, 0.2);
    const lean = random.between(-0.3, 0.3) * h;
    const y = height * random.between(0.86, 0.97);
    plants += `<path d="M${n(x)} ${n(y)}C${n(x + lean)} ${n(y - h * 0.4)} ${n(x - lean)} ${n(y - h * 0.7)} ${n(x + lean)} ${n(y - h)}" stroke="${random.pick(kinds)}" stroke-width="${n(unit * random.between(0.008, 0.02))}" stroke-linecap="round" fill="none"/>`;
  }
  let bubbles = "";
  for (let bubble = 0; bubble < 26; bubble += 1) {
    bubbles += `<circle cx="${n(random.between(0, width))}" cy="${n(random.between(0, height * 0.85))}" r="${n(unit * random.between(0.003, 0.012))}" fill="none" stroke="#e6fbff" stroke-width="2" opacity=".55"/>`;
  }
  return (
    ridge(sheet, random, { y: horizon * 0.93, swing: unit * 0.05, fill: colours.far }) +
    ridge(sheet, random, { y: horizon, swing: unit * 0.04, fill: colours.middle }) +
    ridge(sheet, random, { y: height * 0.89, swing: unit * 0.015, fill: colours.near }) +
    plants +
    bubbles
  );
}

function dunes({ sheet, random, colours, horizon, haze }: Ground): string {
  const { unit } = sheet;
  return [
    ridge(sheet, random, { y: horizon, swing: unit * 0.035, fill: mix(colours.far, haze, 0.35) }),
    ridge(sheet, random, { y: horizon * 1.09, swing: unit * 0.04, fill: colours.far }),
    ridge(sheet, random, { y: horizon * 1.22, swing: unit * 0.04, fill: colours.middle }),
    ridge(sheet, random, { y: sheet.height * 0.88, swing: unit * 0.03, fill: colours.near }),
  ].join("");
}

function skyline({ sheet, random, colours, horizon, haze, scene }: Ground): string {
  const lit = scene.time === "night" || scene.time === "sunset";
  let drawing = "";
  for (const [row, fade] of [0.62, 0.28].entries()) {
    for (let x = -10; x < sheet.width; ) {
      const w = sheet.unit * random.between(0.06, 0.13);
      const h = sheet.unit * random.between(0.16, 0.44) * (row ? 0.72 : 1);
      const wall = mix(
        mix(
          row ? colours.middle : colours.far,
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

function pavement({ sheet, horizon, colours }: Ground): string {
  const { width, height } = sheet;
  const lines = [0.2, 0.45, 0.75].map((share) => {
    const y = horizon + (height - horizon) * share;
    return rect(0, y, width, 3, shade(colours.near, -0.14));
  });
  return (
    rect(0, horizon, width, height - horizon, colours.near) +
    rect(0, horizon, width, height * 0.012, shade(colours.near, 0.25)) +
    lines.join("")
  );
}

function road({ sheet, horizon, colours }: Ground): string {
  const { width, height } = sheet;
  const kerb = height * 0.74;
  let dashes = "";
  for (let x = width * 0.02; x < width; x += width * 0.16) {
    dashes += path(
      `M${n(x)} ${n(height * 0.92)}h${n(width * 0.08)}l${n(width * 0.006)} ${n(height * 0.012)}h${n(-width * 0.08)}Z`,
      colours.detail,
    );
  }
  return (
    rect(0, horizon, width, kerb - horizon, mix(colours.near, "#cfc7ba", 0.6)) +
    rect(0, kerb, width, height * 0.012, shade(colours.near, 0.45)) +
    rect(0, kerb + height * 0.012, width, height - kerb, colours.near) +
    dashes
  );
}

function moonscape({ sheet, random, colours, horizon }: Ground): string {
  const { unit, width, height } = sheet;
  let craters = "";
  for (let crater = 0; crater < 9; crater += 1) {
    const y = random.between(horizon * 1.07, height);
    const r = unit * random.between(0.02, 0.07);
    const x = random.between(0, width);
    craters +=
      ellipse(x, y, r, r * 0.3, colours.detail, 0.6) +
      ellipse(x, y + r * 0.06, r * 0.9, r * 0.24, colours.middle);
  }
  return (
    ridge(sheet, random, { y: horizon, swing: unit * 0.012, waves: 0.6, fill: colours.near }) +
    craters
  );
}

function cloudFloor({ sheet, random, horizon, haze }: Ground): string {
  let drawing = "";
  for (const [row, share] of [0.98, 1.08, 1.18].entries()) {
    const fill = mix("#ffffff", haze, 0.4 - row * 0.18);
    for (let x = -40; x < sheet.width + 60; ) {
      const r = sheet.unit * random.between(0.06, 0.13);
      drawing += circle(x, horizon * share + r * 0.4, r, fill);
      x += r * 0.9;
    }
    drawing += rect(0, horizon * share + sheet.unit * 0.05, sheet.width, sheet.height, fill);
  }
  return drawing;
}
