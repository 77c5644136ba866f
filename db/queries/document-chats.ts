import "server-only";

import { and, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { documentChats, documents } from "@/db/schema/documents";

type Owned = { documentId: string; userId: string };

/**
 * The kept conversation about one of the user's documents; null when none is kept.
 *
 * @param options.isLocked until the end of the transaction, for one that replaces it
 */
export async function findChat(
  db: Database,
  { documentId, userId }: Owned,
  { isLocked = false } = {},
): Promise<unknown[] | null> {
  const found = db
    .select({ messages: documentChats.messages })
    .from(documentChats)
    .innerJoin(documents, eq(documents.id, documentChats.documentId))
    .where(isOwn({ documentId, userId }));
  const [row] = await (isLocked ? found.for("update", { of: documentChats }) : found);
  return row?.messages ?? null;
}

/**
 * Keeps the conversation about one of the user's documents, in place of what was kept of it.
 *
 * @returns false when the document is gone or someone else's
 */
export async function putChat(
  db: Database,
  kept: Owned & { messages: readonly unknown[]; now: Date },
): Promise<boolean> {
  const { documentId, userId, now } = kept;
  const messages = [...kept.messages];
  const own = db
    .select({
      documentId: documents.id,
      messages: sql<unknown[]>`${JSON.stringify(messages)}::jsonb`.as("messages"),
      updatedAt: sql<Date>`${now.toISOString()}::timestamptz`.as("updated_at"),
    })
    .from(documents)
    .where(isOwn({ documentId, userId }));
  const rows = await db
    .insert(documentChats)
    .select(own)
    .onConflictDoUpdate({
      target: documentChats.documentId,
      set: { messages, updatedAt: now },
    })
    .returning({ documentId: documentChats.documentId });
  return rows.length > 0;
}

/**
 * Adds what a run said to the conversation about one of the user's documents, once, if that is kept; the oldest messages
 * beyond `most` go.
 */
export async function addToChat(
  db: Database,
  added: Owned & { run: string; messages: readonly object[]; most: number; now: Date },
): Promise<void> {
  const { documentId, userId, run, most, now } = added;
  const messages = added.messages.map((message) => ({ ...message, run }));
  const all = sql`${documentChats.messages} || ${JSON.stringify(messages)}::jsonb`;
  const latest = sql<unknown[]>`(select jsonb_agg(latest.message order by latest.place) from (
    select message, place from jsonb_array_elements(${all}) with ordinality as every(message, place)
    order by place desc limit ${most}::int) latest)`;
  await db
    .update(documentChats)
    .set({ messages: latest, updatedAt: now })
    .where(
      and(
        inArray(documentChats.documentId, ownDocument(db, { documentId, userId })),
        sql`not ${documentChats.messages} @> ${JSON.stringify([{ run }])}::jsonb`,
      ),
    );
}

/** Deletes the kept conversation about one of the user's documents; nothing happens when there is none. */
export async function removeChat(db: Database, { documentId, userId }: Owned): Promise<void> {
  const own = ownDocument(db, { documentId, userId });
  await db.delete(documentChats).where(inArray(documentChats.documentId, own));
}

function ownDocument(db: Database, { documentId, userId }: Owned) {
  return db.select({ id: documents.id }).from(documents).where(isOwn({ documentId, userId }));
}

function isOwn({ documentId, userId }: Owned) {
  const { id, userId: owner, state } = documents;
  return and(eq(id, documentId), eq(owner, userId), eq(state, "kept"));
}
