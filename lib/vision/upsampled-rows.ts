/**
 * Reads a small plane as if bilinearly upscaled, one row at a time, so that the large plane never
 * exists in memory.
 *
 * @returns a function that writes the values of row `y` into `row`
 */
export function upsampledRows(
  small: { data: ArrayLike<number>; width: number; height: number },
  width: number,
  height: number,
): (y: number, row: Float32Array) => void {
  const blended = new Float32Array(small.width);
  const first = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = sourcePosition(x, width, small.width);
    first[x] = Math.floor(place);
    share[x] = place - Math.floor(place);
  }
  return (y, row) => {
    const place = sourcePosition(y, height, small.height);
    const upper = Math.floor(place);
    const lower = Math.min(upper + 1, small.height - 1);
    mixRows(small, upper, lower, place - upper, blended);
    for (let x = 0; x < width; x += 1) {
      const left = first[x] ?? 0;
      const from = blended[left] ?? 0;
      const to = blended[Math.min(left + 1, small.width - 1)] ?? 0;
      row[x] = from + (to - from) * (share[x] ?? 0);
    }
  };
}

/** Aligns pixel centers, clamped at the edges. */
function sourcePosition(index: number, size: number, smallSize: number): number {
  const place = ((index + 0.5) * smallSize) / size - 0.5;
  return Math.max(0, Math.min(smallSize - 1, place));
}

function mixRows(
  { data, width }: { data: ArrayLike<number>; width: number },
  upper: number,
  lower: number,
  share: number,
  target: Float32Array,
): void {
  for (let x = 0; x < width; x += 1) {
    const from = data[upper * width + x] ?? 0;
    const to = data[lower * width + x] ?? 0;
    target[x] = from + (to - from) * share;
  }
}
