/** The middle of some figures; NaN when there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The figure that `percent` percent of them don't exceed; NaN when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? Number.NaN;
}
