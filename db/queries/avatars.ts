import "server-only";

import { eq } from "drizzle-orm";

import type { Database } from "@/db/client";
import { forgetUsers } from "@/db/known-users";
import { accountAvatars, users } from "@/db/schema/accounts";

/** A profile image: at most 256 by 256 pixels. */
export type AvatarImage = { mediaType: string; base64: string };

/** Replaces the profile image and sets its `url` on the account, in one transaction. */
export async function setAvatar(
  db: Database,
  change: AvatarImage & { userId: string; url: string; now: Date },
): Promise<void> {
  const avatar = { mediaType: change.mediaType, base64: change.base64, updatedAt: change.now };
  await db.transaction(async (tx) => {
    await tx
      .insert(accountAvatars)
      .values({ userId: change.userId, ...avatar })
      .onConflictDoUpdate({ target: accountAvatars.userId, set: avatar });
    await tx.update(users).set({ image: change.url }).where(eq(users.id, change.userId));
  });
  forgetUsers();
}

/** Removes the profile image, if there is one. */
export async function removeAvatar(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(accountAvatars).where(eq(accountAvatars.userId, userId));
    await tx.update(users).set({ image: null }).where(eq(users.id, userId));
  });
  forgetUsers();
}

/** The profile image; null when the user has none. */
export async function findAvatar(db: Database, userId: string): Promise<AvatarImage | null> {
  const [row] = await db
    .select({ mediaType: accountAvatars.mediaType, base64: accountAvatars.base64 })
    .from(accountAvatars)
    .where(eq(accountAvatars.userId, userId));
  return row ?? null;
}
