import "server-only";

import { randomUUID } from "node:crypto";

import type { Database } from "@/db/client";
import { withStorageId } from "@/db/queries/storage-id";
import { STORAGE_ID_KEY } from "@/lib/files/storage-keys";
import type { StoragePort } from "@/lib/providers/storage/port";

/** The storage isn't the one that holds the database's files. The message is for the administrator. */
export class StorageMismatchError extends Error {
  override readonly name = "StorageMismatchError";
}

/**
 * Makes sure that this server's storage is the one that the database's files are in. Both keep the same id, from the
 * first start on. With another storage, a server would show no image, and delete rows whose files stay elsewhere.
 *
 * @param adopt makes this storage the database's, whatever was before
 * @throws StorageMismatchError when they don't belong together, and what database and storage throw
 */
export async function claimStorage(
  { db, storage }: { db: Database; storage: StoragePort },
  adopt: boolean,
): Promise<void> {
  await withStorageId(db, async (record) => {
    const expected = await record.read();
    const found = await readId(storage);
    if (expected === found && found !== null) return;
    if (!adopt && (expected !== null || found !== null)) {
      throw new StorageMismatchError(describeMismatch(storage.kind, found));
    }
    const id = found ?? randomUUID();
    if (found === null) await storage.put(STORAGE_ID_KEY, Buffer.from(id), "text/plain");
    await record.write(id);
  });
}

async function readId(storage: StoragePort): Promise<string | null> {
  const object = await storage.open(STORAGE_ID_KEY);
  return object && (await new Response(object.body).text()).trim();
}

const PLACES: Record<StoragePort["kind"], string> = {
  disk: "DATA_DIR/files",
  s3: "the bucket",
  "vercel-blob": "the Blob store",
};

function describeMismatch(kind: StoragePort["kind"], found: string | null): string {
  const where = PLACES[kind];
  const what =
    found === null
      ? `This database's files are already in different storage, not in ${where}.`
      : `The files in ${where} belong to a different database.`;
  return `${what}
Servers that share a database must share their storage: one volume for DATA_DIR/files, one bucket, or one Blob store.
If you switched to new storage, copy all files there, including ${STORAGE_ID_KEY}. To use this storage anyway, start once with ADOPT_STORAGE=on.`;
}
