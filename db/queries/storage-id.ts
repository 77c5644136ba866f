import "server-only";

import { eq, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { appSecrets } from "@/db/schema/app-secrets";

const NAME = "storage-id";

/** The id of the storage that holds this database's files, which can be read and set while no other server does. */
export type StorageIdRecord = {
  read: () => Promise<string | null>;
  write: (id: string) => Promise<void>;
};

/** Runs work on the storage id, one server at a time; whatever it wrote is dropped when it throws. */
export async function withStorageId<Result>(
  db: Database,
  work: (record: StorageIdRecord) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${NAME}, 0))`);
    return work({
      async read() {
        const [row] = await tx.select().from(appSecrets).where(eq(appSecrets.name, NAME));
        return row?.secret ?? null;
      },
      async write(id) {
        await tx
          .insert(appSecrets)
          .values({ name: NAME, secret: id })
          .onConflictDoUpdate({ target: appSecrets.name, set: { secret: id } });
      },
    });
  });
}
