import "server-only";

import { getCreation } from "@/db/queries/creations";
import type { UserContext } from "@/lib/context";
import { AppError } from "@/lib/errors";

/**
 * What ties a new creation to the one it was made from: its id, or nothing when there was none, when it is
 * gone, or when it is somebody else's. None of these is a reason not to make the new one.
 */
export async function parentOf(
  ctx: UserContext,
  parentId: string | undefined,
): Promise<{ parentId?: string }> {
  if (!parentId) return {};
  try {
    const { id } = await getCreation(ctx.db, { id: parentId, userId: ctx.user.id });
    return { parentId: id };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return {};
    throw error;
  }
}
