import "server-only";

import { getCreation } from "@/db/queries/creations";
import type { CreationRow } from "@/db/schema/creations";
import { AppError } from "@/lib/core/errors";
import type { UserContext } from "@/lib/providers/context";

/**
 * What ties a new creation to the one it was made from: its id, or nothing when there was none, when it is
 * gone, or when it is somebody else's. None of these is a reason not to make the new one.
 */
export async function parentOf(
  ctx: UserContext,
  parentId: string | undefined,
): Promise<{ parentId?: string }> {
  const parent = parentId ? await findOwnCreation(ctx, parentId) : null;
  return parent ? { parentId: parent.id } : {};
}

/** A creation of the caller's own; null when it is gone, or somebody else's. */
export async function findOwnCreation(ctx: UserContext, id: string): Promise<CreationRow | null> {
  try {
    return await getCreation(ctx.db, { id, userId: ctx.user.id });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
