import "server-only";

import { and, eq, getTableColumns, gt, inArray, lt, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { keptStatement } from "@/db/kept-statement";
import { forgetUsers, knownUser } from "@/db/known-users";
import { deleteCreationsOf, hidePublishedOf } from "@/db/queries/delete-creations";
import { discardFilesOf } from "@/db/queries/files";
import { removeDocumentsOf } from "@/db/queries/remove-documents";
import { repeatConflicts } from "@/db/repeat-conflicts";
import { accessTokens } from "@/db/schema/access-tokens";
import { accounts, sessions, users } from "@/db/schema/accounts";
import { browserAnswers } from "@/db/schema/browser-answers";
import { chainRuns } from "@/db/schema/chain-runs";
import { chains } from "@/db/schema/chains";
import { creations } from "@/db/schema/creations";
import { deletedUsers } from "@/db/schema/deleted-users";
import { engineUses } from "@/db/schema/engine-uses";
import { engineChoices, engineConnections } from "@/db/schema/engines";
import { galleryNames } from "@/db/schema/gallery-names";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { likes } from "@/db/schema/likes";
import { reports } from "@/db/schema/reports";
import { runs } from "@/db/schema/runs";
import { shareLinks } from "@/db/schema/share-links";
import { usageCounters } from "@/db/schema/usage-counters";
import { AppError } from "@/lib/core/errors";

type Plan = (typeof users.$inferSelect)["plan"];

/**
 * The user behind a session; null when the user is gone, or the session is gone or expired. Another server's changes may
 * take five seconds to show.
 */
export async function findUserOfSession(
  db: Database,
  wanted: { userId: string; sessionId: string; now: Date },
) {
  return knownUser(wanted, async () => {
    const statement = keptStatement(db, "user of a session", (name) =>
      userOfSession(db).prepare(name),
    );
    const [row] = await statement.execute({ ...wanted, now: wanted.now.toISOString() });
    if (!row) return null;
    const { expiresAt, ...user } = row;
    return { user, expiresAt };
  });
}

function userOfSession(db: Database) {
  const { id, name, image: imageUrl, plan } = getTableColumns(users);
  const { placeholder } = sql;
  return db
    .select({ id, name, imageUrl, plan, expiresAt: sessions.expiresAt })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        eq(users.id, placeholder("userId")),
        eq(sessions.id, placeholder("sessionId")),
        gt(sessions.expiresAt, sql`${placeholder("now")}::timestamptz`),
      ),
    );
}

/** A local account; null when it's gone. */
export async function findUserById(db: Database, userId: string) {
  const { id, name, image: imageUrl, plan } = getTableColumns(users);
  const [row] = await db
    .select({ id, name, imageUrl, plan })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/**
 * Changes the plan of a local account, found by email in any case.
 *
 * @throws AppError `not_found` when no local account has this email
 */
export async function setPlanOf(
  db: Database,
  change: { email: string; plan: Plan },
): Promise<{ email: string; plan: Plan }> {
  const [row] = await db
    .update(users)
    .set({ plan: change.plan })
    .where(eq(users.email, change.email.trim().toLowerCase()))
    .returning({ email: users.email, plan: users.plan });
  forgetUsers();
  if (!row) throw new AppError("not_found", `No account has the email ${change.email}.`);
  return row;
}

/**
 * The email of a local account, in lower case.
 *
 * @throws AppError `not_found` when the account is gone
 */
export async function getEmailOf(db: Database, userId: string): Promise<string> {
  const email = await findEmailOf(db, userId);
  if (email === null) throw new AppError("not_found", "This account no longer exists.");
  return email;
}

/** The email of a local account, in lower case; null when the account is gone. */
export async function findEmailOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

/** The id of the oldest local account; null when there is none. */
export async function findOldestAccountId(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .orderBy(users.createdAt, users.id)
    .limit(1);
  return row?.id ?? null;
}

/** The password hash of a local account; null when it has none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  return row?.password ?? null;
}

/** The local account with this email, in any case, and its password hash; null when there is none. */
export async function findPasswordOf(
  db: Database,
  email: string,
): Promise<{ userId: string; passwordHash: string } | null> {
  const [row] = await db
    .select({ userId: accounts.userId, passwordHash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email.trim().toLowerCase()), eq(accounts.providerId, "credential")));
  return row?.passwordHash ? { userId: row.userId, passwordHash: row.passwordHash } : null;
}

/**
 * Deletes an account and everything that's its own: creations and the likes on them, the user's own
 * likes (adjusting like counts) and reports, documents, access tokens, connected engines with their keys, answers of a
 * browser's model, runs, chains and their runs, counters, idempotency keys, sessions.
 *
 * When its transaction ends, nobody can sign in, and nothing of it can be seen. What may be too much for one transaction is
 * left for afterward: creations and files for `deleteRestOfAccount`, the passages of documents for `deleteRemovedDocuments`.
 *
 * Nothing but counters can be inserted for this user afterward. Works with either auth provider. Does nothing when the account is already gone.
 */
export async function deleteAccountData(
  db: Database,
  userId: string,
  now = new Date(),
): Promise<void> {
  // Two people who like each other's images may be in each other's way.
  await repeatConflicts(() => db.transaction((tx) => deleteAtOnce(tx, userId, now)));
  forgetUsers();
}

/**
 * Deletes what `deleteAccountData` hid, some at a time: creations at once, files by marking them for `removeUnusedFiles`.
 * Where the process ends in between, the daily cleanup goes on.
 */
export async function deleteRestOfAccount(
  db: Database,
  userId: string,
  now = new Date(),
): Promise<void> {
  await discardFilesOf(db, { userId, now });
  await deleteCreationsOf(db, userId);
}

/** What has to be gone before the caller learns of it. */
async function deleteAtOnce(tx: Database, userId: string, now: Date): Promise<void> {
  // Waits for inserts that began before; later ones find the row of `deleted_users`.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${userId}`}, 0))`);
  await tx.insert(deletedUsers).values({ userId, deletedAt: now }).onConflictDoNothing();
  const liked = tx
    .delete(likes)
    .where(eq(likes.userId, userId))
    .returning({ creationId: likes.creationId, withdrawnAt: likes.withdrawnAt });
  const creationIds = (await liked).flatMap((like) => (like.withdrawnAt ? [] : like.creationId));
  if (creationIds.length > 0) {
    await tx
      .update(creations)
      .set({ likeCount: sql`greatest(${creations.likeCount} - 1, 0)` })
      .where(inArray(creations.id, creationIds));
  }
  await tx.delete(reports).where(eq(reports.userId, userId));
  await tx.delete(galleryNames).where(eq(galleryNames.userId, userId));
  await tx.delete(shareLinks).where(eq(shareLinks.userId, userId));
  await hidePublishedOf(tx, { userId, now });
  await removeDocumentsOf(tx, userId);
  await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
  await tx.delete(engineConnections).where(eq(engineConnections.userId, userId));
  await tx.delete(engineUses).where(eq(engineUses.userId, userId));
  await tx.delete(engineChoices).where(eq(engineChoices.userId, userId));
  await tx.delete(browserAnswers).where(eq(browserAnswers.userId, userId));
  await tx.delete(runs).where(eq(runs.userId, userId));
  await tx.delete(chains).where(eq(chains.userId, userId));
  await tx.delete(chainRuns).where(eq(chainRuns.userId, userId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  // Subjects look like "runs:<user id>".
  await tx
    .delete(usageCounters)
    .where(sql`split_part(${usageCounters.subject}, ':', 2) = ${userId}`);
  await tx.delete(users).where(eq(users.id, userId));
}

/** Deletes sessions that ended before `before`. */
export async function purgeSessions(db: Database, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}

/** Whether this user's account was deleted, though a token of theirs may still be valid. */
export async function isUserDeleted(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: deletedUsers.userId })
    .from(deletedUsers)
    .where(eq(deletedUsers.userId, userId));
  return rows.length > 0;
}

/** Those of the users whose accounts were deleted. */
export async function listDeletedUsers(db: Database, userIds: string[]): Promise<string[]> {
  const wanted = sql`select json_array_elements_text(${JSON.stringify(userIds)}::json)`;
  const rows = await db
    .select({ userId: deletedUsers.userId })
    .from(deletedUsers)
    .where(sql`${deletedUsers.userId} in (${wanted})`);
  return rows.map(({ userId }) => userId);
}

/** Forgets accounts that were deleted before `before`, when no call or token of theirs is left. */
export async function purgeDeletedUsers(db: Database, before: Date): Promise<void> {
  await db.delete(deletedUsers).where(lt(deletedUsers.deletedAt, before));
}
