import "server-only";

import { setImmediate } from "node:timers/promises";
import { and, desc, eq, exists, inArray, notExists, or, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";

import type { Database } from "@/db/client";
import { isOrphan } from "@/db/failure-kinds";
import { lockAccount } from "@/db/queries/account-lock";
import type { StoredChunk } from "@/db/queries/documents";
import { deleteRemovedDocuments, REMOVED } from "@/db/queries/remove-documents";
import { type DocumentRow, documentChats, documentChunks, documents } from "@/db/schema/documents";
import { accountIsGone } from "@/db/statement-error";

/** A document as its reader hands it over; the id and timestamps are set on insert. */
type NewDocument = Pick<DocumentRow, "userId" | "kind" | "title" | "meta"> & {
  /** False for one that questions aren't about unless they name it. */
  current?: boolean;
};

/** Passages written before others get their turn: Postgres in process answers before the event loop gets to anything else. */
const ROWS_AT_ONCE = 25;
/** Documents kept per user and kind: those that nobody has asked about for the longest time go first. */
const KEPT_PER_KIND = 20;
/** As many again whose conversations the person keeps. */
const KEPT_WITH_CHAT = 200;

/**
 * Saves a document with its passages and makes it the user's current one of that kind unless told otherwise.
 * The 20 of the kind that were used last are kept, for tabs that ask about an earlier one by id, and 200 of those whose
 * conversations are kept, which say so for 30 days.
 */
export async function insertDocument(
  db: Database,
  document: NewDocument,
  chunks: readonly StoredChunk[],
  now: Date,
): Promise<DocumentRow> {
  return insertDocumentWith(db, document, chunks, now, async (_tx, row) => row);
}

/**
 * Saves a document as `insertDocument` does, and in the same transaction what `saveMore` saves.
 *
 * The passages are written before, a few at a time, each time in a transaction of their own: one over all of a book would
 * hold the only connection of the embedded database for seconds. Until all are there, the document isn't.
 *
 * @throws AppError `unauthenticated` when the account is deleted meanwhile
 */
export async function insertDocumentWith<Saved>(
  db: Database,
  document: NewDocument,
  chunks: readonly StoredChunk[],
  now: Date,
  saveMore: (tx: Database, row: DocumentRow) => Promise<Saved>,
): Promise<Saved> {
  const { userId, current = true } = document;
  const id = uuidv7();
  let saved: Saved;
  try {
    const dates = { createdAt: now, usedAt: now };
    await db
      .insert(documents)
      .values({ id, ...document, state: "writing", current: false, ...dates });
    await writePassages(db, id, chunks);
    saved = await db.transaction(async (tx) => {
      const row = await appear(tx, { ...document, id, current });
      return saveMore(tx, row);
    });
  } catch (error) {
    await discard(db, { id, userId }).catch(leaveToPurge);
    throw error;
  }
  await deleteRemovedDocuments(db, userId).catch(leaveToPurge);
  return saved;
}

/** A document that is removed isn't there anymore, even if its rows are for another day. */
function leaveToPurge(): void {}

async function writePassages(
  db: Database,
  documentId: string,
  chunks: readonly StoredChunk[],
): Promise<void> {
  for (let start = 0; start < chunks.length; start += ROWS_AT_ONCE) {
    await setImmediate();
    const rows = chunks.slice(start, start + ROWS_AT_ONCE);
    try {
      await db
        .insert(documentChunks)
        .values(rows.map((chunk) => ({ id: uuidv7(), documentId, ...chunk })));
    } catch (cause) {
      // Nothing else deletes a document that is being written.
      throw isOrphan(cause) ? accountIsGone(cause) : cause;
    }
  }
}

/** Makes a document whose passages are written the owner's, and removes those that are too many with it. */
async function appear(
  tx: Database,
  { id, userId, kind, current }: Pick<DocumentRow, "id" | "userId" | "kind" | "current">,
): Promise<DocumentRow> {
  await lockAccount(tx, userId);
  // Two summaries finishing at once must not both become current.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`document ${kind} ${userId}`}))`);
  const ofKind = and(
    eq(documents.userId, userId),
    eq(documents.kind, kind),
    eq(documents.state, "kept"),
  );
  if (current)
    await tx.update(documents).set({ current: false }).where(and(ofKind, documents.current));
  const [row] = await tx
    .update(documents)
    .set({ state: "kept", current })
    .where(and(eq(documents.id, id), eq(documents.state, "writing")))
    .returning();
  if (!row) throw accountIsGone();
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
    .update(documents)
    .set(REMOVED)
    .where(
      or(
        inArray(documents.id, beyond(KEPT_PER_KIND, notExists(chatOf))),
        inArray(documents.id, beyond(KEPT_WITH_CHAT, exists(chatOf))),
      ),
    );
  return row;
}

/** Removes a document unless it appeared, which a server that went away then may have failed to say. */
async function discard(
  db: Database,
  { id, userId }: Pick<DocumentRow, "id" | "userId">,
): Promise<void> {
  await db
    .update(documents)
    .set(REMOVED)
    .where(and(eq(documents.id, id), eq(documents.state, "writing")));
  await deleteRemovedDocuments(db, userId);
}
