import "server-only";

import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { deletedFromTheStart } from "@/db/queries/comparisons";
import { keepNotes } from "@/db/queries/creation-notes";
import { attachFiles, replaceFiles } from "@/db/queries/files";
import { likedBy } from "@/db/queries/likes";
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
  /** What the person gave to write from; kept beside the creation. */
  notes?: string | undefined;
};

/**
 * Saves a result to its owner's history and attaches its files, in one transaction. All creations are made
 * here. A run that begins again saves its result over that of the process that died.
 */
export async function keepCreation(
  {
    db,
    user,
    now,
    nextCreationId,
    compared,
  }: {
    db: Database;
    user: { id: string };
    now: () => Date;
    nextCreationId: () => string;
    /** Set when the result is one of two to compare. */
    compared?: { id: string; side: 1 | 2 } | null;
  },
  { fileIds = [], parentId, notes, ...fields }: NewCreation,
): Promise<CreationRow> {
  const userId = user.id;
  const createdAt = now();
  const id = nextCreationId();
  const save = async (tx: Database) => {
    const [row] = await tx
      .insert(creations)
      .values({
        id,
        userId,
        ...fields,
        parentId: parentId === undefined ? null : ownCreationId(tx, parentId, userId),
        publishedAt: fields.published ? createdAt : null,
        ...(compared && {
          comparisonId: compared.id,
          comparisonSide: compared.side,
          deletedAt: deletedFromTheStart(tx, compared, userId),
        }),
        createdAt,
        updatedAt: createdAt,
      })
      .onConflictDoUpdate({
        target: creations.id,
        set: {
          content: fields.content,
          meta: fields.meta ?? {},
          truncated: fields.truncated ?? false,
          updatedAt: createdAt,
        },
        setWhere: eq(creations.userId, userId),
      })
      .returning();
    if (!row) throw new AppError("internal", "We couldn't save your result. Try again.");
    if (row.updatedAt > row.createdAt) await replaceFiles(tx, { creationId: id, now: createdAt });
    await attachFiles(tx, { ids: fileIds, userId, creationId: id });
    if (notes) await keepNotes(tx, { creationId: id, notes });
    return row;
  };
  // Without files and notes it's one statement, and a transaction would take two more.
  return fileIds.length === 0 && !notes ? save(db) : db.transaction(save);
}

/** SQL for the id, or null unless it is one of this owner's creations and not deleted. */
function ownCreationId(db: Database, id: string, userId: string): SQL {
  const own = db
    .select({ id: creations.id })
    .from(creations)
    .where(and(eq(creations.id, id), eq(creations.userId, userId), isNull(creations.deletedAt)));
  return sql`(${own})`;
}

/** Text on a page of creations: a hundred long articles. Somebody's longest texts would make it twenty times that. */
export const PAGE_BYTES = 1024 * 1024;

/** Position in a list sorted pinned first, then newest: the last row already seen. */
export type CreationCursor = { pinned: boolean; createdAt: Date; id: string };

type CreationFilter = {
  userId: string;
  tool?: string | undefined;
  /** Only those that are pinned, or only those that aren't. */
  pinned?: boolean | undefined;
};

/** A creation in a list, with the users who like it as in `likedBy`. */
export type ListedCreation = CreationRow & { likedBy: string[] | null };

/** A page of a list, and whether the list goes on after it. */
export type CreationPage = { rows: ListedCreation[]; hasMore: boolean };

/**
 * The user's own creations, pinned first, then newest; deleted ones are left out. A page ends early after `PAGE_BYTES`
 * of text, but always has a row.
 */
export async function listCreations(
  db: Database,
  query: CreationFilter & { limit: number; after?: CreationCursor | undefined },
): Promise<CreationPage> {
  const { after, limit } = query;
  const shape = { ...shapeOf(query), continued: Boolean(after) };
  const page = keptStatement(db, `own creations ${JSON.stringify(shape)}`, (name) =>
    ownPage(db, shape).prepare(name),
  );
  const place = {
    afterPinned: after?.pinned,
    createdAt: after?.createdAt.toISOString(),
    id: after?.id,
  };
  // One extra row tells whether there are more.
  const found = await page.execute({ ...valuesOf(query), ...place, limit: limit + 1 });
  const rows = found.slice(0, limit).map(({ found: _, bytesAbove: __, ...row }) => row);
  return { rows, hasMore: (found[0]?.found ?? 0) > rows.length };
}

/** The texts of those of the creations that are the user's and not deleted. */
export async function listTexts(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<{ id: string; content: string }[]> {
  const { id, content } = creations;
  return db
    .select({ id, content })
    .from(creations)
    .where(and(eq(creations.userId, userId), inArray(id, [...ids]), isNull(creations.deletedAt)));
}

/** How many creations `listCreations` would return without a limit. */
export async function countCreations(db: Database, filter: CreationFilter): Promise<number> {
  const shape = shapeOf(filter);
  const counting = keptStatement(db, `count of creations ${JSON.stringify(shape)}`, (name) =>
    db.select({ total: count() }).from(creations).where(ownedBy(shape)).prepare(name),
  );
  const [row] = await counting.execute(valuesOf(filter));
  return row?.total ?? 0;
}

/** Where the text of a creation is selected from. */
type TextColumns = Record<"prompt" | "content" | "meta", SQLWrapper>;

/** SQL for what a creation adds to an answer, in bytes. Reading the length of a text doesn't read the text. */
export function textBytes({ prompt, content, meta }: TextColumns): SQL<number> {
  return sql`octet_length(${prompt}) + octet_length(${content}) + pg_column_size(${meta})`;
}

type FilterShape = { ofTool: boolean; ofPinned: boolean };

function shapeOf(filter: CreationFilter): FilterShape {
  return { ofTool: Boolean(filter.tool), ofPinned: filter.pinned !== undefined };
}

function valuesOf({ userId, tool, pinned }: CreationFilter) {
  return { userId, tool, pinned };
}

function ownPage(db: Database, shape: FilterShape & { continued: boolean }) {
  const { placeholder } = sql;
  const before = sql`(${placeholder("afterPinned")}::boolean, ${placeholder("createdAt")}::timestamptz, ${placeholder("id")}::uuid)`;
  const older = lt(sql`(${creations.pinned}, ${creations.createdAt}, ${creations.id})`, before);
  const page = db
    .select({
      ...getTableColumns(creations),
      likedBy: likedBy(db, placeholder("userId")).as("liked_by"),
    })
    .from(creations)
    .where(and(ownedBy(shape), shape.continued ? older : undefined))
    .orderBy(desc(creations.pinned), desc(creations.createdAt), desc(creations.id))
    .limit(placeholder("limit"))
    .as("page");
  const inOrder = sql`${desc(page.pinned)}, ${desc(page.createdAt)}, ${desc(page.id)}`;
  const above = sql`(order by ${inOrder} rows between unbounded preceding and 1 preceding)`;
  const measured = db
    .select({
      ...page._.selectedFields,
      found: sql<number>`(count(*) over ())::int`.as("found"),
      bytesAbove: sql<number>`coalesce(sum(${textBytes(page)}) over ${above}, 0)`.as("bytes_above"),
    })
    .from(page)
    .as("measured");
  return db
    .select()
    .from(measured)
    .where(lt(measured.bytesAbove, PAGE_BYTES))
    .orderBy(desc(measured.pinned), desc(measured.createdAt), desc(measured.id));
}

function ownedBy(shape: FilterShape): SQL | undefined {
  return and(
    eq(creations.userId, sql.placeholder("userId")),
    isNull(creations.deletedAt),
    shape.ofTool ? eq(creations.tool, sql.placeholder("tool")) : undefined,
    shape.ofPinned ? eq(creations.pinned, sql.placeholder("pinned")) : undefined,
  );
}

/** One of the user's own creations; null when it is missing, deleted, or someone else's. */
export async function findCreation(
  db: Database,
  wanted: { id: string; userId: string },
): Promise<ListedCreation | null> {
  const [row] = await db
    .select({ ...getTableColumns(creations), likedBy: likedBy(db, wanted.userId) })
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
): Promise<ListedCreation> {
  return (await findCreation(db, wanted)) ?? missing();
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
