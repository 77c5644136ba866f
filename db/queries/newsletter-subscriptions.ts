import "server-only";

import type { Database } from "@/db/client";
import { newsletterSubscriptions } from "@/db/schema";

/** Stores an email address; one that is already subscribed keeps its original date. */
export async function saveSubscription(
  db: Database,
  subscription: { email: string; createdAt: Date },
): Promise<void> {
  await db.insert(newsletterSubscriptions).values(subscription).onConflictDoNothing();
}
