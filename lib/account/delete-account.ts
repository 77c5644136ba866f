import "server-only";

import { deleteEverythingOf } from "@/db/queries/accounts";
import { logger } from "@/lib/core/logger";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import type { VisitorContext } from "@/lib/providers/context";

/**
 * Deletes an account with everything it made. Its files can no longer be reached when this returns; an
 * object that the storage does not let go of now goes with the next daily round.
 */
export async function deleteAccount(ctx: VisitorContext, userId: string): Promise<void> {
  await deleteEverythingOf(ctx.db, userId, ctx.now());
  try {
    await removeUnusedFiles(ctx, ctx.now());
  } catch (error) {
    logger.warn({ error }, "the files of a deleted account could not be removed yet");
  }
}
