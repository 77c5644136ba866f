import "server-only";

import { findVisibleFile } from "@/db/queries/files";
import { AppError } from "@/lib/core/errors";
import { fileKey, THUMBNAIL_WIDTHS, thumbnailKey } from "@/lib/files/storage-keys";
import { makeThumbnail, needsNoThumbnail, openObject } from "@/lib/files/thumbnails";
import type { ByteRange } from "@/lib/http/byte-range";
import type { VisitorContext } from "@/lib/providers/context";
import type { StoredObject } from "@/lib/providers/storage/port";

/** A file that can be served: a stored one, its thumbnail, or what a run works on. */
export type OpenableFile = {
  contentType: string;
  /** ETag value: changes with the bytes. */
  tag: string;
  /** Visible to everyone. */
  published: boolean;
  /** Its bytes are as somebody sent them: a browser never shows it on its own. */
  isUnchecked?: true;
  /** Null for a thumbnail, which is always sent whole. */
  byteSize: number | null;
  /**
   * @param range only for a file whose size is known
   * @throws AppError `not_found` when the object is gone
   */
  open: (range?: ByteRange) => Promise<StoredObject>;
};

/**
 * Finds a file, or an image's thumbnail in one of `THUMBNAIL_WIDTHS`. Any other width gets the original.
 *
 * @param wanted.viewerId null for a signed-out visitor
 * @throws AppError `not_found` when it is missing or off-limits (indistinguishable)
 */
export async function findFile(
  ctx: VisitorContext,
  wanted: { id: string; viewerId: string | null; width: number | null },
): Promise<OpenableFile> {
  const row = await findVisibleFile(ctx.db, wanted);
  if (!row) throw missing();
  const width = THUMBNAIL_WIDTHS.find((known) => known === wanted.width);
  if (!width || needsNoThumbnail(row, width) || !row.contentType.startsWith("image/")) {
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

function missing(): AppError {
  return new AppError("not_found", "We couldn't find that file. It may have been deleted.");
}
