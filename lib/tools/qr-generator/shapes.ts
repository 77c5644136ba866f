/** A code's modules and eyes as SVG paths, one unit per module. Shared by browser and server. */

import type { QrEyeShape, QrModuleShape } from "@/lib/tools/qr-generator/options";

/** Modules row by row; 1 is dark. */
type Grid = { count: number; modules: ArrayLike<number> };

/** Whether a module is one of those meant. */
type Cells = (row: number, column: number) => boolean;

/** Of the corners, clockwise from the upper left. */
type Radii = readonly [number, number, number, number];

/** Modules per side of an eye, and of the ball in it. */
const EYE_MODULES = 7;
const BALL_MODULES = 3;
/** Dots that don't touch still cover enough for a blurred image. */
const DOT_RADIUS = 0.46;
const CORNER_RADII = { square: 0, rounded: 0.3, "extra-rounded": 0.5, classy: 0.5 };
const FRAME_RADII = { square: 0, rounded: 2, circle: EYE_MODULES / 2 };
const BALL_RADII = { square: 0, rounded: 0.8, circle: BALL_MODULES / 2 };

/** All dark modules as squares, the eyes as well. */
export function squaresPath(grid: Grid): string {
  return runsPath(grid.count, darkIn(grid), square);
}

/** All dark modules but the eyes'. Neighbors join, except dots. */
export function modulesPath(grid: Grid, shape: QrModuleShape): string {
  const { count } = grid;
  const isDark = darkIn(grid);
  const isDrawn: Cells = (row, column) => isDark(row, column) && !isInEye(count, row, column);
  if (shape !== "dots") return joinedPath(count, isDrawn, shape);
  // Readers look for the rings of these by their edges.
  const isAligning = alignmentIn(count);
  const single: Cells = (row, column) => isDrawn(row, column) && !isAligning(row, column);
  const joined: Cells = (row, column) => isDrawn(row, column) && isAligning(row, column);
  return runsPath(count, single, dots) + joinedPath(count, joined, "rounded");
}

/** Runs of modules whose corners are round where no module is next to them. */
function joinedPath(count: number, isDrawn: Cells, shape: keyof typeof CORNER_RADII): string {
  const radius = CORNER_RADII[shape];
  return runsPath(count, isDrawn, (row, start, length) => {
    const end = start + length - 1;
    const free = (side: number, column: number) => (isDrawn(row + side, column) ? 0 : radius);
    const [upperLeft, lowerRight] = [free(-1, start), free(1, end)];
    const [upperRight, lowerLeft] = shape === "classy" ? [0, 0] : [free(-1, end), free(1, start)];
    return boxPath(start, row, length, 1, [upperLeft, upperRight, lowerRight, lowerLeft]);
  });
}

/** The three frames; to be filled by the even-odd rule. */
export function framesPath(count: number, shape: QrEyeShape): string {
  return atEyes(count, (x, y) => framePath(x, y, shape));
}

/** The balls within the frames. */
export function ballsPath(count: number, shape: QrEyeShape): string {
  return atEyes(count, (x, y) => ballPath(x, y, shape));
}

/** One frame, of an eye that begins there. */
export function framePath(x: number, y: number, shape: QrEyeShape): string {
  const radius = FRAME_RADII[shape];
  const inner = Math.max(0, radius - 1);
  return squarePath(x, y, EYE_MODULES, radius) + squarePath(x + 1, y + 1, EYE_MODULES - 2, inner);
}

/** One ball, of an eye that begins there. */
export function ballPath(x: number, y: number, shape: QrEyeShape): string {
  return squarePath(x + 2, y + 2, BALL_MODULES, BALL_RADII[shape]);
}

function isInEye(count: number, row: number, column: number): boolean {
  const far = count - EYE_MODULES;
  const isAtEnd = (place: number) => place < EYE_MODULES || place >= far;
  return isAtEnd(row) && isAtEnd(column) && !(row >= far && column >= far);
}

function atEyes(count: number, draw: (x: number, y: number) => string): string {
  const far = count - EYE_MODULES;
  return draw(0, 0) + draw(far, 0) + draw(0, far);
}

function darkIn({ count, modules }: Grid): Cells {
  return (row, column) => column >= 0 && column < count && modules[row * count + column] === 1;
}

/** The alignment patterns, five modules wide around their centers: ISO/IEC 18004:2015, annex E. */
function alignmentIn(count: number): Cells {
  const centers = alignmentCenters((count - 17) / 4);
  const nearest = Array.from({ length: count }, (_, place) =>
    centers.find((center) => Math.abs(center - place) <= 2),
  );
  return (row, column) => {
    const y = nearest[row];
    const x = nearest[column];
    // The eyes take the place of three of them.
    return y !== undefined && x !== undefined && !isInEye(count, y, x);
  };
}

/** The places of the alignment patterns on both axes, from the last to the first. */
export function alignmentCenters(version: number): number[] {
  if (version < 2) return [];
  const places = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + places * 3 + 5) / (places * 4 - 4)) * 2;
  const last = version * 4 + 10;
  return [...Array.from({ length: places - 1 }, (_, index) => last - index * step), 6];
}

/** Draws each run of modules in a row. */
function runsPath(
  count: number,
  isDrawn: Cells,
  draw: (row: number, start: number, length: number) => string,
): string {
  let path = "";
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const start = column;
      while (column < count && isDrawn(row, column)) column += 1;
      if (column > start) path += draw(row, start, column - start);
    }
  }
  return path;
}

function square(row: number, start: number, length: number): string {
  return boxPath(start, row, length, 1, [0, 0, 0, 0]);
}

function dots(row: number, start: number, length: number): string {
  let path = "";
  for (let column = start; column < start + length; column += 1)
    path += `M${short(column + 0.5 - DOT_RADIUS)} ${row + 0.5}${DOT}`;
  return path;
}

function squarePath(x: number, y: number, side: number, radius: number): string {
  return boxPath(x, y, side, side, [radius, radius, radius, radius]);
}

function boxPath(x: number, y: number, width: number, height: number, radii: Radii): string {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = radii;
  return [
    `M${short(x + upperLeft)} ${short(y)}`,
    `h${short(width - upperLeft - upperRight)}`,
    curve(upperRight, upperRight, upperRight),
    `v${short(height - upperRight - lowerRight)}`,
    curve(lowerRight, -lowerRight, lowerRight),
    `h${short(lowerLeft + lowerRight - width)}`,
    curve(lowerLeft, -lowerLeft, -lowerLeft),
    upperLeft > 0 ? `v${short(upperLeft + lowerLeft - height)}` : "",
    curve(upperLeft, upperLeft, -upperLeft),
    "z",
  ].join("");
}

/** A clockwise arc to a point beside the current one. */
function curve(radius: number, x: number, y: number): string {
  if (radius === 0) return "";
  return `a${short(radius)} ${short(radius)} 0 0 1 ${short(x)} ${short(y)}`;
}

/** From its left end. */
const DOT = `${curve(DOT_RADIUS, 2 * DOT_RADIUS, 0)}${curve(DOT_RADIUS, -2 * DOT_RADIUS, 0)}z`;

/** A length without the noise of its last binary digits. */
function short(length: number): string {
  return String(Math.round(length * 1_000) / 1_000);
}
