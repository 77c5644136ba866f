import type { PictureView, PreparedPicture } from "@/lib/ocr/pixels/prepare-picture";
import type { Corners } from "@/lib/ocr/pixels/projection";
import type { Raster } from "@/lib/ocr/pixels/raster";
import type { PixelBox, RecognizedPage } from "@/lib/ocr/recognized-page";

/**
 * How the engine looks at an image: paragraphs and columns, scattered words, one block of text, or a column of
 * figures.
 */
export type Layout = "page" | "sparse" | "block" | "figures";

export type Recognition = {
  page: RecognizedPage;
  /** How far the lines were rotated to deskew them, clockwise about the center. */
  radians: number;
};

/** @param image gray */
export type Read = (image: Raster, layout: Layout) => Promise<Recognition>;

/** What reading takes; the work on pixels may be done elsewhere. */
export type Reader = {
  read: Read;
  /**
   * What reads lines that run the other way; null when its data can't be had. Absent for what is written in one way only.
   */
  otherWay?: (() => Promise<Read | null>) | undefined;
  prepare(image: Raster, corners?: Corners, isVertical?: boolean): Promise<PreparedPicture>;
  rotate(view: PictureView, turns: number): Promise<PictureView>;
  resize(view: PictureView, scale: number): Promise<PictureView>;
  /** Rotated by a small angle, as the lines were to deskew them. */
  turn(image: Raster, radians: number): Promise<Raster>;
  textAreas(image: Raster, read: readonly PixelBox[]): Promise<PixelBox[]>;
  bubbles(image: Raster, words: readonly PixelBox[]): Promise<PixelBox[]>;
};
