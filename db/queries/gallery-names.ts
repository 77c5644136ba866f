import "server-only";

import { eq } from "drizzle-orm";

import type { Database } from "@/db/client";
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
