import "server-only";

import { and, eq, isNull } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { AppError } from "@/lib/core/errors";

/**
 * Names one of the user's own creations, or pins it to the top of their list.
 *
 * @param change.title null to go by the prompt again; undefined leaves it
 * @throws AppError `not_found` when it is missing, deleted, or someone else's (indistinguishable)
 */
export async function arrangeCreation(
  db: Database,
  change: { id: string; userId: string; title?: string | null; pinned?: boolean },
): Promise<void> {
  const { id, userId, ...fields } = change;
  const [row] = await db
    .update(creations)
    .set(fields)
    .where(and(eq(creations.id, id), eq(creations.userId, userId), isNull(creations.deletedAt)))
    .returning({ id: creations.id });
  if (!row)
    throw new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
}
