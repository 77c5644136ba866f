import "server-only";

import { and, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";

import type { Database } from "@/db/client";
import { type CreationVersionRow, creationVersions } from "@/db/schema/creation-versions";
import { type CreationRow, creations } from "@/db/schema/creations";

/** Earlier texts that a creation keeps; the oldest go first. */
export const MAX_VERSIONS = 20;

type NewText = {
  id: string;
  userId: string;
  content: string;
  meta: Record<string, unknown>;
  truncated: boolean;
  /** When this text was written. */
  writtenAt: Date;
  /** The revision that it replaces; undefined for whichever is there. */
  revision?: number | undefined;
  /** The version that it is, which is then no longer listed. */
  restoredId?: string | undefined;
};

/** A creation with its new text, and the version that its old text became. */
export type ReplacedText = { row: CreationRow; versionId: string };

/**
 * Replaces the text of one of the user's creations and keeps the old one as a version.
 *
 * @returns null, with nothing changed, when it is missing, deleted, someone else's, or not at `revision`
 */
export async function replaceText(db: Database, text: NewText): Promise<ReplacedText | null> {
  const versionId = uuidv7();
  return db.transaction(async (tx) => {
    // Before the row is changed: its trigger waits for the deletion of an account, which waits for rows.
    await tx.insert(creationVersions).select(
      tx
        .select({
          id: sql<string>`${versionId}::uuid`.as("id"),
          creationId: creations.id,
          userId: creations.userId,
          content: creations.content,
          meta: creations.meta,
          truncated: creations.truncated,
          writtenAt: creations.updatedAt,
        })
        .from(creations)
        .where(replaceable(text)),
    );
    const { content, meta, truncated } = text;
    const [row] = await tx
      .update(creations)
      .set({
        content,
        meta,
        truncated,
        updatedAt: text.writtenAt,
        revision: sql`${creations.revision} + 1`,
      })
      .where(replaceable(text))
      .returning();
    if (!row) {
      // Another save came between the two statements; its text is the one to keep.
      await tx.delete(creationVersions).where(eq(creationVersions.id, versionId));
      return null;
    }
    await dropVersions(tx, text);
    return { row, versionId };
  });
}

function replaceable({ id, userId, revision }: NewText): SQL | undefined {
  return and(
    eq(creations.id, id),
    eq(creations.userId, userId),
    isNull(creations.deletedAt),
    revision === undefined ? undefined : eq(creations.revision, revision),
  );
}

/** Those beyond `MAX_VERSIONS`, and the one that was restored. */
async function dropVersions(tx: Database, { id, restoredId }: NewText): Promise<void> {
  if (restoredId) {
    await tx
      .delete(creationVersions)
      .where(and(eq(creationVersions.id, restoredId), eq(creationVersions.creationId, id)));
  }
  const tooOld = tx
    .select({ id: creationVersions.id })
    .from(creationVersions)
    .where(eq(creationVersions.creationId, id))
    .orderBy(desc(creationVersions.id))
    .offset(MAX_VERSIONS);
  await tx.delete(creationVersions).where(inArray(creationVersions.id, tooOld));
}

type OwnCreation = { creationId: string; userId: string };

/** A version in a list, with its text only where nothing beside it tells how many words it has. */
export type ListedVersion = Omit<CreationVersionRow, "content"> & { content: string | null };

/** Earlier texts of one of the user's creations, newest first. */
export async function listVersions(db: Database, wanted: OwnCreation): Promise<ListedVersion[]> {
  const { meta, content } = creationVersions;
  return db
    .select({
      ...getTableColumns(creationVersions),
      content: sql<
        string | null
      >`case when jsonb_typeof(${meta} -> 'words') = 'number' then null else ${content} end`,
    })
    .from(creationVersions)
    .where(ownedBy(wanted))
    .orderBy(desc(creationVersions.id));
}

/** How many `listVersions` would return. */
export async function countVersions(db: Database, wanted: OwnCreation): Promise<number> {
  const [row] = await db.select({ total: count() }).from(creationVersions).where(ownedBy(wanted));
  return row?.total ?? 0;
}

/** One earlier text of one of the user's creations; null when it is missing or someone else's. */
export async function findVersion(
  db: Database,
  wanted: OwnCreation & { id: string },
): Promise<CreationVersionRow | null> {
  const [row] = await db
    .select()
    .from(creationVersions)
    .where(and(ownedBy(wanted), eq(creationVersions.id, wanted.id)));
  return row ?? null;
}

function ownedBy({ creationId, userId }: OwnCreation): SQL | undefined {
  return and(eq(creationVersions.creationId, creationId), eq(creationVersions.userId, userId));
}
