import type { EnginePort, Turn } from "@/lib/core/engine";
import type { PictureLook, PictureShape } from "@/lib/core/image-options";

export type ImageRequest = Turn & {
  /** What the picture shows, in the person's own words: untrusted. */
  description: string;
  look: PictureLook;
  /** Our own words about the look, for engines that read. */
  styleGuide: string;
  shape: PictureShape;
  /** 1 to 4. */
  count: number;
};

export type MadePicture = {
  /** PNG, JPEG or WebP. */
  bytes: Uint8Array;
  /** Words of the description that the picture shows; undefined when the engine does not tell. */
  drawn?: readonly string[];
  /** Words that it should show and does not. */
  missing?: readonly string[];
};

/**
 * Makes pictures from words.
 *
 * Throws AppError only: `provider_unavailable`, `provider_failed`, `provider_timeout`, `rate_limited`,
 * `unusable` (refused by the engine's own rules), `aborted`.
 */
export type ImageGenerator = EnginePort & {
  /** @param onPicture called with the number of pictures that are done */
  generate(request: ImageRequest, onPicture?: (done: number) => void): Promise<MadePicture[]>;
};
