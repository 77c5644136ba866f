import "server-only";

import { setImmediate } from "node:timers/promises";
import { and, eq, gte, lt, max, or } from "drizzle-orm";

import type { Database } from "@/db/client";
import { documentChunks, documents } from "@/db/schema/documents";

/** What a document becomes that its owner no longer has; `deleteRemovedDocuments` deletes its rows. */
export const REMOVED = { state: "removed", current: false } as const;

/** Passages deleted before others get their turn: some 10 ms of the only connection of an embedded database. */
const ROWS_AT_ONCE = 500;

/** Removes all documents of a user whose account is being deleted, those being written, too. */
export async function removeDocumentsOf(db: Database, userId: string): Promise<void> {
  await db.update(documents).set(REMOVED).where(eq(documents.userId, userId));
}

/**
 * Deletes documents that were removed, a few passages at a time: a book's at once would hold the only connection of an
 * embedded database.
 *
 * @param userId whose documents; everybody's by default
 */
export async function deleteRemovedDocuments(db: Database, userId?: string): Promise<void> {
  const removed = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.state, "removed"), userId ? eq(documents.userId, userId) : undefined));
  for (const { id } of removed) {
    await deletePassages(db, id);
    await db.delete(documents).where(eq(documents.id, id));
  }
}

async function deletePassages(db: Database, documentId: string): Promise<void> {
  const { ordinal } = documentChunks;
  const ofDocument = eq(documentChunks.documentId, documentId);
  const [found] = await db
    .select({ last: max(ordinal) })
    .from(documentChunks)
    .where(ofDocument);
  const last = found?.last ?? -1;
  for (let start = 0; start <= last; start += ROWS_AT_ONCE) {
    await setImmediate();
    await db
      .delete(documentChunks)
      .where(and(ofDocument, gte(ordinal, start), lt(ordinal, start + ROWS_AT_ONCE)));
  }
}

/**
 * Deletes documents last used before `unused`, those whose writing began before `unfinished` and never ended, because the
 * process did, and what is left of removed ones.
 */
export async function purgeDocuments(
  db: Database,
  before: { unused: Date; unfinished: Date },
): Promise<void> {
  const { state, usedAt, createdAt } = documents;
  const isUnfinished = and(eq(state, "writing"), lt(createdAt, before.unfinished));
  await db
    .update(documents)
    .set(REMOVED)
    .where(or(and(eq(state, "kept"), lt(usedAt, before.unused)), isUnfinished));
  await deleteRemovedDocuments(db);
}
