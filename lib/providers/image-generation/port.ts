import type { EnginePort, Turn } from "@/lib/core/engine";
import type { PictureLook, PictureShape } from "@/lib/core/image-options";

/** What to generate, and for whom. */
export type ImageRequest = Turn & {
  /** The user's description of the image: untrusted. */
  description: string;
  look: PictureLook;
  /** Our own description of the style, for engines that take free text. */
  styleGuide: string;
  shape: PictureShape;
  /** 1 to 4. */
  count: number;
};

/** A generated image. */
export type MadePicture = {
  /** PNG, JPEG or WebP. */
  bytes: Uint8Array;
  /** Words of the description that the image shows; undefined when the engine can't tell. */
  drawn?: readonly string[];
  /** Words it should show but doesn't. */
  missing?: readonly string[];
};

/**
 * Text-to-image generation.
 *
 * Methods only throw AppError: `provider_unavailable`, `provider_failed`, `provider_timeout`, `rate_limited`,
 * `unusable` (declined by the engine's content policy), `aborted`.
 */
export type ImageGenerator = EnginePort & {
  /**
   * Generates `count` images.
   *
   * @param onPicture called with the number of images done so far
   */
  generate(request: ImageRequest, onPicture?: (done: number) => void): Promise<MadePicture[]>;
};
