import "server-only";

import { and, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { putPart, removePart } from "@/db/queries/creation-parts";
import { missingCreation } from "@/db/queries/creations";
import { creationEdits } from "@/db/schema/creation-edits";
import { creations } from "@/db/schema/creations";

type Owned = { creationId: string; userId: string };

/** What the user made of one of their creations since; null when nothing was kept. */
export async function findEdits(
  db: Database,
  { creationId, userId }: Owned,
): Promise<{ edits: unknown; revision: number } | null> {
  const [row] = await db
    .select({ edits: creationEdits.edits, revision: creationEdits.revision })
    .from(creationEdits)
    .innerJoin(creations, eq(creations.id, creationEdits.creationId))
    .where(and(eq(creations.id, creationId), eq(creations.userId, userId)));
  return row ?? null;
}

/**
 * Keeps what the user made of one of their creations, in place of what was kept at `revision`, and the image behind it.
 *
 * @param change.backdropId a file that is made part of the creation; null for none
 * @returns null, with nothing changed, when another revision is there
 * @throws AppError `not_found` when the creation is missing, deleted, or someone else's
 */
export async function putEdits(
  db: Database,
  change: Owned & { edits: object; revision: number; backdropId: string | null; now: Date },
): Promise<{ revision: number } | null> {
  const { creationId, userId, edits, backdropId, now } = change;
  return db.transaction(async (tx) => {
    // One save at a time, the first one included, which has no row to lock yet.
    const [creation] = await tx
      .select({ id: creations.id })
      .from(creations)
      .where(
        and(
          eq(creations.id, creationId),
          eq(creations.userId, userId),
          isNull(creations.deletedAt),
        ),
      )
      .for("update");
    if (!creation) missingCreation();
    const kept = await findEdits(tx, change);
    if ((kept?.revision ?? 0) !== change.revision) return null;
    const revision = change.revision + 1;
    const json = sql`${JSON.stringify(edits)}::jsonb`;
    await tx
      .insert(creationEdits)
      .values({ creationId, edits: json, revision, updatedAt: now })
      .onConflictDoUpdate({
        target: creationEdits.creationId,
        set: { edits: json, revision, updatedAt: now },
      });
    if (backdropId === null) await removePart(tx, { creationId, role: "backdrop" });
    else await putPart(tx, { creationId, userId, role: "backdrop", fileId: backdropId });
    return { revision };
  });
}
