import "server-only";

import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";

import type { Database } from "@/db/client";
import { contactMessages } from "@/db/schema/contact-messages";

export type ContactMessage = typeof contactMessages.$inferSelect;

export async function insertContactMessage(
  db: Database,
  message: Omit<ContactMessage, "doneAt">,
): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export async function countOpenMessages(db: Database): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(contactMessages)
    .where(isNull(contactMessages.doneAt));
  return row?.open ?? 0;
}

/** Where a page of messages begins: behind this one. */
type MessagePosition = { open: boolean; createdAt: Date; id: string };

/** Open ones first, each part newest first. */
export function listContactMessages(
  db: Database,
  page: { after: MessagePosition | undefined; limit: number },
): Promise<ContactMessage[]> {
  const { doneAt, createdAt, id } = contactMessages;
  return db
    .select()
    .from(contactMessages)
    .where(page.after && behind(page.after))
    .orderBy(isNotNull(doneAt), desc(createdAt), desc(id))
    .limit(page.limit);
}

function behind(after: MessagePosition): SQL | undefined {
  const { doneAt, createdAt, id } = contactMessages;
  const older = or(
    lt(createdAt, after.createdAt),
    and(eq(createdAt, after.createdAt), lt(id, after.id)),
  );
  return after.open ? or(isNotNull(doneAt), older) : and(isNotNull(doneAt), older);
}

/**
 * Marks a message as done, or as open again with null.
 *
 * @returns false when there is no such message
 */
export async function setMessageDone(
  db: Database,
  change: { id: string; doneAt: Date | null },
): Promise<boolean> {
  const changed = await db
    .update(contactMessages)
    .set({ doneAt: change.doneAt })
    .where(eq(contactMessages.id, change.id))
    .returning({ id: contactMessages.id });
  return changed.length > 0;
}

/** Marks every open message as done. */
export async function setAllMessagesDone(db: Database, doneAt: Date): Promise<void> {
  await db.update(contactMessages).set({ doneAt }).where(isNull(contactMessages.doneAt));
}

/** @returns false when there is no such message */
export async function deleteContactMessage(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return deleted.length > 0;
}

/** Deletes messages that were done before `done`, and those that came before `received`. */
export async function purgeContactMessages(
  db: Database,
  before: { done: Date; received: Date },
): Promise<void> {
  await db
    .delete(contactMessages)
    .where(
      or(lt(contactMessages.doneAt, before.done), lt(contactMessages.createdAt, before.received)),
    );
}
