import "server-only";

import { and, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keepCreation, type NewCreation } from "@/db/queries/creations";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { AppError } from "@/lib/core/errors";

/** How many creations may be made from one: each keeps an image at full size. */
const MAX_COPIES = 100;

type Keeping = Parameters<typeof keepCreation>[0];
type Copy = NewCreation & { parentId: string };

/**
 * Saves a creation whose image was made from another one, unless it's there already: the same bytes, made from the same one.
 * Several calls at once save one.
 *
 * @throws AppError `rate_limited` when too many were made from it
 */
export async function keepCopyOnce(
  ctx: Keeping,
  copy: Copy,
  sha256: string,
): Promise<{ id: string; isNew: boolean }> {
  return ctx.db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`copies:${copy.parentId}`}, 0))`,
    );
    const known = await findCopy(tx, { ...copy, userId: ctx.user.id, sha256 });
    if (known) return { id: known, isNew: false };
    const copies = and(
      eq(creations.userId, ctx.user.id),
      eq(creations.parentId, copy.parentId),
      isNull(creations.deletedAt),
    );
    if ((await tx.$count(creations, copies)) >= MAX_COPIES) {
      const message = "You've saved many versions of this image. Delete some of them first.";
      throw new AppError("rate_limited", message);
    }
    const { id } = await keepCreation({ ...ctx, db: tx }, copy);
    return { id, isNew: true };
  });
}

async function findCopy(
  db: Database,
  wanted: Copy & { userId: string; sha256: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: creations.id })
    .from(creations)
    .innerJoin(files, eq(files.creationId, creations.id))
    .where(
      and(
        eq(creations.userId, wanted.userId),
        eq(creations.parentId, wanted.parentId),
        isNull(creations.deletedAt),
        eq(files.sha256, wanted.sha256),
        isNull(files.discardedAt),
      ),
    )
    .limit(1);
  return row?.id;
}
