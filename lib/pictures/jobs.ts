import type { PictureLimits } from "@/lib/pictures/open-picture";
import type { PictureFormat } from "@/lib/pictures/picture-format";

/** What is known of a picture that was read. Width and height in pixels, upright. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Of the file it came in. */
  format: PictureFormat;
  hasAlpha: boolean;
};

/** The jobs of the picture worker. Paths are on this machine; nothing else crosses. */
export type PictureJobs = {
  /** Decodes `source` in full and writes what is left of it, clean, to `target`. */
  read: {
    input: { source: string; target: string; limits: PictureLimits };
    event: never;
    output: PictureFacts;
  };
  /** Writes a WebP of at most `width` pixels' width to `target`. */
  thumbnail: {
    input: { source: string; target: string; width: number; limits: PictureLimits };
    event: never;
    output: undefined;
  };
};
