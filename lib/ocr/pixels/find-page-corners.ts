import { largest, smallest } from "@/lib/core/extremes";
import { type Corners, isConvex, type Place } from "@/lib/ocr/pixels/projection";
import { type Raster, shrinkGray } from "@/lib/ocr/pixels/raster";

/** Edges of a page are found in an image of this size: a corner is right to a third of a percent. */
const SIDE_PIXELS = 300;
/** Brightness above which a page might begin, as shares of all pixels. */
const LEVELS = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85];
/** Parts of the image that a page takes at least and at most. More is no page on a desk but the page alone. */
const MIN_AREA = 0.15;
const MAX_AREA = 0.93;
/** How well the bright area and its four corners agree, as intersection over union. */
const MIN_AGREEMENT = 0.93;

/** For each row of the image, where its bright area begins and ends; `right` is exclusive. */
type Spans = { left: number; right: number }[];

/**
 * The corners of a sheet of paper that was photographed on something darker: the largest bright area that is a
 * quadrilateral. Null when there is none, or when it fills the image anyway.
 */
export function findPageCorners(image: Raster): Corners | null {
  const small = shrinkGray(image, SIDE_PIXELS);
  const sorted = small.data.slice().sort((a, b) => a - b);
  const levels = new Set(LEVELS.map((share) => sorted[Math.floor(share * sorted.length)] ?? 0));
  let best: { corners: Corners; agreement: number } | null = null;
  for (const level of levels) {
    const spans = largestBrightArea(small, level);
    const found = spans && quadrilateral(spans, small);
    if (found && found.agreement > (best?.agreement ?? MIN_AGREEMENT)) best = found;
  }
  return best?.corners ?? null;
}

function largestBrightArea({ width, height, data }: Raster, level: number): Spans | null {
  /** To which area a pixel belongs; 0 for none. */
  const areaOf = new Uint32Array(width * height);
  const stack = new Int32Array(width * height);
  const largest = { number: 0, area: 0 };
  let areas = 0;
  // Plain loops: an object for each bright speck would take a second.
  for (let start = 0; start < data.length; start++) {
    if (areaOf[start] || (data[start] ?? 0) <= level) continue;
    let [top, area] = [1, 0];
    areas++;
    areaOf[start] = areas;
    stack[0] = start;
    const visit = (next: number) => {
      if (areaOf[next] || (data[next] ?? 0) <= level) return;
      areaOf[next] = areas;
      stack[top++] = next;
    };
    while (top > 0) {
      const at = stack[--top] ?? 0;
      const x = at % width;
      area++;
      if (x > 0) visit(at - 1);
      if (x + 1 < width) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < data.length) visit(at + width);
    }
    if (area > largest.area) Object.assign(largest, { number: areas, area });
  }
  if (largest.area === 0) return null;
  return Array.from({ length: height }, (_, y) => {
    const row = areaOf.subarray(y * width, (y + 1) * width);
    return { left: row.indexOf(largest.number), right: row.lastIndexOf(largest.number) + 1 };
  }).map(({ left, right }) => (left < 0 ? { left: width, right: 0 } : { left, right }));
}

/** The outermost pixels toward the four corners, and how well the area between them is filled. */
function quadrilateral(spans: Spans, { width, height }: Raster) {
  const corner = (toward: (x: number, y: number) => number): Place => {
    let best: Place = [0, 0];
    let most = Number.NEGATIVE_INFINITY;
    for (const [y, { left, right }] of spans.entries()) {
      if (left >= right) continue;
      for (const [x, edgeY] of [
        [left, y],
        [right, y],
        [left, y + 1],
        [right, y + 1],
      ] as const) {
        if (toward(x, edgeY) <= most) continue;
        [most, best] = [toward(x, edgeY), [x, edgeY]];
      }
    }
    return best;
  };
  const places = [
    corner((x, y) => -x - y),
    corner((x, y) => x - y),
    corner((x, y) => x + y),
    corner((x, y) => y - x),
  ] as const;
  const fraction = ([x, y]: Place): Place => [x / width, y / height];
  const corners: Corners = [
    fraction(places[0]),
    fraction(places[1]),
    fraction(places[2]),
    fraction(places[3]),
  ];
  if (!isConvex(corners)) return null;
  const { share, agreement } = compare(spans, places, width * height);
  return share >= MIN_AREA && share <= MAX_AREA ? { corners, agreement } : null;
}

function compare(spans: Spans, corners: readonly Place[], pixels: number) {
  let [both, either, area] = [0, 0, 0];
  for (const [y, { left, right }] of spans.entries()) {
    const [from, to] = crossings(corners, y + 0.5);
    const bright = Math.max(0, right - left);
    const inside = Math.max(0, to - from);
    const shared = Math.max(0, Math.min(right, to) - Math.max(left, from));
    both += shared;
    either += bright + inside - shared;
    area += inside;
  }
  return { share: area / pixels, agreement: both / Math.max(1, either) };
}

/** Where a convex outline crosses a row. */
function crossings(corners: readonly Place[], y: number): readonly [from: number, to: number] {
  const places = corners.flatMap(([x0, y0], index) => {
    const [x1, y1] = corners[(index + 1) % corners.length] ?? [0, 0];
    return y0 <= y !== y1 <= y ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : [];
  });
  return places.length < 2 ? [0, 0] : [smallest(places), largest(places)];
}
