import "server-only";

import { and, desc, eq, gt, ne } from "drizzle-orm";

import type { Database } from "@/db/client";
import { forgetUsers } from "@/db/known-users";
import { accounts, sessions } from "@/db/schema/accounts";

/** Where a person is signed in. `updatedAt` is when it was last used, to ten minutes. */
export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  "id" | "userAgent" | "createdAt" | "updatedAt"
>;

/** More than anybody would read. A program that signs in for each call makes thousands. */
const MAX_LISTED = 100;

/** The last used 100 of a user's sessions that haven't ended, the last used first. Without their tokens. */
export async function listSessions(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<SessionRow[]> {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(MAX_LISTED);
}

/** Ends one of a user's own sessions; nothing happens when it has ended. */
export async function endSession(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  forgetUsers();
}

/**
 * Ends a session that was just made, unless its account still has the password that it was made with.
 *
 * @returns whether it ended
 */
export async function endSessionOfOldPassword(
  db: Database,
  { userId, id, passwordHash }: { userId: string; id: string; passwordHash: string | null },
): Promise<boolean> {
  const [account] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
    // Waits for a change under way, which may have ended the account's sessions before this one was there.
    .for("share");
  if (account && account.password === passwordHash) return false;
  await endSession(db, { userId, id });
  return true;
}

/** Ends all of a user's sessions but one. */
export async function endOtherSessions(
  db: Database,
  { userId, exceptId }: { userId: string; exceptId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
  forgetUsers();
}
