/**
 * Letters in a screenshot are 10 px high and the engine wants 30, so small images are enlarged up
 * to threefold.
 */
const MAX_GROWTH = 3;
const GROW_TO_PIXELS = 2_400;
/** More only costs time: this is a letter-size page at about 370 dpi. */
const MAX_SIDE_PIXELS = 4_100;

type Size = { width: number; height: number };

/**
 * The size, in pixels, at which the engine reads an image best. Keeps the aspect ratio.
 *
 * @param isVertical whether its lines run from top to bottom: those are read best as small as they come
 */
export function recognitionSize({ width, height }: Size, isVertical = false): Size {
  const side = Math.max(width, height);
  const scale =
    side > MAX_SIDE_PIXELS
      ? MAX_SIDE_PIXELS / side
      : Math.min(isVertical ? 1 : MAX_GROWTH, Math.max(1, GROW_TO_PIXELS / side));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
