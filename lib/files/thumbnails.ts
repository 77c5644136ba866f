import "server-only";

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listImagesOf } from "@/db/queries/files";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { logger } from "@/lib/core/logger";
import { singleton } from "@/lib/core/singleton";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { copyObject } from "@/lib/files/copy-object";
import { fileKey, type ThumbnailWidth, thumbnailKey } from "@/lib/files/storage-keys";
import type { ByteRange } from "@/lib/http/byte-range";
import type { UserContext, VisitorContext } from "@/lib/providers/context";
import type { StoredObject } from "@/lib/providers/storage/port";

/** The thumbnail width that the gallery loads first. */
const GALLERY_WIDTH = 640;

/** An image file; `width` in pixels, null when unknown. */
export type ThumbnailSource = { id: string; userId: string; width: number | null };

/** Whether an image is no wider than the thumbnail would be, so that the original serves as one. */
export function needsNoThumbnail(file: ThumbnailSource, width: ThumbnailWidth): boolean {
  return file.width !== null && file.width <= width;
}

/**
 * Creates the gallery thumbnails of a creation ahead of the first request, so that a page of new images
 * doesn't wait for each one in turn. Never throws: a missing thumbnail is created on request.
 */
export async function prepareGalleryThumbnails(ctx: UserContext, creationId: string) {
  try {
    for (const file of await listImagesOf(ctx.db, creationId)) {
      if (!needsNoThumbnail(file, GALLERY_WIDTH)) await makeThumbnail(ctx, file, GALLERY_WIDTH);
    }
  } catch (error) {
    logger.warn({ error, creationId }, "could not create a gallery thumbnail ahead of time");
  }
}

/** The thumbnails that are being made in this process, by key. */
const inTheMaking = singleton("thumbnails", () => new Map<string, Promise<void>>());

/** Longer than any thumbnail takes. */
const TIMEOUT_MS = 60_000;

/**
 * Creates a WebP thumbnail and stores it next to the original. Callers who want the same one share the work, which goes
 * on when some of them leave.
 *
 * @throws AppError `not_found` when the original is gone, and whatever the image worker throws
 */
export function makeThumbnail(
  ctx: VisitorContext,
  file: ThumbnailSource,
  width: ThumbnailWidth,
): Promise<void> {
  const key = thumbnailKey(file.id, width);
  const making = inTheMaking.get();
  const shared = making.get(key);
  if (shared) return shared;
  const work = scaleDown(ctx, file, width).finally(() => making.delete(key));
  making.set(key, work);
  return work;
}

async function scaleDown(
  ctx: VisitorContext,
  file: ThumbnailSource,
  width: ThumbnailWidth,
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const original = await openObject(ctx, fileKey(file.id));
  await inTemporaryFolder("thumbnail", async (folder) => {
    const source = await copyObject(original, folder, signal);
    const target = join(folder, "target");
    await ctx.imageProcessor.thumbnail(
      { source, target, width, limits: { maxPixels: LIMITS.largeImagePixels } },
      { userId: file.userId, signal },
    );
    await ctx.storage.put(thumbnailKey(file.id, width), await readFile(target), "image/webp");
  });
}

/**
 * Opens a stored object, or one byte range of it.
 *
 * @throws AppError `not_found` when the object is gone
 */
export async function openObject(
  ctx: VisitorContext,
  key: string,
  range?: ByteRange,
): Promise<StoredObject> {
  const object = await ctx.storage.open(key, range);
  if (!object)
    throw new AppError("not_found", "We couldn't find that file. It may have been deleted.");
  return object;
}
