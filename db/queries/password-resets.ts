import "server-only";

import { and, eq, gt, lt } from "drizzle-orm";

import type { Database } from "@/db/client";
import { forgetUsers } from "@/db/known-users";
import { accessTokens } from "@/db/schema/access-tokens";
import { accounts, sessions, users } from "@/db/schema/accounts";
import { passwordResets } from "@/db/schema/password-resets";

type Code = { codeHash: string; now: Date };

/**
 * Keeps a code for the account with this email, in any case.
 *
 * @returns the account's email; null when there is no such account, and then nothing is kept
 */
export async function insertPasswordReset(
  db: Database,
  reset: { email: string; codeHash: string; expiresAt: Date },
): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, reset.email.trim().toLowerCase()));
  if (!user) return null;
  const { codeHash, expiresAt } = reset;
  await db.insert(passwordResets).values({ userId: user.id, codeHash, expiresAt });
  return user.email;
}

/** Whether a code works now. */
export async function isPasswordReset(db: Database, code: Code): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(works(code));
  return rows.length > 0;
}

/**
 * Uses up a code: sets the password of its account, ends all the account's sessions, revokes its access tokens,
 * and voids its other codes, in one transaction. Of two uses at the same time, one finds the code gone.
 *
 * @returns the account's email; null when the code doesn't work, and then nothing changes
 */
export async function consumePasswordReset(
  db: Database,
  { passwordHash, ...code }: Code & { passwordHash: string },
): Promise<string | null> {
  const email = await db.transaction(async (tx) => {
    // The account is locked before any code of it, so that two of its codes can't wait for each other.
    const [user] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .innerJoin(passwordResets, eq(passwordResets.userId, users.id))
      .where(works(code))
      .for("update", { of: users });
    const used = await tx.delete(passwordResets).where(works(code)).returning();
    if (!user || used.length === 0) return null;
    const userId = user.id;
    await tx
      .update(accounts)
      .set({ password: passwordHash, updatedAt: code.now })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    return user.email;
  });
  forgetUsers();
  return email;
}

/** Deletes codes that expired before `before`. */
export async function purgePasswordResets(db: Database, before: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before));
}

function works({ codeHash, now }: Code) {
  return and(eq(passwordResets.codeHash, codeHash), gt(passwordResets.expiresAt, now));
}
