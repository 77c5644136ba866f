import "server-only";

import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { type CreationRow, creations } from "@/db/schema/creations";

/** What names a creation in an archive, and how long its text is in bytes. */
export type ArchivedCreation = Pick<
  CreationRow,
  "id" | "tool" | "type" | "prompt" | "title" | "createdAt"
> & { textBytes: number };

/** A user's own creations with these ids, without their texts, in the list's order; deleted ones are left out. */
export function listForArchive(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<ArchivedCreation[]> {
  const { id, tool, type, prompt, title, createdAt, content } = creations;
  const textBytes = sql<number>`octet_length(${content})`;
  return db
    .select({ id, tool, type, prompt, title, createdAt, textBytes })
    .from(creations)
    .where(and(inArray(id, [...ids]), eq(creations.userId, userId), isNull(creations.deletedAt)))
    .orderBy(desc(creations.pinned), desc(createdAt), desc(id));
}

/** The text of one of a user's own creations, and what its file says of it; null once it's deleted for good. */
export async function findArchivedText(
  db: Database,
  wanted: { userId: string; id: string },
): Promise<Pick<CreationRow, "type" | "content" | "meta"> | null> {
  const { type, content, meta } = creations;
  const [row] = await db
    .select({ type, content, meta })
    .from(creations)
    .where(and(eq(creations.id, wanted.id), eq(creations.userId, wanted.userId)));
  return row ?? null;
}
