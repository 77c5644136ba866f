import "server-only";

import { eq } from "drizzle-orm";

import type { Database } from "@/db/client";
import { appSecrets } from "@/db/schema/app-secrets";
import { AppError } from "@/lib/core/errors";

/**
 * Reads the named secret, creating it with `make` on first use. Concurrent callers on any server all get
 * the same one.
 */
export async function getOrCreateSecret(
  db: Database,
  name: string,
  make: () => string,
): Promise<string> {
  await db.insert(appSecrets).values({ name, secret: make() }).onConflictDoNothing();
  const secret = await findSecret(db, name);
  if (secret === null) {
    throw new AppError("internal", "The server couldn't save its secret. Try again.");
  }
  return secret;
}

/** Reads the named secret; null when there is none yet. */
export async function findSecret(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name));
  return row?.secret ?? null;
}
