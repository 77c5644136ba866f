import "server-only";

import { and, count, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { deletedFromTheStart } from "@/db/queries/comparisons";
import { keepNotes } from "@/db/queries/creation-notes";
import {
  type CreationCursor,
  type CreationPage,
  type FilterShape,
  type ListedCreation,
  ownedBy,
  ownPage,
} from "@/db/queries/creation-page";
import { partsOfMade } from "@/db/queries/creation-parts";
import { filesOfMade } from "@/db/queries/files";
import { likedBy } from "@/db/queries/likes";
import type { PartRole } from "@/db/schema/creation-parts";
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
  /** Files it is edited with, by what they are to it; they may be part of other creations, too. */
  parts?: Partial<Record<PartRole, string | undefined>>;
  /** What the person gave to write from; kept beside the creation. */
  notes?: string | undefined;
};

/**
 * Saves a result to its owner's history and attaches its files, both or neither. All creations are made
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
  { fileIds = [], parts = {}, parentId, notes, ...fields }: NewCreation,
): Promise<CreationRow> {
  const userId = user.id;
  const createdAt = now();
  const id = nextCreationId();
  const save = async (tx: Database) => {
    const made = tx.$with("made").as(
      tx
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
        .returning(),
    );
    const files = filesOfMade(tx, { ids: fileIds, userId, creationId: id, now: createdAt });
    // One statement: a transaction would take three more round trips.
    const [row] = await tx
      .with(made, ...files, ...partsOfMade(tx, { creationId: id, userId, parts }))
      .select()
      .from(made);
    if (!row) throw new AppError("internal", "We couldn't save your result. Try again.");
    if (notes) await keepNotes(tx, { creationId: id, notes });
    return row;
  };
  return notes ? db.transaction(save) : save(db);
}

/** SQL for the id, or null unless it is one of this owner's creations and not deleted. */
function ownCreationId(db: Database, id: string, userId: string): SQL {
  const own = db
    .select({ id: creations.id })
    .from(creations)
    .where(and(eq(creations.id, id), eq(creations.userId, userId), isNull(creations.deletedAt)));
  return sql`(${own})`;
}

type CreationFilter = {
  userId: string;
  tool?: string | undefined;
  /** Only those that are pinned, or only those that aren't. */
  pinned?: boolean | undefined;
};

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
): Promise<Pick<CreationRow, "id" | "content" | "meta">[]> {
  const { id, content, meta } = creations;
  return db
    .select({ id, content, meta })
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

function shapeOf(filter: CreationFilter): FilterShape {
  return { ofTool: Boolean(filter.tool), ofPinned: filter.pinned !== undefined };
}

function valuesOf({ userId, tool, pinned }: CreationFilter) {
  return { userId, tool, pinned };
}

/** One of the user's own creations; null when it is missing, deleted, or someone else's. */
export async function findCreation(
  db: Database,
  wanted: { id: string; userId: string },
): Promise<ListedCreation | null> {
  const [row] = await db
    .select({ ...getTableColumns(creations), likedBy: likedBy(db, wanted.userId) })
    .from(creations)
    .where(
      and(
        eq(creations.id, wanted.id),
        eq(creations.userId, wanted.userId),
        isNull(creations.deletedAt),
      ),
    );
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
  return (await findCreation(db, wanted)) ?? missingCreation();
}

/** The failure for a creation that is missing, deleted, or someone else's (indistinguishable). */
export function missingCreation(): never {
  throw new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
}
