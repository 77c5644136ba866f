/** The connected areas of a mask: each pixel's label, 0 where the mask is 0, and the size of each area by label. */
export type LabeledAreas = { labels: Int32Array; sizes: number[]; touchesBorder: boolean[] };

/**
 * Labels the areas of a mask that are connected by sides, from 1.
 *
 * @param isInside by index, row by row
 */
export function labelAreas(
  isInside: (at: number) => boolean,
  { width, height }: { width: number; height: number },
): LabeledAreas {
  const labels = new Int32Array(width * height);
  const sizes = [0];
  const touchesBorder = [false];
  const open = new Int32Array(width * height);
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] || !isInside(start)) continue;
    const label = sizes.length;
    let end = 0;
    let touches = false;
    const visit = (at: number) => {
      if (labels[at] || !isInside(at)) return;
      labels[at] = label;
      open[end] = at;
      end += 1;
    };
    visit(start);
    for (let next = 0; next < end; next += 1) {
      const at = open[next] ?? 0;
      const x = at % width;
      touches ||= x === 0 || x === width - 1 || at < width || at >= labels.length - width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < labels.length) visit(at + width);
    }
    sizes.push(end);
    touchesBorder.push(touches);
  }
  return { labels, sizes, touchesBorder };
}
