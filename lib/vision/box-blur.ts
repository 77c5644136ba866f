/**
 * Averages each value over a square window of `2 * radius + 1`, clipped at the edges. Running time
 * doesn't depend on the radius.
 *
 * @returns a new plane; `values` is unchanged
 */
export function boxBlur(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) blurLine(values, rows, y * width, 1, width, radius);
  const blurred = new Float32Array(values.length);
  for (let x = 0; x < width; x += 1) blurLine(rows, blurred, x, width, height, radius);
  return blurred;
}

function blurLine(
  source: Float32Array,
  target: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  const at = (index: number) => source[start + index * stride] ?? 0;
  let sum = 0;
  for (let index = 0; index < Math.min(radius, count); index += 1) sum += at(index);
  for (let index = 0; index < count; index += 1) {
    if (index + radius < count) sum += at(index + radius);
    if (index - radius - 1 >= 0) sum -= at(index - radius - 1);
    const size = Math.min(index + radius, count - 1) - Math.max(index - radius, 0) + 1;
    target[start + index * stride] = sum / size;
  }
}
