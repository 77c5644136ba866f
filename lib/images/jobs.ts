import type { CutoutFrame } from "@/lib/frames/cutout-frame";
import type { ImageFormat } from "@/lib/images/image-format";
import type { ImageLimits } from "@/lib/images/open-image";

/** Properties of a decoded image. Width and height in pixels, after EXIF orientation is applied. */
export type ImageProperties = {
  width: number;
  height: number;
  /** Format of the uploaded file. */
  format: ImageFormat;
  hasAlpha: boolean;
  /** More than 1 when the uploaded file is animated; only the first one is decoded. */
  frames: number;
  /** More than 1 when the uploaded file is a TIFF of several pages; only the first one is decoded. */
  pages: number;
};

/** Paths of the pixels of an image in the numbers of its own color profile, and of that profile. */
export type ProfiledPaths = { pixels: string; profile: string };

/** Why pixels can't stay as they are: CMYK, more light than white, a color profile that can't be kept, or more than 8 bits per channel. */
export type ColorConversion = "cmyk" | "hdr" | "profile" | "depth";

/** Formats that can be written. */
export type CompressedFormat = "jpeg" | "png" | "webp" | "avif" | "gif";

/** Properties of the written file, in pixels and bytes. `quality` is null when the upload's pixels were kept as they are. */
export type EncodedImage = {
  format: CompressedFormat;
  quality: number | null;
  width: number;
  height: number;
  byteSize: number;
  /** More than 1 when the file is animated. */
  frames: number;
};

/** The jobs of the image worker. Only paths on this machine cross the process boundary. */
export type ImageJobs = {
  /** Decodes `source` completely and writes its pixels, without metadata, to `target`. */
  decode: {
    input: {
      source: string;
      target: string;
      limits: ImageLimits;
      /** Where its pixels go once more, in the numbers of its own color profile, and that profile, when it can be kept. */
      profiled?: ProfiledPaths;
    };
    event: never;
    output: ImageProperties & {
      /** Whether both of `profiled` were written. */
      isProfiled: boolean;
      /** What became of pixels that can't be kept as they are; null when they can. */
      converted: ColorConversion | null;
    };
  };
  /** Writes `source` to `target` without its metadata and without touching its pixels; see `cleanCopy`. */
  cleanCopy: {
    input: { source: string; target: string; limits: ImageLimits };
    event: never;
    /** Whether that was possible; nothing is written otherwise. */
    output: boolean;
  };
  /** Writes `source` to `target` as a PNG without metadata, resized first and then cropped. */
  toPng: {
    input: {
      source: string;
      target: string;
      limits: ImageLimits;
      /** In pixels. `fill` ignores the aspect ratio; `inside` keeps it and never enlarges. */
      resize?: { width: number; height: number; fit: "fill" | "inside" };
      /** In pixels of the resized image. */
      crop?: { left: number; top: number; width: number; height: number };
    };
    event: never;
    /** Pixels; `opaque` when no pixel is transparent. */
    output: { width: number; height: number; opaque: boolean };
  };
  /** Writes `source` to `target` as OCR reads it best: a gray PGM, enlarged or reduced. */
  toGray: {
    input: {
      source: string;
      target: string;
      limits: ImageLimits;
      /** Whether its lines run from top to bottom. */
      isVertical: boolean;
    };
    event: never;
    /** Pixels. */
    output: { width: number; height: number };
  };
  /**
   * Fits `source` into a box and encodes it to `target`, without metadata unless `keepMetadata`.
   * Keeps the pixels of `source` as they are, with a `quality` of null, when the same format and dimensions wouldn't get
   * smaller.
   */
  compress: {
    input: {
      source: string;
      target: string;
      limits: ImageLimits;
      /** In pixels; null for automatic. */
      width: number | null;
      height: number | null;
      /** `original` is that of `source`; see `writableFormat`. */
      format: CompressedFormat | "original";
      /** Ignored when there is a target. */
      quality: number;
      targetBytes: number | null;
      /** Whether a target is met in `format` alone, and not in whichever format is the smallest. */
      keepFormat: boolean;
      /** Minimum similarity to the resized original when there is a target; see `similarity`. */
      similarityFloor: number;
      keepMetadata: boolean;
      /** Whether an animated image stays animated where `format` can be, which is WebP. */
      keepAnimation: boolean;
    };
    event: never;
    output: EncodedImage & {
      before: {
        format: ImageFormat;
        width: number;
        height: number;
        byteSize: number;
        /** More than 1 for an animated GIF or WebP. */
        frames: number;
        /** More than 1 for a TIFF of several pages. */
        pages: number;
      };
      /** Similarity to the resized original; null without a target. */
      similarity: number | null;
      /** Width in pixels at which a missed target is met; null without one, and when none was found. */
      widthThatFits: number | null;
      /** Similarity at which a missed target is met in the same dimensions; null without one, and when that is too much. */
      similarityThatFits: number | null;
      /** Whether `target` is `source`, byte for byte. */
      unchanged: boolean;
      /** Whether something was transparent, which a JPEG lost. */
      hadAlpha: boolean;
    };
  };
  /** Puts `source` in a frame, on a ground of one color, on `original` blurred and cropped to fit, or on nothing, and writes a PNG. */
  placeCutout: {
    input: {
      source: string;
      target: string;
      limits: ImageLimits;
      /** As `#rrggbb`, or the path of an image. */
      ground: { color: string } | { original: string } | null;
      frame: CutoutFrame;
    };
    event: never;
    /** Pixels. */
    output: { width: number; height: number };
  };
  /** Writes a WebP at most `width` pixels wide to `target`. */
  thumbnail: {
    input: { source: string; target: string; width: number; limits: ImageLimits };
    event: never;
    output: undefined;
  };
};
