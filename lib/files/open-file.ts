import "server-only";

import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { findVisibleFile, type VisibleFile } from "@/db/queries/files";
import type { VisitorContext } from "@/lib/context";
import { AppError } from "@/lib/errors";
import {
  fileKey,
  THUMBNAIL_WIDTHS,
  type ThumbnailWidth,
  thumbnailKey,
} from "@/lib/files/storage-keys";
import type { ByteRange } from "@/lib/http/byte-range";
import { LIMITS } from "@/lib/limits";
import type { StoredObject } from "@/lib/providers/storage/port";

/** What an address under `/api/files/` leads to. */
export type OpenableFile = {
  contentType: string;
  /** Changes with the bytes. */
  tag: string;
  /** Everybody may see it. */
  published: boolean;
  /** Null for a likeness, which is sent whole. */
  byteSize: number | null;
  /**
   * @param range only of a file whose size is known
   * @throws AppError `not_found` when the object is gone
   */
  open: (range?: ByteRange) => Promise<StoredObject>;
};

/**
 * Finds a file, or the likeness of a picture in one of `THUMBNAIL_WIDTHS`.
 *
 * @param viewerId null for a visitor
 * @throws AppError `not_found` when it is missing or not for this viewer; the two look the same
 */
export async function findFile(
  ctx: VisitorContext,
  wanted: { id: string; viewerId: string | null; width: number | null },
): Promise<OpenableFile> {
  const row = await findVisibleFile(ctx.db, wanted);
  if (!row) throw missing();
  const width = THUMBNAIL_WIDTHS.find((known) => known === wanted.width);
  const isSmallAlready = row.width !== null && width !== undefined && row.width <= width;
  if (!width || isSmallAlready || !row.contentType.startsWith("image/")) {
    return {
      contentType: row.contentType,
      tag: row.sha256,
      published: row.published,
      byteSize: row.byteSize,
      open: (range) => openObject(ctx, fileKey(row.id), range),
    };
  }
  return {
    contentType: "image/webp",
    tag: `${row.sha256}-w${width}`,
    published: row.published,
    byteSize: null,
    open: async () => {
      const kept = await ctx.storage.open(thumbnailKey(row.id, width));
      if (kept) return kept;
      await makeThumbnail(ctx, row, width);
      return openObject(ctx, thumbnailKey(row.id, width));
    },
  };
}

async function openObject(
  ctx: VisitorContext,
  key: string,
  range?: ByteRange,
): Promise<StoredObject> {
  const object = await ctx.storage.open(key, range);
  if (!object) throw missing();
  return object;
}

/** Made when somebody first asks for it, and kept beside the picture. */
async function makeThumbnail(
  ctx: VisitorContext,
  row: VisibleFile,
  width: ThumbnailWidth,
): Promise<void> {
  const { body } = await openObject(ctx, fileKey(row.id));
  const folder = await mkdtemp(join(tmpdir(), "atelier-thumbnail-"));
  try {
    const [source, target] = [join(folder, "source"), join(folder, "target")];
    // Safe: both are the web stream of the platform, under two names.
    const stream = Readable.fromWeb(body as import("node:stream/web").ReadableStream);
    await pipeline(stream, createWriteStream(source));
    await ctx.pictures.run(
      "thumbnail",
      { source, target, width, limits: { maxPixels: LIMITS.imagePixels } },
      { userId: row.userId, signal: ctx.signal },
    );
    await ctx.storage.put(thumbnailKey(row.id, width), await readFile(target), "image/webp");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function missing(): AppError {
  return new AppError("not_found", "This file does not exist.");
}
