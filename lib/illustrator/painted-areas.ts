import { type Outline, pathOutlines } from "@/lib/illustrator/path-outline";

const ELEMENT = /<(\/?)(g|path|circle|ellipse|rect|defs|clipPath|mask)\b([^>]*?)(\/?)>/g;
const GRADIENT =
  /<(linear|radial)Gradient\b[^>]*?\bid="([^"]+)"[^>]*>(.*?)<\/(?:linear|radial)Gradient>/gs;

/** Icons are looked at in this many rows and columns. */
const CELLS = 40;
/** Of icons. */
const SIDE = 128;
/** Fainter shapes only tint what is under them. */
const MIN_OPACITY = 0.5;

/** A color of a drawing, and in how many cells of its grid it is seen. */
export type PaintedArea = { color: string; area: number };

/** Where an icon's SVG code shows which color. */
export function paintedAreas(drawing: string): PaintedArea[] {
  return sumOf(paintedGrid(drawing));
}

/** The middles of the cells that a drawing covers, as shares of its side. */
export function paintedCells(drawing: string): { x: number; y: number }[] {
  return paintedGrid(drawing).flatMap((colors, cell) =>
    colors
      ? [{ x: ((cell % CELLS) + 0.5) / CELLS, y: (Math.floor(cell / CELLS) + 0.5) / CELLS }]
      : [],
  );
}

function paintedGrid(drawing: string): (readonly string[] | undefined)[] {
  const gradients = new Map<string, string[]>();
  for (const [, , id = "", stops = ""] of drawing.matchAll(GRADIENT))
    gradients.set(
      id,
      [...stops.matchAll(/stop-color="(#[0-9a-f]+)"/gi)].map(([, color = ""]) => color),
    );
  const grid: (readonly string[] | undefined)[] = new Array(CELLS * CELLS).fill(undefined);
  const fills: (string | undefined)[] = [];
  let hidden = 0;
  for (const [, closes, name = "", attributes = "", isEmpty] of drawing.matchAll(ELEMENT)) {
    const isGroup = name === "g";
    if (closes) {
      if (isGroup) fills.pop();
      else if (/^(?:defs|clipPath|mask)$/.test(name)) hidden -= 1;
      continue;
    }
    const fill = attribute(attributes, "fill") ?? fills.at(-1);
    if (isGroup) {
      if (!isEmpty) fills.push(fill);
    } else if (/^(?:defs|clipPath|mask)$/.test(name)) {
      if (!isEmpty) hidden += 1;
    } else if (hidden === 0) {
      const opacity = Number(attribute(attributes, "opacity") ?? 1);
      const colors = opacity < MIN_OPACITY ? [] : colorsOf(fill, gradients);
      if (colors.length > 0) paint(grid, shapeOutlines(name, attributes), colors);
    }
  }
  return grid;
}

function sumOf(grid: readonly (readonly string[] | undefined)[]): PaintedArea[] {
  const areas = new Map<string, number>();
  for (const colors of grid)
    for (const color of colors ?? [])
      areas.set(color, (areas.get(color) ?? 0) + 1 / (colors?.length ?? 1));
  return [...areas].map(([color, area]) => ({ color, area }));
}

/** Fills the cells whose centers are within outlines. */
function paint(
  grid: (readonly string[] | undefined)[],
  outlines: readonly Outline[],
  colors: readonly string[],
): void {
  for (let row = 0; row < CELLS; row += 1) {
    const y = ((row + 0.5) * SIDE) / CELLS;
    const crossings = outlines.flatMap((outline) => crossingsAt(outline, y)).sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil(((crossings[pair] ?? 0) * CELLS) / SIDE - 0.5));
      const to = Math.min(CELLS, ((crossings[pair + 1] ?? 0) * CELLS) / SIDE - 0.5);
      for (let column = from; column < to; column += 1) grid[row * CELLS + column] = colors;
    }
  }
}

function crossingsAt(outline: Outline, y: number): number[] {
  const crossings: number[] = [];
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [x, nextY] of outline) {
    if (lastY < y !== nextY < y)
      crossings.push(lastX + ((y - lastY) * (x - lastX)) / (nextY - lastY));
    [lastX, lastY] = [x, nextY];
  }
  return crossings;
}

function colorsOf(fill: string | undefined, gradients: ReadonlyMap<string, string[]>): string[] {
  if (fill === undefined) return ["#000000"];
  if (fill.startsWith("#")) return [fill];
  return gradients.get(/^url\(#(.+)\)$/.exec(fill)?.[1] ?? "") ?? [];
}

function shapeOutlines(name: string, attributes: string): Outline[] {
  const number = (key: string) => Number(attribute(attributes, key) ?? 0);
  if (name === "path") return pathOutlines(attribute(attributes, "d") ?? "");
  if (name === "rect") {
    const [x, y] = [number("x"), number("y")];
    const [right, bottom] = [x + number("width"), y + number("height")];
    return [
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
    ];
  }
  const [rx, ry] = name === "circle" ? [number("r"), number("r")] : [number("rx"), number("ry")];
  const corners = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8);
  return [
    corners.map((angle) => [
      number("cx") + rx * Math.cos(angle),
      number("cy") + ry * Math.sin(angle),
    ]),
  ];
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}
