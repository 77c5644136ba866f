import "server-only";

import { LIMITS } from "@/lib/core/limits";
import { logger } from "@/lib/core/logger";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { DecodedImage } from "@/lib/files/decode-image";
import { type StoredFile, storeFile } from "@/lib/files/store-file";
import type { ImageFormat } from "@/lib/images/image-format";
import type { RunContext } from "@/lib/providers/context";

/** Formats that lost detail before: a high quality loses nothing more that can be seen. */
const LOSSY: ReadonlySet<ImageFormat> = new Set<ImageFormat>(["jpeg", "webp", "avif"]);
const QUALITY = 95;
/** WebP knows no longer side, in pixels. */
const MAX_WEBP_SIDE = 16_383;

/**
 * Stores what a creation is made from, decoded and encoded anew, without metadata, so that the creation can be edited again.
 * Only its owner ever sees it. Pass it to `keepCreation` with the result.
 *
 * @returns null when it's from another of the user's creations, which is there itself, and when it couldn't be stored: the
 *   result is worth more than its source
 * @throws AppError `aborted`
 */
export async function keepSource(
  ctx: RunContext,
  image: UploadedFile,
  decoded: DecodedImage,
): Promise<StoredFile | null> {
  if (image.creationId) return null;
  try {
    return await encodeAndStore(ctx, image, decoded);
  } catch (error) {
    if (ctx.signal.aborted) throw error;
    logger.warn({ error }, "could not keep what an image was made from");
    return null;
  }
}

async function encodeAndStore(
  ctx: RunContext,
  image: UploadedFile,
  decoded: DecodedImage,
): Promise<StoredFile> {
  const { width, height } = decoded;
  const isLossy = LOSSY.has(decoded.format) && Math.max(width, height) <= MAX_WEBP_SIDE;
  const path = `${image.path}.source`;
  const job = { source: decoded.path, target: path, limits: { maxPixels: LIMITS.imagePixels } };
  const turn = { userId: ctx.user.id, signal: ctx.signal };
  if (isLossy) await ctx.imageProcessor.compress({ ...job, ...WEBP }, turn);
  else await ctx.imageProcessor.toPng(job, turn);
  const contentType = isLossy ? "image/webp" : "image/png";
  return storeFile(ctx, { path, contentType, width, height, isSource: true });
}

const WEBP = {
  width: null,
  height: null,
  format: "webp",
  quality: QUALITY,
  targetBytes: null,
  similarityFloor: 0,
  keepFormat: true,
  keepMetadata: false,
  keepAnimation: false,
} as const;
