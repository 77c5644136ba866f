import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import type { Database } from "@/db/client";
import { appSecrets } from "@/db/schema/app-secrets";
import { files } from "@/db/schema/files";
import { claimStorage } from "@/lib/files/claim-storage";
import { removeOrphanedObjects } from "@/lib/files/remove-orphaned-objects";
import { fileKey, STORAGE_ID_KEY, thumbnailKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import { getDatabase } from "@/lib/providers/database";
import { createDiskStorage } from "@/lib/providers/storage/disk";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createVercelBlobStorage } from "@/lib/providers/storage/vercel-blob";
import { startBlobDouble } from "@/tests/support/blob-double";
import { createTestContext } from "@/tests/support/test-context";

const HOUR_MS = 60 * 60_000;
const TOKEN = "vercel_blob_rw_store_secret";
const folders: string[] = [];

let db: Database;
beforeAll(async () => {
  db = await getDatabase();
});
afterEach(() => db.delete(appSecrets).where(eq(appSecrets.name, "storage-id")));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newDisk(): { storage: StoragePort; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "atelier-test-claim-"));
  folders.push(folder);
  return { storage: createDiskStorage(folder), folder };
}

describe("claimStorage", () => {
  it("takes the storage of the first start, and the same one at every later start", async () => {
    const { storage, folder } = newDisk();

    await Promise.all([1, 2, 3].map(() => claimStorage({ db, storage }, false)));

    await claimStorage({ db, storage: createDiskStorage(folder) }, false);
  });

  it("refuses a second server with a disk of its own, and says what to do", async () => {
    await claimStorage({ db, storage: newDisk().storage }, false);
    const other = newDisk().storage;

    const claiming = claimStorage({ db, storage: other }, false);

    await expect(claiming).rejects.toThrow(/must share their storage[\s\S]*ADOPT_STORAGE=on/);
    expect(await other.open(STORAGE_ID_KEY)).toBeNull();
  });

  it("refuses the files of another database", async () => {
    const { storage } = newDisk();
    await storage.put(STORAGE_ID_KEY, Buffer.from("another"), "text/plain");

    await expect(claimStorage({ db, storage }, false)).rejects.toThrow(
      "belong to a different database",
    );
    await claimStorage({ db, storage: newDisk().storage }, false);
    await expect(claimStorage({ db, storage }, false)).rejects.toThrow(
      "belong to a different database",
    );
  });

  it("adopts another storage when told to", async () => {
    const [before, after] = [newDisk().storage, newDisk().storage];
    await claimStorage({ db, storage: before }, false);

    await claimStorage({ db, storage: after }, true);

    await claimStorage({ db, storage: after }, false);
    await expect(claimStorage({ db, storage: before }, false)).rejects.toThrow();
  });
});

describe("removeOrphanedObjects", () => {
  it("deletes old objects without a row from a disk, and leaves everything else", async () => {
    const { storage, folder } = newDisk();
    const ctx = await createTestContext({ storage });
    const save = () => storeFile(ctx, { bytes: Buffer.from("x"), contentType: "image/png" });
    const [kept, orphan, young] = [await save(), await save(), await save()];
    await storage.put(thumbnailKey(orphan.id, 640), Buffer.from("x"), "image/webp");
    await storage.put(`${fileKey(kept.id)}.1.part`, Buffer.from("half"), "image/png");
    await storage.put(STORAGE_ID_KEY, Buffer.from("id"), "text/plain");
    for (const id of [orphan.id, young.id]) await db.delete(files).where(eq(files.id, id));
    const old = [fileKey(kept.id), `${fileKey(kept.id)}.1.part`, STORAGE_ID_KEY];
    const dayAgo = new Date(Date.now() - 25 * HOUR_MS);
    for (const key of [...old, fileKey(orphan.id), thumbnailKey(orphan.id, 640)]) {
      utimesSync(join(folder, key), dayAgo, dayAgo);
    }

    await removeOrphanedObjects(ctx, new Date());

    const left = async (key: string) => {
      const object = await storage.open(key);
      await object?.body.cancel();
      return object !== null;
    };
    expect(await left(fileKey(kept.id))).toBe(true);
    expect(await left(fileKey(young.id))).toBe(true);
    expect(await left(STORAGE_ID_KEY)).toBe(true);
    expect(await left(`${fileKey(kept.id)}.1.part`)).toBe(false);
    expect(await left(fileKey(orphan.id))).toBe(false);
    expect(await left(thumbnailKey(orphan.id, 640))).toBe(false);
  });

  it("deletes them from a Blob store", async () => {
    const double = await startBlobDouble(TOKEN);
    process.env.VERCEL_BLOB_API_URL = double.origin;
    const storage = createVercelBlobStorage(TOKEN);
    const ctx = await createTestContext({ storage });
    const kept = await storeFile(ctx, { bytes: Buffer.from("x"), contentType: "image/png" });
    await storage.put(fileKey(crypto.randomUUID()), Buffer.from("x"), "image/png");

    await removeOrphanedObjects(ctx, new Date(Date.now() + 23 * HOUR_MS));
    expect(double.store.size).toBe(2);
    await removeOrphanedObjects(ctx, new Date(Date.now() + 25 * HOUR_MS));

    expect([...double.store.keys()]).toEqual([fileKey(kept.id)]);
    delete process.env.VERCEL_BLOB_API_URL;
    await double.close();
  });
});
