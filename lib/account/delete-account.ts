import "server-only";

import { deleteAccountData, deleteRestOfAccount } from "@/db/queries/accounts";
import { deleteRemovedDocuments } from "@/db/queries/remove-documents";
import { listRunFiles } from "@/db/queries/runs";
import { logger } from "@/lib/core/logger";
import { removeUnusedFilesOf } from "@/lib/files/remove-files";
import type { VisitorContext } from "@/lib/providers/context";
import { abortRunningCalls } from "@/lib/usage/running-calls";

/**
 * Deletes an account and everything it owns. When this returns, nothing of it can be reached; what couldn't be deleted is left
 * to the daily cleanup.
 */
export async function deleteAccount(ctx: VisitorContext, userId: string): Promise<void> {
  const runFiles = await listRunFiles(ctx.db, userId);
  await deleteAccountData(ctx.db, userId, ctx.now());
  abortRunningCalls(userId);
  try {
    await deleteRestOfAccount(ctx.db, userId, ctx.now());
    await deleteRemovedDocuments(ctx.db, userId);
    await ctx.storage.remove(runFiles);
    await removeUnusedFilesOf(ctx, userId, ctx.now());
  } catch (error) {
    logger.warn(
      { error },
      "could not remove everything of a deleted account; the daily cleanup will retry",
    );
  }
}
