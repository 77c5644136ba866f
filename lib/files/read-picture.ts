import "server-only";

import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { PictureFacts } from "@/lib/images/jobs";
import type { UserContext } from "@/lib/providers/context";

/**
 * A picture that is safe to work with: decoded in full, first frame only, upright, sRGB with 8 bits a
 * channel, no metadata.
 */
export type Picture = PictureFacts & {
  /**
   * An uncompressed TIFF of ours, beside the file it was read from and gone with it when the call ends:
   * for `sharp(path)`, here or in a worker process.
   */
  path: string;
};

/**
 * Reads an untrusted picture in the worker process, so that no decoder ever sees its bytes in ours.
 *
 * @throws AppError `unsupported_media` for what is no picture or a kind that cannot be read,
 *   `payload_too_large` for too many pixels, `unusable` for a damaged one
 */
export async function readPicture(ctx: UserContext, file: UploadedFile): Promise<Picture> {
  const target = `${file.path}.tif`;
  const limits = { maxPixels: LIMITS.imagePixels };
  const facts = await ctx.imageProcessor.decode(
    { source: file.path, target, limits },
    { userId: ctx.user.id, signal: ctx.signal },
  );
  return { ...facts, path: target };
}
