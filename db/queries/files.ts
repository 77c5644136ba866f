import "server-only";

import { setImmediate } from "node:timers/promises";
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  not,
  notInArray,
  or,
  type Placeholder,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { isPart, isPartOfSomeCreation, shownPartOf } from "@/db/queries/creation-parts";
import { creations } from "@/db/schema/creations";
import { type FileRow, files } from "@/db/schema/files";

/** Files marked before others get their turn at the only connection of an embedded database. */
const ROWS_AT_ONCE = 500;

export type NewFile = Omit<FileRow, "creationId" | "chainItemId" | "discardedAt" | "isSource"> & {
  isSource?: boolean;
};

/** Records a file that is about to be stored, attached to no creation yet. */
export async function insertFile(db: Database, file: NewFile): Promise<void> {
  const { isSource = false } = file;
  await keptStatement(db, "insert a file", (name) => inserting(db).prepare(name)).execute({
    ...file,
    isSource,
  });
}

function inserting(db: Database) {
  const { placeholder } = sql;
  return db.insert(files).values({
    id: placeholder("id"),
    userId: placeholder("userId"),
    contentType: placeholder("contentType"),
    byteSize: placeholder("byteSize"),
    sha256: placeholder("sha256"),
    width: placeholder("width"),
    height: placeholder("height"),
    isSource: placeholder("isSource"),
    createdAt: placeholder("createdAt"),
  });
}

/**
 * Parts of the statement whose part `made` saves a creation: attach files to it, ids of files that aren't `userId`'s being
 * ignored, and mark the files for removal that it had when its run began before.
 */
export function filesOfMade(
  db: Database,
  change: {
    ids: readonly Placeholder[];
    userId: Placeholder;
    creationId: Placeholder;
    now: Placeholder;
  },
) {
  const { creationId } = change;
  const ids = [...change.ids];
  const isMade = sql`exists (select from made)`;
  return [
    db.$with("attached").as(
      db
        .update(files)
        .set({ creationId: sql`${creationId}` })
        .where(and(inArray(files.id, ids), eq(files.userId, change.userId), isMade))
        .returning({ id: files.id }),
    ),
    db.$with("replaced").as(
      db
        .update(files)
        .set({ creationId: null, discardedAt: sql`${sql.param(change.now, files.discardedAt)}` })
        .where(and(eq(files.creationId, creationId), notInArray(files.id, ids), isMade))
        .returning({ id: files.id }),
    ),
  ];
}

/** A file the viewer may see; `published` when everyone may. A part has the id of a creation that it's part of. */
export type VisibleFile = FileRow & { published: boolean };

/**
 * Finds a file the viewer may see: their own, or one whose creation is published, unless it's what that was made from.
 * Files of a deleted creation are hidden from everyone, even while the deletion can be undone; parts are when all creations
 * they are part of are deleted.
 *
 * @param wanted.viewerId null for a signed-out visitor
 * @returns null when it is missing or off-limits (indistinguishable)
 */
export async function findVisibleFile(
  db: Database,
  wanted: { id: string; viewerId: string | null },
): Promise<VisibleFile | null> {
  const [row] = await db
    .select({
      file: files,
      published: creations.published,
      deletedAt: creations.deletedAt,
      isPart: isPartOfSomeCreation(db),
      partOf: shownPartOf(db),
    })
    .from(files)
    .leftJoin(creations, and(eq(creations.id, files.creationId), eq(files.isSource, false)))
    .where(and(eq(files.id, wanted.id), isNull(files.discardedAt)));
  if (!row || row.deletedAt || (row.isPart && !row.partOf)) return null;
  const { file, published, partOf } = row;
  if (!published && file.userId !== wanted.viewerId) return null;
  const creationId = file.isSource ? partOf : file.creationId;
  return { ...file, creationId, published: published ?? false };
}

/** The image files that a creation shows. */
export function listImagesOf(db: Database, creationId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.creationId, creationId),
        eq(files.isSource, false),
        isNull(files.discardedAt),
        like(files.contentType, "image/%"),
      ),
    );
}

/** The files of several of a user's creations, without what those were made from. */
export function listFilesOf(
  db: Database,
  wanted: { creationIds: readonly string[]; userId: string },
): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(
      and(
        inArray(files.creationId, [...wanted.creationIds]),
        eq(files.userId, wanted.userId),
        eq(files.isSource, false),
        isNull(files.discardedAt),
      ),
    );
}

/** Marks files for removal; ones that a creation has are skipped. */
export async function discardFiles(
  db: Database,
  change: { ids: readonly string[]; now: Date },
): Promise<void> {
  if (change.ids.length === 0) return;
  await db
    .update(files)
    .set({ discardedAt: change.now })
    .where(
      and(inArray(files.id, [...change.ids]), isNull(files.creationId), not(isPart(db, files.id))),
    );
}

/** Marks all files of a user whose account was deleted for removal, some at a time. */
export async function discardFilesOf(
  db: Database,
  change: { userId: string; now: Date },
): Promise<void> {
  const isKept = and(eq(files.userId, change.userId), isNull(files.discardedAt));
  for (;;) {
    const batch = db.select({ id: files.id }).from(files).where(isKept).limit(ROWS_AT_ONCE);
    const marked = await db
      .update(files)
      .set({ discardedAt: change.now })
      .where(inArray(files.id, batch))
      .returning({ id: files.id });
    if (marked.length < ROWS_AT_ONCE) return;
    await setImmediate();
  }
}

/**
 * Ids of files whose stored object can be removed, in their order: discarded ones, and ones created before `before` that
 * no creation and no chain run uses.
 *
 * @param query.after the last id already seen; `userId` and `ids` leave out all others
 */
export async function listRemovableFiles(
  db: Database,
  query: {
    before: Date;
    limit: number;
    after?: string | undefined;
    userId?: string;
    ids?: readonly string[];
  },
): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        query.after ? gt(files.id, query.after) : undefined,
        query.userId ? eq(files.userId, query.userId) : undefined,
        query.ids ? inArray(files.id, [...query.ids]) : undefined,
        or(
          isNotNull(files.discardedAt),
          and(
            isNull(files.creationId),
            isNull(files.chainItemId),
            lt(files.createdAt, query.before),
            not(isPart(db, files.id)),
          ),
        ),
      ),
    )
    .orderBy(files.id)
    .limit(query.limit);
  return rows.map((row) => row.id);
}

/** Those of the ids that still have a row. */
export async function listFileIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return rows.map((row) => row.id);
}

/** Deletes rows only; remove the stored objects first. */
export async function deleteFiles(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(files).where(inArray(files.id, [...ids]));
}
