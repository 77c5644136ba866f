import "server-only";

import { authServer } from "#auth-server";
import type { Database } from "@/db/client";
import { getPorts, type Ports } from "@/lib/providers";
import type { AuthServer } from "@/lib/providers/auth/port";
import { getDatabase } from "@/lib/providers/database";

/** Everything that a server with pages needs of the outside. Workers know no accounts, whose code comes with Next. */
export async function getProviders(): Promise<Ports & { db: Database; auth: AuthServer }> {
  return { ...getPorts(), db: await getDatabase(), auth: authServer };
}
