import "server-only";

import { and, count, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";

import type { Database } from "@/db/client";
import { attachFiles } from "@/db/queries/files";
import { type CreationRow, creations } from "@/db/schema/creations";
import { AppError } from "@/lib/core/errors";

/** A result to save; the id, owner and timestamps are set on insert. */
export type NewCreation = {
  tool: string;
  type: string;
  prompt: string;
  content: string;
  meta?: Record<string, unknown>;
  truncated?: boolean;
  /** The creation it was made from; ignored when that is gone or someone else's. */
  parentId?: string | undefined;
  /** Publishes the creation to the gallery right away. */
  published?: boolean;
  /** Files to attach, which must have the same owner; they are deleted with the creation. */
  fileIds?: readonly string[];
};

/**
 * Saves a result to its owner's history and attaches its files, in one transaction. All creations are made
 * here.
 */
export async function keepCreation(
  { db, user, now }: { db: Database; user: { id: string }; now: () => Date },
  { fileIds = [], parentId, ...fields }: NewCreation,
): Promise<CreationRow> {
  const userId = user.id;
  const createdAt = now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(creations)
      .values({
        id: uuidv7(),
        userId,
        ...fields,
        parentId: parentId === undefined ? null : ownCreationId(tx, parentId, userId),
        publishedAt: fields.published ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
      })
      .returning();
    if (!row) throw new AppError("internal", "We couldn't save your result. Try again.");
    await attachFiles(tx, { ids: fileIds, userId, creationId: row.id });
    return row;
  });
}

/** SQL for the id, or null unless it is one of this owner's creations and not deleted. */
function ownCreationId(db: Database, id: string, userId: string): SQL {
  const own = db
    .select({ id: creations.id })
    .from(creations)
    .where(and(eq(creations.id, id), eq(creations.userId, userId), isNull(creations.deletedAt)));
  return sql`(${own})`;
}

/** Position in a list sorted newest first: the last row already seen. */
export type CreationCursor = { createdAt: Date; id: string };

type CreationFilter = {
  userId: string;
  /** Matches anywhere in the prompt or content, case-insensitive; `%` and `_` are literal. */
  search?: string | undefined;
  tool?: string | undefined;
};

function ownedBy(filter: CreationFilter): SQL | undefined {
  const pattern = filter.search && `%${filter.search.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(creations.userId, filter.userId),
    isNull(creations.deletedAt),
    filter.tool ? eq(creations.tool, filter.tool) : undefined,
    pattern ? or(ilike(creations.prompt, pattern), ilike(creations.content, pattern)) : undefined,
  );
}

/** The user's own creations, newest first; deleted ones are left out. */
export async function listCreations(
  db: Database,
  query: CreationFilter & { limit: number; after?: CreationCursor | undefined },
): Promise<CreationRow[]> {
  const { after } = query;
  const older = after && lt(sql`(${creations.createdAt}, ${creations.id})`, cursorRow(after));
  return db
    .select()
    .from(creations)
    .where(and(ownedBy(query), older))
    .orderBy(desc(creations.createdAt), desc(creations.id))
    .limit(query.limit);
}

function cursorRow(cursor: CreationCursor): SQL {
  return sql`(${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
}

/** How many creations `listCreations` would return without a limit. */
export async function countCreations(db: Database, filter: CreationFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(creations).where(ownedBy(filter));
  return row?.total ?? 0;
}

/** One of the user's own creations; null when it is missing, deleted, or someone else's. */
export async function findCreation(
  db: Database,
  wanted: { id: string; userId: string },
): Promise<CreationRow | null> {
  const [row] = await db
    .select()
    .from(creations)
    .where(owned(wanted, isNull(creations.deletedAt)));
  return row ?? null;
}

/**
 * Reads one of the user's own creations.
 *
 * @throws AppError `not_found` when it is missing, deleted, or someone else's (indistinguishable)
 */
export async function getCreation(
  db: Database,
  wanted: { id: string; userId: string },
): Promise<CreationRow> {
  return (await findCreation(db, wanted)) ?? missing();
}

/**
 * Replaces the text of a creation, for example after the model continued it.
 *
 * @throws AppError `not_found` when it is missing, deleted, or someone else's
 */
export async function updateCreationText(
  db: Database,
  change: {
    id: string;
    userId: string;
    content: string;
    meta: Record<string, unknown>;
    truncated: boolean;
    now: Date;
  },
): Promise<CreationRow> {
  const { content, meta, truncated } = change;
  const [row] = await db
    .update(creations)
    .set({ content, meta, truncated, updatedAt: change.now })
    .where(owned(change, isNull(creations.deletedAt)))
    .returning();
  return row ?? missing();
}

/**
 * Soft-deletes a creation, which also hides it from the gallery. `restoreCreation` undoes this until
 * `purgeCreations` removes the row.
 *
 * @throws AppError `not_found` when it is missing, already deleted, or someone else's
 */
export async function deleteCreation(
  db: Database,
  change: { id: string; userId: string; now: Date },
): Promise<void> {
  const [row] = await db
    .update(creations)
    .set({ deletedAt: change.now })
    .where(owned(change, isNull(creations.deletedAt)))
    .returning({ id: creations.id });
  if (!row) missing();
}

/**
 * Undoes `deleteCreation`.
 *
 * @throws AppError `not_found` when the user has no such deleted creation
 */
export async function restoreCreation(
  db: Database,
  change: { id: string; userId: string },
): Promise<void> {
  const [row] = await db
    .update(creations)
    .set({ deletedAt: null })
    .where(owned(change, isNotNull(creations.deletedAt)))
    .returning({ id: creations.id });
  if (!row) missing();
}

/** Permanently removes creations deleted before `before`. Returns how many rows it removed. */
export async function purgeCreations(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(creations)
    .where(and(isNotNull(creations.deletedAt), lt(creations.deletedAt, before)))
    .returning({ id: creations.id });
  return gone.length;
}

function owned(wanted: { id: string; userId: string }, state: SQL): SQL | undefined {
  return and(eq(creations.id, wanted.id), eq(creations.userId, wanted.userId), state);
}

function missing(): never {
  throw new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
}
