/** Letters of a screenshot are 10 px high, the reader wants 30: small pictures grow up to three times. */
const MAX_GROWTH = 3;
const GROW_TO_PIXELS = 2_400;
/** More than this only costs time: an A4 page at 350 dpi. */
const MAX_SIDE_PIXELS = 4_100;

type Size = { width: number; height: number };

/** The size, in pixels, in which a picture is read best. Keeps its shape. */
export function readingSize({ width, height }: Size): Size {
  const side = Math.max(width, height);
  const scale =
    side > MAX_SIDE_PIXELS
      ? MAX_SIDE_PIXELS / side
      : Math.min(MAX_GROWTH, Math.max(1, GROW_TO_PIXELS / side));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
