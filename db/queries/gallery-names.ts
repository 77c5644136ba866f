import "server-only";

import { and, eq, inArray } from "drizzle-orm";

import type { Database } from "@/db/client";
import { creations } from "@/db/schema/creations";
import { galleryNames } from "@/db/schema/gallery-names";

/** The name that a person shows in the gallery; null when they show none. */
export async function findGalleryName(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: galleryNames.name })
    .from(galleryNames)
    .where(eq(galleryNames.userId, userId));
  return row?.name ?? null;
}

/** Shows a name with everything that a person has published and will publish; null shows none. */
export async function setGalleryName(
  db: Database,
  { userId, name, now }: { userId: string; name: string | null; now: Date },
): Promise<void> {
  if (name === null) {
    await db.delete(galleryNames).where(eq(galleryNames.userId, userId));
    return;
  }
  const values = { name, updatedAt: now };
  await db
    .insert(galleryNames)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: galleryNames.userId, set: values });
}

/**
 * Removes the name that the author of a creation shows, which then stands with nothing of theirs. The creation itself may be
 * unpublished or in the bin: its author can't keep a name by withdrawing the one image that was reported.
 *
 * @param removal.name when given, only this name is removed, not one that has replaced it meanwhile
 * @returns false when no such name is shown
 */
export async function removeGalleryNameOf(
  db: Database,
  { creationId, name }: { creationId: string; name: string | undefined },
): Promise<boolean> {
  const author = db
    .select({ userId: creations.userId })
    .from(creations)
    .where(eq(creations.id, creationId));
  const gone = await db
    .delete(galleryNames)
    .where(
      and(
        inArray(galleryNames.userId, author),
        name === undefined ? undefined : eq(galleryNames.name, name),
      ),
    )
    .returning({ userId: galleryNames.userId });
  return gone.length > 0;
}
