import "server-only";

import { and, eq, getTableColumns, gt, inArray, isNull, lt, or } from "drizzle-orm";

import type { Database } from "@/db/client";
import { lockAccount } from "@/db/queries/account-lock";
import { type CreationRow, creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { type ShareLinkRow, shareLinks } from "@/db/schema/share-links";

/**
 * Links one of the user's own creations, in place of any link it had, which ends.
 *
 * @returns false when it is missing, deleted, or someone else's
 */
export async function putShareLink(db: Database, link: ShareLinkRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, link.userId);
    // Locked, so that a deletion at the same moment removes the link, or is seen here.
    const own = await tx
      .select({ id: creations.id })
      .from(creations)
      .where(
        and(
          eq(creations.id, link.creationId),
          eq(creations.userId, link.userId),
          isNull(creations.deletedAt),
        ),
      )
      .for("update");
    if (own.length === 0) return false;
    const { creationId: _, ...fields } = link;
    await tx
      .insert(shareLinks)
      .values(link)
      .onConflictDoUpdate({ target: shareLinks.creationId, set: fields });
    return true;
  });
}

/** The link of one of the user's own creations; null when it has none that works. */
export async function findShareLink(
  db: Database,
  wanted: { creationId: string; userId: string; now: Date },
): Promise<ShareLinkRow | null> {
  const [row] = await db
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.creationId, wanted.creationId),
        eq(shareLinks.userId, wanted.userId),
        works(wanted.now),
      ),
    );
  return row ?? null;
}

/** How many of these creations of the user's have a link that works. */
export async function countShareLinks(
  db: Database,
  wanted: { creationIds: readonly string[]; userId: string; now: Date },
): Promise<number> {
  return db.$count(
    shareLinks,
    and(
      inArray(shareLinks.creationId, [...wanted.creationIds]),
      eq(shareLinks.userId, wanted.userId),
      works(wanted.now),
    ),
  );
}

/** Ends the link of one of the user's own creations; nothing happens when it has none. */
export async function removeShareLink(
  db: Database,
  wanted: { creationId: string; userId: string },
): Promise<void> {
  await db
    .delete(shareLinks)
    .where(and(eq(shareLinks.creationId, wanted.creationId), eq(shareLinks.userId, wanted.userId)));
}

/** What a link shows; null when it was ended, has expired, or never existed (indistinguishable). */
export async function findShared(
  db: Database,
  wanted: { tokenHash: string; now: Date },
): Promise<(CreationRow & { sharedBy: string | null }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(creations), sharedBy: shareLinks.sharedBy })
    .from(shareLinks)
    .innerJoin(creations, eq(creations.id, shareLinks.creationId))
    .where(
      and(
        eq(shareLinks.tokenHash, wanted.tokenHash),
        works(wanted.now),
        isNull(creations.deletedAt),
      ),
    );
  return row ?? null;
}

/** Ids of the files of a creation. */
export async function listFileIdsOf(db: Database, creationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(eq(files.creationId, creationId), eq(files.isSource, false), isNull(files.discardedAt)),
    );
  return rows.map(({ id }) => id);
}

/** Deletes links that expired before `before`. */
export async function purgeShareLinks(db: Database, before: Date): Promise<void> {
  await db.delete(shareLinks).where(lt(shareLinks.expiresAt, before));
}

function works(now: Date) {
  return or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now));
}
