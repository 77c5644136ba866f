import "server-only";

import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { ColorConversion, ImageProperties, ProfiledPaths } from "@/lib/images/jobs";
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
  const { facts, path } = await decode(ctx, file);
  return { ...facts, path };
}

/** What to tell of an animated image, or one of several pages, of which only the first was taken; empty for any other. */
export function remarkOnFrames({ frames, pages }: Pick<DecodedImage, "frames" | "pages">): string {
  if (frames > 1) return `Only the first of the image's ${frames} frames was used.`;
  return pages > 1 ? `Only the first of the image's ${pages} pages was used.` : "";
}

/** An image that was also decoded in its own colors. */
export type ProfiledImage = DecodedImage & {
  /**
   * Its pixels in the numbers of its own color profile, as safe to open as `path`, and that profile, rebuilt; null when it has none that can
   * be kept, and `path` is all there is.
   */
  profiled: ProfiledPaths | null;
  /** Why pixels aren't those of the upload, whichever of the two is taken; null when they are. */
  converted: ColorConversion | null;
};

/**
 * Like `decodeImage`, for edits that leave the rest of an image untouched: what has a wider range of colors than sRGB keeps it.
 *
 * @throws AppError as `decodeImage`
 */
export async function decodeProfiled(ctx: UserContext, file: UploadedFile): Promise<ProfiledImage> {
  const profiled = { pixels: `${file.path}.own.tif`, profile: `${file.path}.icc` };
  const { facts, path, isProfiled, converted } = await decode(ctx, file, profiled);
  return { ...facts, path, profiled: isProfiled ? profiled : null, converted };
}

async function decode(ctx: UserContext, file: UploadedFile, profiled?: ProfiledPaths) {
  const target = `${file.path}.tif`;
  const limits = { maxPixels: LIMITS.imagePixels };
  const { isProfiled, converted, ...facts } = await ctx.imageProcessor.decode(
    { source: file.path, target, limits, ...(profiled && { profiled }) },
    { userId: ctx.user.id, signal: ctx.signal },
  );
  return { facts, path: target, isProfiled, converted };
}
