import type { PictureLimits } from "@/lib/images/open-picture";
import type { PictureFormat } from "@/lib/images/picture-format";

/** What is known of a picture that was read. Width and height in pixels, upright. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Of the file it came in. */
  format: PictureFormat;
  hasAlpha: boolean;
};

export type CompressedFormat = "jpeg" | "png" | "webp" | "avif";

/** What was written. `quality` is null when the file came back as it was. */
export type EncodedFacts = {
  format: CompressedFormat;
  quality: number | null;
  width: number;
  height: number;
  byteSize: number;
};

/** The jobs of the picture worker. Paths are on this machine; nothing else crosses. */
export type PictureJobs = {
  /** Decodes `source` in full and writes what is left of it, clean, to `target`. */
  decode: {
    input: { source: string; target: string; limits: PictureLimits };
    event: never;
    output: PictureFacts;
  };
  /** Decodes `source` in full and writes it, clean, to `target` as a PNG; resized first, then cropped. */
  toPng: {
    input: {
      source: string;
      target: string;
      limits: PictureLimits;
      /** In pixels. `fill` ignores the proportions; `inside` keeps them and never enlarges. */
      resize?: { width: number; height: number; fit: "fill" | "inside" };
      /** In pixels of the resized image. */
      crop?: { left: number; top: number; width: number; height: number };
    };
    event: never;
    /** `opaque`: no pixel is transparent. */
    output: { width: number; height: number; opaque: boolean };
  };
  /**
   * Fits `source` into a box and encodes it to `target`, clean unless `keepMetadata`. At the same format
   * and size the answer is `source` itself when nothing smaller comes of it.
   */
  compress: {
    input: {
      source: string;
      target: string;
      limits: PictureLimits;
      /** In pixels; null for automatic. */
      width: number | null;
      height: number | null;
      /** Both chosen by itself when there is a target. */
      format: CompressedFormat;
      quality: number;
      targetBytes: number | null;
      /** The least likeness to the resized original that a target may cost. */
      similarityFloor: number;
      keepMetadata: boolean;
    };
    event: never;
    output: EncodedFacts & {
      before: { format: PictureFormat; width: number; height: number; byteSize: number };
      /** Known when there was a target. */
      similarity: number | null;
      /** `target` is `source`, byte for byte. */
      unchanged: boolean;
      hadAlpha: boolean;
    };
  };
  /** Writes a WebP of at most `width` pixels' width to `target`. */
  thumbnail: {
    input: { source: string; target: string; width: number; limits: PictureLimits };
    event: never;
    output: undefined;
  };
};
