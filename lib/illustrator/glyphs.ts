import { largest } from "@/lib/core/extremes";
import type { Point } from "@/lib/illustrator/arrange";

type Strokes = ReadonlyMap<string, string>;

/**
 * The strokes of digits and letters: points as a digit across and one down, a line each between "|", with
 * rounded corners after "~".
 */
const STROKES: Strokes = new Map(
  Object.entries({
    "0": "~30 00 09 69 60 30",
    "1": "12 30 39|19 59",
    "2": "~02 00 60 64 09|09 69",
    "3": "~01 00 60 64 24|~24 64 69 09 07",
    "4": "40 06 66|40 49",
    "5": "60 00 04|~04 13 63 69 09 07",
    "6": "~60 00 09 69 64 04 06",
    "7": "00 60 29",
    "8": "~30 00 04 64 60 30|~34 04 09 69 64 34",
    "9": "~09 69 60 00 05 65 63",
    a: "09 30 69|16 56",
    b: "00 09|~00 60 64 04|~04 64 69 09",
    c: "~62 60 00 09 69 67",
    d: "00 09|~00 60 69 09",
    e: "60 00 09 69|04 44",
    f: "60 00 09|04 44",
    g: "~62 60 00 09 69 65|65 35",
    h: "00 09|60 69|04 64",
    i: "10 50|30 39|19 59",
    j: "20 60|~50 59 09 06",
    k: "00 09|60 05|23 69",
    l: "00 09 69",
    m: "09 00 35 60 69",
    n: "09 00 69 60",
    o: "~30 00 09 69 60 30",
    p: "00 09|~00 60 65 05",
    q: "~30 00 09 69 60 30|46 69",
    r: "00 09|~00 60 65 05|25 69",
    s: "~62 60 00 04 65 69 09 07",
    t: "00 60|30 39",
    u: "~00 09 69 60",
    v: "00 39 60",
    w: "00 19 34 59 60",
    x: "00 69|60 09",
    y: "00 34 60|34 39",
    z: "00 60 09 69",
  }),
);

/** Those of simple shapes. */
const SHAPES: Strokes = new Map(
  Object.entries({
    heart: "~32 20 00 03 36|~32 40 60 63 36",
    star: "40 53 83 65 78 46 18 25 03 33 40",
    circle: "~30 00 06 66 60 30",
    square: "00 60 66 06 00",
    triangle: "30 65 05 30",
  }),
);

/** Width of a character, and from one to the next. */
const CHARACTER = { width: 6, advance: 9 };
/** More characters are too small to be read. */
const MAX_CHARACTERS = 6;
const PREFIX = "lettering-";
const SHAPE_PREFIX = "shape-";
const ROUNDINGS = 3;

/** A line through points. */
export type Stroke = readonly Point[];

/** The name of a drawing of digits or letters; undefined for what we have no strokes of. */
export function letteringIcon(text: string): string | undefined {
  const isKnown =
    text.length > 0 && text.length <= MAX_CHARACTERS && [...text].every((one) => STROKES.has(one));
  return isKnown ? `${PREFIX}${text}` : undefined;
}

/** The name of a drawing of a simple shape; undefined for any other. */
export function shapeIcon(name: string): string | undefined {
  return SHAPES.has(name) ? `${SHAPE_PREFIX}${name}` : undefined;
}

/** Whether an icon is one of ours that shows digits, letters, or a shape. */
export function isLettering(icon: string): boolean {
  return icon.startsWith(PREFIX) || icon.startsWith(SHAPE_PREFIX);
}

/** The strokes of such a drawing on a square, standing on its lower edge; none for other icons. */
export function strokesOf(icon: string, side: number): Stroke[] {
  if (!isLettering(icon)) return [];
  const shape = icon.startsWith(SHAPE_PREFIX) ? icon.slice(SHAPE_PREFIX.length) : undefined;
  const glyphs = shape === undefined ? [...icon.slice(PREFIX.length)] : [shape];
  const strokes = shape === undefined ? STROKES : SHAPES;
  const all = glyphs.flatMap((glyph, index) =>
    (strokes.get(glyph) ?? "").split("|").map((line) => pointsOf(line, index * CHARACTER.advance)),
  );
  const width = Math.max(CHARACTER.width, largest(all.flat().map(({ x }) => x)));
  const height = largest(all.flat().map(({ y }) => y));
  const scale = (side * (glyphs.length > 1 ? 1.1 : 0.8)) / Math.max(width, height);
  return all.map((stroke) =>
    stroke.map(({ x, y }) => ({
      x: side / 2 + (x - width / 2) * scale,
      y: side * 0.9 + (y - height) * scale,
    })),
  );
}

function pointsOf(line: string, left: number): Stroke {
  const points = line
    .replace("~", "")
    .split(" ")
    .map((pair) => ({ x: left + Number(pair[0]), y: Number(pair[1]) }));
  let rounded: Stroke = points;
  for (let turn = 0; line.startsWith("~") && turn < ROUNDINGS; turn += 1)
    rounded = cutCorners(rounded);
  return rounded;
}

function cutCorners(stroke: Stroke): Stroke {
  const cut = stroke.slice(1).flatMap((to, index) => {
    const from = stroke[index] ?? to;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return [...stroke.slice(0, 1), ...cut.slice(1, -1), ...stroke.slice(-1)];
}

/** Places along strokes, each about so far from the one before. */
export function placesAlong(strokes: readonly Stroke[], distance: number): Point[] {
  const places: Point[] = [];
  for (const stroke of strokes) {
    const length = lengthOf(stroke);
    const steps = Math.max(1, Math.round(length / distance));
    for (let step = 0; step <= steps; step += 1) {
      const place = placeAt(stroke, (length * step) / steps);
      // Where two strokes meet, there is one.
      const isTaken = places.some(
        ({ x, y }) => Math.hypot(x - place.x, y - place.y) < distance * 0.55,
      );
      if (!isTaken) places.push(place);
    }
  }
  return places;
}

function lengthOf(stroke: Stroke): number {
  return stroke
    .slice(1)
    .reduce(
      (sum, to, at) => sum + Math.hypot(to.x - (stroke[at]?.x ?? 0), to.y - (stroke[at]?.y ?? 0)),
      0,
    );
}

function placeAt(stroke: Stroke, along: number): Point {
  let left = along;
  for (const [index, to] of stroke.slice(1).entries()) {
    const from = stroke[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) return between(from, to, left / length);
    left -= length;
  }
  return stroke.at(-1) ?? { x: 0, y: 0 };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
