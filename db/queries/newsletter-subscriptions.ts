import "server-only";

import type { Database } from "@/db/client";
import { newsletterSubscriptions } from "@/db/schema";

/** Stores an address once; a known one stays as it is, first date included. */
export async function keepSubscription(
  db: Database,
  subscription: { email: string; createdAt: Date },
): Promise<void> {
  await db.insert(newsletterSubscriptions).values(subscription).onConflictDoNothing();
}
