import "server-only";

import { countLooseParts } from "@/db/queries/creation-parts";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { decodeImage } from "@/lib/files/decode-image";
import { filePath } from "@/lib/files/file-path";
import { storePart } from "@/lib/files/store-part";
import type { UserContext } from "@/lib/providers/context";

/** Longer side of a kept background in pixels: more than any screen shows. */
const MAX_SIDE = 4_096;
const QUALITY = 90;
/** How many of a person's images may wait for a cutout. What no cutout has is removed within a day. */
const MAX_LOOSE = 40;

/**
 * Stores an image to put behind a cutout: decoded and encoded anew, without metadata, at most 4,096 pixels a side. Only its
 * owner ever sees it. It stays once `keepEdits` was called with it.
 *
 * @throws AppError `rate_limited` when too many were stored for nothing, and whatever `decodeImage` and `storePart` throw
 */
export async function keepBackdrop(
  ctx: UserContext,
  image: UploadedFile,
): Promise<{ url: string }> {
  const { db, user, signal } = ctx;
  if ((await countLooseParts(db, user.id)) >= MAX_LOOSE) {
    const message = "You've tried many background images today. Try another one tomorrow.";
    throw new AppError("rate_limited", message);
  }
  const decoded = await decodeImage(ctx, image);
  const path = `${image.path}.backdrop`;
  const job = { ...ENCODING, source: decoded.path, target: path };
  const { width, height } = await ctx.imageProcessor.compress(job, { userId: user.id, signal });
  const file = { path, contentType: "image/webp", width, height };
  return { url: filePath(await storePart({ ...ctx, storedFileIds: [] }, file)) };
}

const ENCODING = {
  limits: { maxPixels: LIMITS.imagePixels },
  width: MAX_SIDE,
  height: MAX_SIDE,
  format: "webp",
  quality: QUALITY,
  targetBytes: null,
  similarityFloor: 0,
  keepFormat: true,
  keepMetadata: false,
  keepAnimation: false,
} as const;
