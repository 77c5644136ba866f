import "server-only";

import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { type DocumentRow, documentChunks, documents } from "@/db/schema/documents";
import { AppError } from "@/lib/core/errors";

/** A passage without its row id and document id. */
export type StoredChunk = Pick<
  typeof documentChunks.$inferSelect,
  "ordinal" | "place" | "content" | "marks" | "embedding"
>;

/** Embeddings written before others get their turn: Postgres in process answers before the event loop gets to anything else. */
const ROWS_AT_ONCE = 25;
/** Passages read before others get their turn: some 10 ms. */
const ROWS_READ_AT_ONCE = 500;

/**
 * Reads the document a user asks about and updates its last-used time.
 *
 * @param wanted.id defaults to the user's current document of that kind
 * @throws AppError `not_found` when there is none or it is someone else's (indistinguishable)
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
        eq(documents.state, "kept"),
        id ? eq(documents.id, id) : documents.current,
      ),
    )
    .returning();
  if (row) return row;
  throw new AppError(
    "not_found",
    id
      ? "This document has expired. Summarize it again to ask about it."
      : "There's nothing to ask about yet. Summarize something first.",
  );
}

/** All passages of a document, in reading order; read a part at a time, so that others' statements come between those of a book. */
export async function listChunks(db: Database, documentId: string): Promise<StoredChunk[]> {
  const chunks: StoredChunk[] = [];
  for (let isWhole = false; !isWhole; ) {
    const rows = await listChunksFrom(db, documentId, chunks.at(-1));
    isWhole = rows.length < ROWS_READ_AT_ONCE;
    for (const row of rows) chunks.push(row);
    if (!isWhole) await setImmediate();
  }
  return chunks;
}

function listChunksFrom(
  db: Database,
  documentId: string,
  last: StoredChunk | undefined,
): Promise<StoredChunk[]> {
  const { ordinal, place, content, marks, embedding } = documentChunks;
  const isNext = last && gt(ordinal, last.ordinal);
  return db
    .select({ ordinal, place, content, marks, embedding })
    .from(documentChunks)
    .where(and(eq(documentChunks.documentId, documentId), isNext))
    .orderBy(asc(ordinal))
    .limit(ROWS_READ_AT_ONCE);
}

/** The next passages of a document without an embedding, in reading order; none once its owner no longer has it. */
export function listChunksToEmbed(
  db: Database,
  documentId: string,
  { after, most }: { after: number; most: number },
): Promise<Pick<StoredChunk, "ordinal" | "content">[]> {
  const { ordinal, content, embedding } = documentChunks;
  return db
    .select({ ordinal, content })
    .from(documentChunks)
    .innerJoin(documents, eq(documents.id, documentChunks.documentId))
    .where(
      and(
        eq(documentChunks.documentId, documentId),
        eq(documents.state, "kept"),
        gt(ordinal, after),
        isNull(embedding),
      ),
    )
    .orderBy(asc(ordinal))
    .limit(most);
}

/** Adds embeddings to passages; those of a document that is gone are dropped. */
export async function storeEmbeddings(
  db: Database,
  documentId: string,
  rows: readonly Pick<StoredChunk, "ordinal" | "embedding">[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [index, { ordinal, embedding }] of rows.entries()) {
      if (index % ROWS_AT_ONCE === 0) await setImmediate();
      await tx
        .update(documentChunks)
        .set({ embedding })
        .where(and(eq(documentChunks.documentId, documentId), eq(documentChunks.ordinal, ordinal)));
    }
  });
}

/** The newest creation that a document was summarized in; null when there is none, or it was deleted. */
export async function findSummaryOf(
  db: Database,
  wanted: { documentId: string; userId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: creations.id })
    .from(creations)
    .where(
      and(
        eq(creations.userId, wanted.userId),
        sql`${creations.meta} ->> 'contextId' = ${wanted.documentId}`,
        isNull(creations.deletedAt),
      ),
    )
    .orderBy(desc(creations.id))
    .limit(1);
  return row?.id ?? null;
}
