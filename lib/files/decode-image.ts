import "server-only";

import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { ImageProperties } from "@/lib/images/jobs";
import type { UserContext } from "@/lib/providers/context";

/**
 * An image that is safe to work with: fully decoded, first frame only, upright, 8-bit sRGB, no metadata.
 */
export type DecodedImage = ImageProperties & {
  /**
   * An uncompressed TIFF next to the source file, deleted with it when the call ends. Safe to open with
   * `sharp(path)` here or in a worker.
   */
  path: string;
};

/**
 * Decodes an untrusted image in a worker process, so that image decoders never see its bytes in this one.
 *
 * @throws AppError `unsupported_media` for an unsupported format or a file that isn't an image,
 *   `payload_too_large` for too many pixels, `unusable` for a damaged image
 */
export async function decodeImage(ctx: UserContext, file: UploadedFile): Promise<DecodedImage> {
  const target = `${file.path}.tif`;
  const limits = { maxPixels: LIMITS.imagePixels };
  const facts = await ctx.imageProcessor.decode(
    { source: file.path, target, limits },
    { userId: ctx.user.id, signal: ctx.signal },
  );
  return { ...facts, path: target };
}
