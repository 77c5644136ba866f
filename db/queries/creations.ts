import "server-only";

import { and, count, eq, getTableColumns, inArray, isNull } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { keepNotes } from "@/db/queries/creation-notes";
import {
  type CreationCursor,
  type CreationPage,
  type FilterShape,
  type ListedCreation,
  ownedBy,
  ownPage,
} from "@/db/queries/creation-page";
import {
  fileName,
  type SavingShape,
  type SavingValues,
  savingCreation,
} from "@/db/queries/creation-saving";
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
  const { published = false, truncated = false, meta = {} } = fields;
  const values: SavingValues = {
    ...fields,
    id: nextCreationId(),
    userId: user.id,
    meta,
    truncated,
    published,
    parentId: parentId ?? null,
    now: now(),
  };
  const shape: SavingShape = {
    fileCount: fileIds.length,
    hasParent: parentId !== undefined,
    compared: compared ?? null,
    parts,
  };
  const save = async (tx: Database) => {
    const files = Object.fromEntries(fileIds.map((id, at) => [fileName(at), id]));
    const [row] = await statementFor(tx, values, shape).execute({ ...values, ...files });
    if (!row) throw new AppError("internal", "We couldn't save your result. Try again.");
    if (notes) await keepNotes(tx, { creationId: values.id, notes });
    return row;
  };
  return notes ? db.transaction(save) : save(db);
}

/** Kept where its shape holds nothing of one creation alone. */
function statementFor(
  db: Database,
  whose: { id: string; userId: string },
  shape: SavingShape,
): ReturnType<typeof prepared> {
  const prepared = (name: string) => savingCreation(db, whose, shape).prepare(name);
  if (shape.compared || Object.keys(shape.parts).length > 0) return prepared("");
  const { fileCount, hasParent } = shape;
  return keptStatement(db, `save a creation ${JSON.stringify({ fileCount, hasParent })}`, prepared);
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
  query: CreationFilter & { limit: number; after?: CreationCursor | undefined; preview?: boolean },
): Promise<CreationPage> {
  const { after, limit, preview = false } = query;
  const shape = { ...shapeOf(query), continued: Boolean(after), preview };
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
): Promise<Pick<CreationRow, "id" | "type" | "content" | "meta">[]> {
  const { id, type, content, meta } = creations;
  return db
    .select({ id, type, content, meta })
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
