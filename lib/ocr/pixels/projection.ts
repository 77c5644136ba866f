/** A place as fractions of an image's width and height. */
export type Place = readonly [x: number, y: number];

/** Four corners, clockwise from the top left. */
export type Corners = readonly [Place, Place, Place, Place];

/** A projective map of the plane, as the nine numbers of its matrix row by row. */
export type Projection = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Maps the unit square onto four corners (Heckbert). */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Projection {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

export function project([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): Place {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Whether corners span a convex area in the order that they are given in. */
export function isConvex(corners: Corners): boolean {
  return corners.every(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
    const [afterX, afterY] = corners[(index + 2) % 4] ?? [0, 0];
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 1e-4;
  });
}

/** Whether a place lies outside of the convex area between corners. */
export function isOutside([x, y]: Place, corners: Corners): boolean {
  return corners.some(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % 4] ?? [0, 0];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) < 0;
  });
}

/** The corners of an image itself. */
export const WHOLE_IMAGE: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** Whether corners are those of the image itself. */
export function isWholeImage(corners: Corners): boolean {
  return corners.flat().every((place) => place === 0 || place === 1);
}
