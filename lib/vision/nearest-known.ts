/** Neighbors above and before a pixel; those below and after it are their opposites. */
const BEFORE = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/**
 * Finds the known pixel that is nearest to each pixel, itself where it is known, in two passes over the image.
 *
 * @param known not 0 where a pixel is known
 * @returns the index of that pixel; -1 everywhere when none is known
 */
export function nearestKnown(known: Uint8Array, width: number, height: number): Int32Array {
  const nearest = Int32Array.from(known, (byte, at) => (byte ? at : -1));
  const distance = (at: number, x: number, y: number) =>
    (x - (at % width)) ** 2 + (y - Math.floor(at / width)) ** 2;
  const visit = (x: number, y: number, direction: 1 | -1) => {
    const at = y * width + x;
    if (nearest[at] === at) return;
    for (const [dx, dy] of BEFORE) {
      const [column, row] = [x + direction * dx, y + direction * dy];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const candidate = nearest[row * width + column] ?? -1;
      const best = nearest[at] ?? -1;
      if (candidate >= 0 && (best < 0 || distance(candidate, x, y) < distance(best, x, y)))
        nearest[at] = candidate;
    }
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) visit(x, y, 1);
  for (let y = height - 1; y >= 0; y -= 1) for (let x = width - 1; x >= 0; x -= 1) visit(x, y, -1);
  return nearest;
}
