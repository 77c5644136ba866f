import { type CutoutFrame, namedSize } from "@/lib/frames/cutout-frame";

type Size = { width: number; height: number };

/** In pixels of the image. */
export type Box = Size & { left: number; top: number };

/** A new image, in pixels, and where the cutout goes in it: its top left corner, and how much larger it gets. */
export type Frame = Size & { left: number; top: number; scale: number };

/** Fainter than this, out of 255, nobody sees it; cutouts have a dust of such pixels. */
const VISIBLE_ALPHA = 16;

/**
 * The smallest box around everything that can be seen.
 *
 * @param rgba four bytes for each pixel, row by row
 * @returns null when nothing can be seen
 */
export function subjectBox(rgba: Uint8ClampedArray, { width, height }: Size): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    const row = y * width * 4 + 3;
    let first = 0;
    while (first < width && (rgba[row + first * 4] ?? 0) < VISIBLE_ALPHA) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while ((rgba[row + last * 4] ?? 0) < VISIBLE_ALPHA) last -= 1;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** A box that was found in a smaller copy of an image, in pixels of the image: everything that it touches. */
export function enlargeBox(box: Box, copy: Size, image: Size): Box {
  const across = image.width / copy.width;
  const down = image.height / copy.height;
  const left = Math.floor(box.left * across);
  const top = Math.floor(box.top * down);
  const right = Math.min(image.width, Math.ceil((box.left + box.width) * across));
  const bottom = Math.min(image.height, Math.ceil((box.top + box.height) * down));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Puts a subject in the middle of a frame, as large as the margin allows, or larger and elsewhere where it was zoomed and moved.
 * Where the image's left, right, or lower edge cut it off, such as a portrait at the chest, it isn't taken away from that edge of the frame.
 */
export function frameSubject(image: Size, box: Box, frame: Omit<CutoutFrame, "shadow">): Frame {
  const { size, margin } = frame;
  if (size === "image") return { ...image, left: 0, top: 0, scale: 1 };
  const cut = {
    left: box.left <= 0,
    right: box.left + box.width >= image.width,
    bottom: box.top + box.height >= image.height,
  };
  const sides = (cut.left ? 0 : 1) + (cut.right ? 0 : 1);
  const heights = cut.bottom ? 1 : 2;
  if (size === "subject") {
    // A share of the frame, which has the margin in it.
    const space = Math.round((Math.min(box.width, box.height) * margin) / (1 - 2 * margin));
    return {
      width: box.width + sides * space,
      height: box.height + heights * space,
      left: (cut.left ? 0 : space) - box.left,
      top: space - box.top,
      scale: 1,
    };
  }
  const space = Math.min(size.width, size.height) * margin;
  const across = (size.width - sides * space) / box.width;
  const down = (size.height - heights * space) / box.height;
  const fitting = cut.bottom ? fitBust({ across, down, sides, size, box }) : Math.min(across, down);
  const scale = fitting * frame.zoom;
  const [width, height] = [box.width * scale, box.height * scale];
  const [onRight, onBottom] = [size.width - width, size.height - height];
  let left = onRight / 2;
  if (cut.left !== cut.right) left = cut.left ? 0 : onRight;
  left += frame.x * size.width;
  if (cut.left) left = Math.min(left, 0);
  if (cut.right) left = Math.max(left, onRight);
  // Zoomed, the head stays where it is, and the lower part leaves the frame.
  let top = cut.bottom ? Math.max(onBottom, space) : onBottom / 2;
  top += frame.y * size.height;
  if (cut.bottom) top = Math.max(top, onBottom);
  return { ...size, left: left - box.left * scale, top: top - box.top * scale, scale };
}

type Bust = { across: number; down: number; sides: number; size: Size; box: Size };

/** How many times as wide or as high as a photo for a passport a bust in it gets at most: of what is longer, too little would be left. */
const MAX_BEYOND = 2.4;

/**
 * How much larger what the lower edge cut off gets. Cut off on three sides, it fills the width, and what is too high leaves by the
 * lower edge. A photo for a passport is about the head: it's filled both ways, with the head at its upper margin, and shoulders leave it.
 */
function fitBust({ across, down, sides, size, box }: Bust): number {
  if (namedSize(size)?.perInch !== undefined) {
    const most = MAX_BEYOND * Math.min(size.width / box.width, size.height / box.height);
    return Math.min(Math.max(across, down), most);
  }
  return sides === 0 ? across : Math.min(across, down);
}
