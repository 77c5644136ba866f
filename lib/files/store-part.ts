import "server-only";

import { findStoredPart } from "@/db/queries/creation-parts";
import { measureFile, type StoringContext, storeFile } from "@/lib/files/store-file";

/**
 * Stores a file that a creation is made from or edited with, which only its owner ever sees. The same bytes that are part of
 * another creation of theirs are taken from there.
 *
 * @returns its id, to be made part of a creation: without one, it's removed like every file
 * @throws AppError as `storeFile`
 */
export async function storePart(
  ctx: StoringContext,
  file: { path: string; contentType: string; width?: number; height?: number },
): Promise<string> {
  const { sha256 } = await measureFile(file);
  const known = await findStoredPart(ctx.db, { userId: ctx.user.id, sha256 });
  return known ?? (await storeFile(ctx, { ...file, isSource: true })).id;
}
