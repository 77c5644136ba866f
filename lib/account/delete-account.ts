import "server-only";

import { deleteAccountData } from "@/db/queries/accounts";
import { deleteRemovedDocuments } from "@/db/queries/remove-documents";
import { listRunFiles } from "@/db/queries/runs";
import { logger } from "@/lib/core/logger";
import { removeUnusedFilesOf } from "@/lib/files/remove-files";
import type { VisitorContext } from "@/lib/providers/context";
import { abortRunningCalls } from "@/lib/usage/running-calls";

/**
 * Deletes an account and everything it owns. When this returns, its documents and files are unreachable; passages and
 * stored objects that couldn't be deleted are retried by the daily cleanup.
 */
export async function deleteAccount(ctx: VisitorContext, userId: string): Promise<void> {
  const runFiles = await listRunFiles(ctx.db, userId);
  await deleteAccountData(ctx.db, userId, ctx.now());
  abortRunningCalls(userId);
  try {
    await deleteRemovedDocuments(ctx.db, userId);
    await ctx.storage.remove(runFiles);
    await removeUnusedFilesOf(ctx, userId, ctx.now());
  } catch (error) {
    logger.warn(
      { error },
      "could not remove all documents and files of a deleted account; the daily cleanup will retry",
    );
  }
}
