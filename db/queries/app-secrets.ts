import "server-only";

import { eq } from "drizzle-orm";

import type { Database } from "@/db/client";
import { appSecrets } from "@/db/schema/app-secrets";
import { AppError } from "@/lib/core/errors";

/** A secret that the first caller makes up and every later one, on any server, gets. */
export async function getOrMakeSecret(
  db: Database,
  name: string,
  make: () => string,
): Promise<string> {
  await db.insert(appSecrets).values({ name, secret: make() }).onConflictDoNothing();
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name));
  if (!row) throw new AppError("internal", "The server could not keep its secret.");
  return row.secret;
}
