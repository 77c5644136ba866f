/** A point in fractions of the image's width and height, from its top left corner. */
export type Point = { x: number; y: number };

/** A box in fractions of the image's width and height. */
export type BoundingBox = { left: number; top: number; right: number; bottom: number };

/** An object that the detector found. */
export type FoundObject = {
  /** One of `OBJECT_LABELS`. */
  label: string;
  /** The detector's confidence, 0 to 1. */
  score: number;
  box: BoundingBox;
};

/** What to outline or erase in an image. */
export type MaskTarget =
  /** The objects inside these boxes, without those in the boxes to `avoid`. */
  | { boxes: readonly BoundingBox[]; avoid?: readonly BoundingBox[] }
  /** The object under the `inside` points, without what is under the others; inside `box` where one is known. */
  | { points: readonly (Point & { inside: boolean })[]; box?: BoundingBox | undefined }
  /**
   * Path of a mask image of any size, stretched over this one: white is the target, blue stays as it is, even where it touches white.
   * Boxes to `avoid` as above.
   */
  | { mask: string; avoid?: readonly BoundingBox[] };

/** A mask, white on black, as a single-channel PNG; its longer side is at most 1,024 pixels. */
export type MaskImage = { png: Uint8Array; width: number; height: number };
