import "server-only";

import { asc, count, eq, gt } from "drizzle-orm";

import type { Database } from "@/db/client";
import { newsletterSubscriptions } from "@/db/schema";

type Subscription = typeof newsletterSubscriptions.$inferSelect;

/** Stores an email address; one that is already subscribed keeps its original date. */
export async function saveSubscription(db: Database, subscription: Subscription): Promise<void> {
  await db.insert(newsletterSubscriptions).values(subscription).onConflictDoNothing();
}

export async function countSubscriptions(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(newsletterSubscriptions);
  return row?.total ?? 0;
}

/**
 * By address.
 *
 * @param page.after the last address of the page before
 */
export function listSubscriptions(
  db: Database,
  page: { after?: string | undefined; limit: number },
): Promise<Subscription[]> {
  const { email } = newsletterSubscriptions;
  return db
    .select()
    .from(newsletterSubscriptions)
    .where(page.after === undefined ? undefined : gt(email, page.after))
    .orderBy(asc(email))
    .limit(page.limit);
}

/** @returns false when it isn't subscribed */
export async function deleteSubscription(db: Database, email: string): Promise<boolean> {
  const deleted = await db
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .returning({ email: newsletterSubscriptions.email });
  return deleted.length > 0;
}
