import type { Random } from "@/lib/illustrator/random";

/** The canvas, in pixels. */
export type Viewport = {
  width: number;
  height: number;
  /** The shorter side, which sizes are relative to. */
  unit: number;
};

/** Formats a coordinate; tenths of a pixel keep the SVG short. */
export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Draws a circle. */
export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(r)}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Draws an ellipse. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string {
  return `<ellipse cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(rx)}" ry="${tenths(ry)}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Draws a rectangle; `more` holds further attributes. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = "",
): string {
  return `<rect x="${tenths(x)}" y="${tenths(y)}" width="${tenths(width)}" height="${tenths(height)}" fill="${fill}" ${more}/>`;
}

/** Draws a path; `more` holds further attributes. */
export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** Defines a gradient from top to bottom, or from the center outward. */
export function gradient(id: string, colors: readonly string[], kind: "down" | "out" = "down") {
  const stops = colors
    .map((color, index) => {
      const at = colors.length === 1 ? 0 : index / (colors.length - 1);
      return `<stop offset="${tenths(at * 100)}%" stop-color="${color}"/>`;
    })
    .join("");
  if (kind === "out") return `<radialGradient id="${id}">${stops}</radialGradient>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
}

/** Draws rolling land from a crest near `y` down to the bottom edge. */
export function ridge(
  viewport: Viewport,
  random: Random,
  land: { y: number; swing: number; fill: string; waves?: number },
): string {
  const waves = land.waves ?? random.between(1, 2.2);
  const phase = random.between(0, 6.28);
  const second = random.between(0, 6.28);
  const points: string[] = [];
  const step = viewport.width / 32;
  for (let x = -step; x <= viewport.width + step; x += step) {
    const turn = (x / viewport.width) * Math.PI * 2 * waves;
    const y = land.y + (Math.sin(turn + phase) + 0.4 * Math.sin(turn * 2.3 + second)) * land.swing;
    points.push(`${tenths(x)} ${tenths(y)}`);
  }
  const { width, height } = viewport;
  return path(`M${points.join("L")}L${width + step} ${height}L${-step} ${height}Z`, land.fill);
}

/** Draws jagged mountains with their base at `y`, snow-capped when `snow` is a color. */
export function peaks(
  viewport: Viewport,
  random: Random,
  range: { y: number; height: number; fill: string; shade: string; snow?: string },
): string {
  let drawing = "";
  let x = -viewport.width * 0.1;
  while (x < viewport.width * 1.05) {
    const width = range.height * random.between(1.3, 2.1);
    const height = range.height * random.between(0.6, 1);
    const top = x + width * random.between(0.42, 0.58);
    const tip = range.y - height;
    const right = x + width;
    const split = top + width * 0.06;
    drawing += path(
      `M${tenths(x)} ${tenths(range.y)}L${tenths(top)} ${tenths(tip)}L${tenths(right)} ${tenths(range.y)}Z`,
      range.fill,
    );
    drawing += path(
      `M${tenths(top)} ${tenths(tip)}L${tenths(right)} ${tenths(range.y)}L${tenths(split)} ${tenths(range.y)}L${tenths(split - width * 0.05)} ${tenths(tip + height * 0.45)}Z`,
      range.shade,
    );
    if (range.snow) drawing += snowcap({ x, width, top, tip, height }, range.snow);
    x += width * random.between(0.5, 0.72);
  }
  return drawing;
}

function snowcap(
  peak: { x: number; width: number; top: number; tip: number; height: number },
  fill: string,
): string {
  const { x, width, top, tip, height } = peak;
  const depth = 0.3;
  const y = tip + height * depth;
  const left = top - (top - x) * depth;
  const right = top + (x + width - top) * depth;
  const zigzag = [0.75, 0.5, 0.25]
    .map((share, index) => {
      const dy = index % 2 ? -height * 0.02 : height * 0.1;
      return `L${tenths(left + (right - left) * share)} ${tenths(y + dy)}`;
    })
    .join("");
  return path(
    `M${tenths(left)} ${tenths(y)}L${tenths(top)} ${tenths(tip)}L${tenths(right)} ${tenths(y)}${zigzag}Z`,
    fill,
  );
}
