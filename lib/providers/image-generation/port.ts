import type { EnginePort, QueueTurn } from "@/lib/core/engine";
import type { ImageShape, ImageStyle } from "@/lib/core/image-options";

/** What to generate, and for whom. */
export type ImageRequest = QueueTurn & {
  /** The user's description of the image: untrusted. */
  description: string;
  style: ImageStyle;
  /** Our own description of the style, for engines that take free text. */
  styleGuide: string;
  shape: ImageShape;
  /** 1 to 4. */
  count: number;
};

/** A generated image. */
export type GeneratedImage = {
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
   * @param onImage called with the number of images done so far
   */
  generate(request: ImageRequest, onImage?: (done: number) => void): Promise<GeneratedImage[]>;
};
