import "server-only";

import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";

import type { Database } from "@/db/client";
import { type DocumentRow, documentChunks, documents } from "@/db/schema/documents";
import { AppError } from "@/lib/core/errors";

export type NewDocument = Pick<DocumentRow, "userId" | "kind" | "title" | "meta">;

/** A passage, without what ties it to its document. */
export type StoredChunk = Pick<
  typeof documentChunks.$inferSelect,
  "ordinal" | "place" | "content" | "marks" | "embedding"
>;

/** One statement takes this many passages, so that none of them holds the database for long. */
const INSERT_ROWS = 100;
/** Older ones of a person and kind go, for tabs that still ask about them are closed by then. */
const KEPT_PER_KIND = 20;

/**
 * Keeps a document with its passages and makes it the one its owner asks about, all or nothing. Earlier
 * ones of the kind stay for the tabs that name them, up to 20.
 */
export async function insertDocument(
  db: Database,
  document: NewDocument,
  chunks: readonly StoredChunk[],
  now: Date,
): Promise<DocumentRow> {
  const { userId, kind } = document;
  return db.transaction(async (tx) => {
    // Two summaries that end at once take turns: one document is the current one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`document ${kind} ${userId}`}))`);
    const ofKind = and(eq(documents.userId, userId), eq(documents.kind, kind));
    await tx.update(documents).set({ current: false }).where(and(ofKind, documents.current));
    const [row] = await tx
      .insert(documents)
      .values({ id: uuidv7(), ...document, createdAt: now, usedAt: now })
      .returning();
    if (!row) throw new AppError("internal", "The document could not be kept.");
    for (let start = 0; start < chunks.length; start += INSERT_ROWS) {
      const rows = chunks.slice(start, start + INSERT_ROWS);
      await tx
        .insert(documentChunks)
        .values(rows.map((chunk) => ({ id: uuidv7(), documentId: row.id, ...chunk })));
    }
    const old = tx
      .select({ id: documents.id })
      .from(documents)
      .where(ofKind)
      .orderBy(desc(documents.createdAt), desc(documents.id))
      .offset(KEPT_PER_KIND);
    await tx.delete(documents).where(inArray(documents.id, old));
    return row;
  });
}

/**
 * The document that a person asks about, which counts as a use of it.
 *
 * @param wanted.id one of their own; the current one of the kind when absent
 * @throws AppError `not_found` when there is none, or when it is someone else's; the two look the same
 */
export async function touchDocument(
  db: Database,
  wanted: { userId: string; kind: DocumentRow["kind"]; id?: string | undefined },
  now: Date,
): Promise<DocumentRow> {
  const { userId, kind, id } = wanted;
  const [row] = await db
    .update(documents)
    .set({ usedAt: now })
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.kind, kind),
        id ? eq(documents.id, id) : documents.current,
      ),
    )
    .returning();
  if (row) return row;
  throw new AppError(
    "not_found",
    id
      ? "This document is no longer here. Summarize it again to ask about it."
      : "There is no document to ask about yet. Summarize one first.",
  );
}

/** All passages of a document in their order. */
export async function listChunks(db: Database, documentId: string): Promise<StoredChunk[]> {
  const { ordinal, place, content, marks, embedding } = documentChunks;
  return db
    .select({ ordinal, place, content, marks, embedding })
    .from(documentChunks)
    .where(eq(documentChunks.documentId, documentId))
    .orderBy(asc(ordinal));
}

/** Removes what nobody summarised or asked about since `before`. Returns how many documents went. */
export async function purgeDocuments(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(documents)
    .where(lt(documents.usedAt, before))
    .returning({ id: documents.id });
  return gone.length;
}
