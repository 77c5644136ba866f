import "server-only";

import { setImmediate } from "node:timers/promises";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { uuidv7 } from "uuidv7";

import type { Database } from "@/db/client";
import { lockAccount } from "@/db/queries/account-lock";
import { creations } from "@/db/schema/creations";
import { type DocumentRow, documentChats, documentChunks, documents } from "@/db/schema/documents";
import { AppError } from "@/lib/core/errors";

/** A document as its reader hands it over; the id and timestamps are set on insert. */
export type NewDocument = Pick<DocumentRow, "userId" | "kind" | "title" | "meta"> & {
  /** False for one that questions aren't about unless they name it. */
  current?: boolean;
};

/** A passage without its row id and document id. */
export type StoredChunk = Pick<
  typeof documentChunks.$inferSelect,
  "ordinal" | "place" | "content" | "marks" | "embedding"
>;

/** Passages written before others get their turn: Postgres in process answers before the event loop gets to anything else. */
const ROWS_AT_ONCE = 25;
/** Documents kept per user and kind: those that nobody has asked about for the longest time go first. */
const KEPT_PER_KIND = 20;
/** As many again whose conversations the person keeps. */
const KEPT_WITH_CHAT = 200;

/**
 * Saves a document with its passages and makes it the user's current one of that kind unless told otherwise, in one
 * transaction.
 * The 20 of the kind that were used last are kept, for tabs that ask about an earlier one by id, and 200 of those whose
 * conversations are kept, which say so for 30 days.
 */
export async function insertDocument(
  db: Database,
  document: NewDocument,
  chunks: readonly StoredChunk[],
  now: Date,
): Promise<DocumentRow> {
  const { userId, kind, current = true } = document;
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // Two summaries finishing at once must not both become current.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`document ${kind} ${userId}`}))`);
    const ofKind = and(eq(documents.userId, userId), eq(documents.kind, kind));
    if (current)
      await tx.update(documents).set({ current: false }).where(and(ofKind, documents.current));
    const [row] = await tx
      .insert(documents)
      .values({ id: uuidv7(), ...document, createdAt: now, usedAt: now })
      .returning();
    if (!row) throw new AppError("internal", "We couldn't save the document. Try again.");
    for (let start = 0; start < chunks.length; start += ROWS_AT_ONCE) {
      await setImmediate();
      const rows = chunks.slice(start, start + ROWS_AT_ONCE);
      await tx
        .insert(documentChunks)
        .values(rows.map((chunk) => ({ id: uuidv7(), documentId: row.id, ...chunk })));
    }
    const chatOf = tx
      .select({ id: documentChats.documentId })
      .from(documentChats)
      .where(eq(documentChats.documentId, documents.id));
    const beyond = (kept: number, hasChat: SQL) =>
      tx
        .select({ id: documents.id })
        .from(documents)
        .where(and(ofKind, hasChat))
        .orderBy(desc(documents.usedAt), desc(documents.id))
        .offset(kept);
    await tx
      .delete(documents)
      .where(
        or(
          inArray(documents.id, beyond(KEPT_PER_KIND, notExists(chatOf))),
          inArray(documents.id, beyond(KEPT_WITH_CHAT, exists(chatOf))),
        ),
      );
    return row;
  });
}

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

/** All passages of a document, in reading order. */
export async function listChunks(db: Database, documentId: string): Promise<StoredChunk[]> {
  const { ordinal, place, content, marks, embedding } = documentChunks;
  return db
    .select({ ordinal, place, content, marks, embedding })
    .from(documentChunks)
    .where(eq(documentChunks.documentId, documentId))
    .orderBy(asc(ordinal));
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

/** Deletes documents last used before `before`. Returns how many it deleted. */
export async function purgeDocuments(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(documents)
    .where(lt(documents.usedAt, before))
    .returning({ id: documents.id });
  return gone.length;
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
