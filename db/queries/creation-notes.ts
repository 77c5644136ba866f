import "server-only";

import { and, eq } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creationNotes } from "@/db/schema/creation-notes";
import { creations } from "@/db/schema/creations";

/** The notes that one of the user's creations was written from; null when there were none. */
export async function findNotes(
  db: Database,
  wanted: { creationId: string; userId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ notes: creationNotes.notes })
    .from(creationNotes)
    .innerJoin(creations, eq(creations.id, creationNotes.creationId))
    .where(and(eq(creations.id, wanted.creationId), eq(creations.userId, wanted.userId)));
  return row?.notes ?? null;
}

/** Stores the notes of a creation, in the transaction that stores the creation; once when a run begins again. */
export async function keepNotes(
  tx: Database,
  kept: { creationId: string; notes: string },
): Promise<void> {
  await tx.insert(creationNotes).values(kept).onConflictDoNothing();
}
