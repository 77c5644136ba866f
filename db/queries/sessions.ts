import "server-only";

import { and, desc, eq, gt, ne } from "drizzle-orm";

import type { Database } from "@/db/client";
import { forgetUsers } from "@/db/known-users";
import { sessions } from "@/db/schema/accounts";

/** Where a person is signed in. `updatedAt` is when it was last used, to ten minutes. */
export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  "id" | "userAgent" | "createdAt" | "updatedAt"
>;

/** A user's sessions that haven't ended, the last used first. Without their tokens. */
export async function listSessions(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<SessionRow[]> {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(updatedAt), desc(id));
}

/** Ends one of a user's own sessions; nothing happens when it has ended. */
export async function endSession(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  forgetUsers();
}

/** Ends all of a user's sessions but one. */
export async function endOtherSessions(
  db: Database,
  { userId, exceptId }: { userId: string; exceptId: string },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
  forgetUsers();
}
