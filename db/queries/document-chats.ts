import "server-only";

import { and, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { documentChats, documents } from "@/db/schema/documents";

type Owned = { documentId: string; userId: string };

/** The kept conversation about one of the user's documents; null when none is kept. */
export async function findChat(
  db: Database,
  { documentId, userId }: Owned,
): Promise<unknown[] | null> {
  const [row] = await db
    .select({ messages: documentChats.messages })
    .from(documentChats)
    .innerJoin(documents, eq(documents.id, documentChats.documentId))
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
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
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
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

/** Deletes the kept conversation about one of the user's documents; nothing happens when there is none. */
export async function removeChat(db: Database, { documentId, userId }: Owned): Promise<void> {
  const own = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
  await db.delete(documentChats).where(inArray(documentChats.documentId, own));
}
