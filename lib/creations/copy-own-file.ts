import "server-only";

import { findCreation } from "@/db/queries/creations";
import { findVisibleFile } from "@/db/queries/files";
import { AppError } from "@/lib/core/errors";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { promptParts } from "@/lib/creations/prompt-parts";
import { copyObject } from "@/lib/files/copy-object";
import { fileIdOf } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import { nameInTitle } from "@/lib/files/title-from-file-name";
import type { UserContext } from "@/lib/providers/context";

/**
 * Copies one of the caller's stored files to local disk, as if it had been uploaded with the call.
 *
 * @param address the file's path: `/api/files/…`
 * @param folder where the copy goes
 * @throws AppError `not_found` when there is no such file, or it is someone else's, published or not
 */
export async function copyOwnFile(
  ctx: UserContext,
  address: string,
  folder: string,
): Promise<UploadedFile & { sha256: string }> {
  const id = fileIdOf(address);
  const row = id && (await findVisibleFile(ctx.db, { id, viewerId: ctx.user.id }));
  const stored = row && row.userId === ctx.user.id ? await ctx.storage.open(fileKey(row.id)) : null;
  if (!row || !stored)
    throw new AppError(
      "not_found",
      "We couldn't find that file in your creations. Choose another one.",
    );
  const path = await copyObject(stored, folder, ctx.signal);
  return {
    path,
    name: await nameOf(ctx, row.creationId),
    byteSize: row.byteSize,
    // What a creation was made from wasn't made from it: it counts as uploaded again.
    creationId: row.isSource ? undefined : (row.creationId ?? undefined),
    sourceId: row.isSource ? row.id : undefined,
    sha256: row.sha256,
  };
}

/** A display name from the title of the file's creation; empty when that is gone. */
async function nameOf(ctx: UserContext, creationId: string | null): Promise<string> {
  const creation =
    creationId && (await findCreation(ctx.db, { id: creationId, userId: ctx.user.id }));
  return creation ? nameInTitle(promptParts(creation).subject) : "";
}
