import type { Size } from "@/lib/client/canvas/layers";

/** In pixels of the image. */
export type Box = Size & { left: number; top: number };

/** What a cutout is put in: as large as its image, as its subject, or a size of its own. */
export type FrameSize = "image" | "subject" | Size;

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

/**
 * Puts a subject in the middle of a frame, as large as the margin allows. What the image's lower edge cut off, such as a
 * portrait at the chest, stands on the frame's lower edge.
 *
 * @param margin around the subject, as a share of the frame's shorter side; not for a frame as large as the image
 */
export function frameSubject(image: Size, box: Box, size: FrameSize, margin: number): Frame {
  if (size === "image") return { ...image, left: 0, top: 0, scale: 1 };
  const stands = box.top + box.height >= image.height;
  if (size === "subject") {
    // A share of the frame, which has the margin in it.
    const space = Math.round((Math.min(box.width, box.height) * margin) / (1 - 2 * margin));
    return {
      width: box.width + 2 * space,
      height: box.height + (stands ? 1 : 2) * space,
      left: space - box.left,
      top: space - box.top,
      scale: 1,
    };
  }
  const space = Math.min(size.width, size.height) * margin;
  const scale = Math.min(
    (size.width - 2 * space) / box.width,
    (size.height - (stands ? 1 : 2) * space) / box.height,
  );
  const [width, height] = [box.width * scale, box.height * scale];
  const top = stands ? size.height - height : (size.height - height) / 2;
  return {
    ...size,
    left: (size.width - width) / 2 - box.left * scale,
    top: top - box.top * scale,
    scale,
  };
}
