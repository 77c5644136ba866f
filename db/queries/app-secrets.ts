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
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name));
  if (!row) throw new AppError("internal", "The server couldn't save its secret. Try again.");
  return row.secret;
}
