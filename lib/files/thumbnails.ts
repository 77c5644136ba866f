import "server-only";

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listPicturesOf } from "@/db/queries/files";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { logger } from "@/lib/core/logger";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { copyObject } from "@/lib/files/copy-object";
import { fileKey, type ThumbnailWidth, thumbnailKey } from "@/lib/files/storage-keys";
import type { ByteRange } from "@/lib/http/byte-range";
import type { UserContext, VisitorContext } from "@/lib/providers/context";
import type { StoredObject } from "@/lib/providers/storage/port";

/** The likeness that the community's rows show first. */
const GALLERY_WIDTH = 640;

export type ThumbnailSource = { id: string; userId: string; width: number | null };

/** Whether a picture is no wider than its likeness would be, and so stands for it. */
export function isSmallAlready(file: ThumbnailSource, width: ThumbnailWidth): boolean {
  return file.width !== null && file.width <= width;
}

/**
 * Makes what the community shows of a creation before the first visitor asks for it, so that a page of new
 * pictures does not wait for one after the other. Never throws: what is missing is made when it is asked for.
 */
export async function prepareGalleryThumbnails(ctx: UserContext, creationId: string) {
  try {
    for (const file of await listPicturesOf(ctx.db, creationId)) {
      if (!isSmallAlready(file, GALLERY_WIDTH)) await makeThumbnail(ctx, file, GALLERY_WIDTH);
    }
  } catch (error) {
    logger.warn({ error, creationId }, "no thumbnail was made ahead");
  }
}

/**
 * Makes a likeness of a picture and keeps it beside it.
 *
 * @throws AppError what the picture worker throws, and `not_found` when the picture itself is gone
 */
export async function makeThumbnail(
  ctx: VisitorContext,
  file: ThumbnailSource,
  width: ThumbnailWidth,
): Promise<void> {
  const original = await openObject(ctx, fileKey(file.id));
  await inTemporaryFolder("thumbnail", async (folder) => {
    const source = await copyObject(original, folder, ctx.signal);
    const target = join(folder, "target");
    await ctx.imageProcessor.thumbnail(
      { source, target, width, limits: { maxPixels: LIMITS.imagePixels } },
      { userId: file.userId, signal: ctx.signal },
    );
    await ctx.storage.put(thumbnailKey(file.id, width), await readFile(target), "image/webp");
  });
}

/** @throws AppError `not_found` when the object is gone */
export async function openObject(
  ctx: VisitorContext,
  key: string,
  range?: ByteRange,
): Promise<StoredObject> {
  const object = await ctx.storage.open(key, range);
  if (!object) throw new AppError("not_found", "This file does not exist.");
  return object;
}
