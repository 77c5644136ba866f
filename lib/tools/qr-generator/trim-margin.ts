/** Pixels of four bytes each, row by row: red, green, blue, and alpha. */
type Pixels = { data: Uint8Array; width: number; height: number };

type Box = { left: number; top: number; width: number; height: number };

/** From here on, a channel is white, as JPEG files have it. */
const WHITE = 244;
/** Up to here, alpha is nothing. */
const CLEAR = 8;

/**
 * Finds the part of an image inside a white or transparent margin. A margin of another color is part of the image, as that of a
 * badge is.
 *
 * @returns the whole image when it has no such margin, or nothing else
 */
export function boxInsideMargin(image: Pixels): Box {
  const { width, height } = image;
  const whole = { left: 0, top: 0, width, height };
  const isMargin = marginOf(image);
  if (!isMargin) return whole;
  const isRowBare = (y: number) => every(width, (x) => isMargin(x, y));
  let top = 0;
  while (top < height && isRowBare(top)) top += 1;
  if (top === height) return whole;
  let bottom = height - 1;
  while (isRowBare(bottom)) bottom -= 1;
  const isColumnBare = (x: number) => every(bottom - top + 1, (y) => isMargin(x, top + y));
  let left = 0;
  while (isColumnBare(left)) left += 1;
  let right = width - 1;
  while (isColumnBare(right)) right -= 1;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Tells pixels like those in all four corners; undefined when these are of other colors, or not alike. */
function marginOf({ data, width, height }: Pixels) {
  const at = (x: number, y: number, channel: number) => data[(y * width + x) * 4 + channel] ?? 0;
  const isClear = (x: number, y: number) => at(x, y, 3) <= CLEAR;
  const isWhite = (x: number, y: number) =>
    at(x, y, 3) > CLEAR && [0, 1, 2].every((channel) => at(x, y, channel) >= WHITE);
  const corners = [0, width - 1].flatMap((x) => [0, height - 1].map((y) => [x, y] as const));
  return [isClear, isWhite].find((isAlike) => corners.every(([x, y]) => isAlike(x, y)));
}

function every(count: number, holds: (index: number) => boolean): boolean {
  for (let index = 0; index < count; index += 1) if (!holds(index)) return false;
  return true;
}
