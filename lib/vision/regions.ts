/** In fractions of the picture's width and height, from its upper left corner. */
export type Point = { x: number; y: number };

/** In fractions of the picture's width and height. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type FoundObject = {
  /** One of `OBJECT_LABELS`. */
  label: string;
  /** How sure the detector is, 0 to 1. */
  score: number;
  box: Box;
};

/** What of a picture is meant. */
export type Target =
  /** What each of these boxes frames. */
  | { boxes: readonly Box[] }
  /** The one thing under these points, without what is under the others. */
  | { points: readonly (Point & { inside: boolean })[] }
  /** Path of a picture of any size, stretched over this one: white is meant, black is not. */
  | { mask: string };

/** White on black, as PNG with one channel; its longer side is at most 1,024 pixels. */
export type MaskPicture = { png: Uint8Array; width: number; height: number };
