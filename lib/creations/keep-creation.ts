import "server-only";

import { insertCreation, type NewCreation } from "@/db/queries/creations";
import { attachFiles } from "@/db/queries/files";
import type { CreationRow } from "@/db/schema/creations";
import type { SavedFile } from "@/lib/files/save-file";
import type { RunContext } from "@/lib/providers/context";

/** Puts a result and the files that it shows into the user's history, all or nothing. */
export async function keepCreation(
  ctx: RunContext,
  creation: Omit<NewCreation, "userId" | "createdAt"> & { files: readonly SavedFile[] },
): Promise<CreationRow> {
  const { files, ...fields } = creation;
  const userId = ctx.user.id;
  return ctx.db.transaction(async (tx) => {
    const row = await insertCreation(tx, { ...fields, userId, createdAt: ctx.now() });
    await attachFiles(tx, { ids: files.map((file) => file.id), userId, creationId: row.id });
    return row;
  });
}
