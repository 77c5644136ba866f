import "server-only";

import { and, eq, inArray, isNotNull, isNull, like, lt, or } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { type FileRow, files } from "@/db/schema/files";

export type NewFile = Omit<FileRow, "creationId" | "discardedAt">;

export async function insertFile(db: Database, file: NewFile): Promise<void> {
  await db.insert(files).values(file);
}

/** Makes files part of a creation of the same owner. */
export async function attachFiles(
  db: Database,
  change: { ids: readonly string[]; userId: string; creationId: string },
): Promise<void> {
  if (change.ids.length === 0) return;
  await db
    .update(files)
    .set({ creationId: change.creationId })
    .where(and(inArray(files.id, [...change.ids]), eq(files.userId, change.userId)));
}

/** A file that may be looked at, and whether everybody may. */
export type VisibleFile = FileRow & { published: boolean };

/**
 * A file as this viewer may see it: the owner's own, or one whose creation is published. A creation that
 * is deleted, though that can be undone, shows its files to nobody.
 *
 * @param viewerId null for a visitor
 * @returns null when it is missing or not for this viewer; the two look the same
 */
export async function findVisibleFile(
  db: Database,
  wanted: { id: string; viewerId: string | null },
): Promise<VisibleFile | null> {
  const [row] = await db
    .select({ file: files, published: creations.published, deletedAt: creations.deletedAt })
    .from(files)
    .leftJoin(creations, eq(creations.id, files.creationId))
    .where(and(eq(files.id, wanted.id), isNull(files.discardedAt)));
  if (!row || row.deletedAt) return null;
  const published = row.published ?? false;
  if (!published && row.file.userId !== wanted.viewerId) return null;
  return { ...row.file, published };
}

/** The pictures that a creation shows. */
export function listPicturesOf(db: Database, creationId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.creationId, creationId),
        isNull(files.discardedAt),
        like(files.contentType, "image/%"),
      ),
    );
}

/** Marks files that no creation shows for removal. */
export async function discardFiles(
  db: Database,
  change: { ids: readonly string[]; now: Date },
): Promise<void> {
  if (change.ids.length === 0) return;
  await db
    .update(files)
    .set({ discardedAt: change.now })
    .where(and(inArray(files.id, [...change.ids]), isNull(files.creationId)));
}

/**
 * Files whose object is to be removed: the discarded ones, and those that were stored before `before`
 * and belong to no creation (any more).
 */
export async function listRemovableFiles(
  db: Database,
  query: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      or(
        isNotNull(files.discardedAt),
        and(isNull(files.creationId), lt(files.createdAt, query.before)),
      ),
    )
    .limit(query.limit);
  return rows.map((row) => row.id);
}

export async function deleteFiles(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(files).where(inArray(files.id, [...ids]));
}
