import { inArray } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";

import { discardFiles, listFileIds } from "@/db/queries/files";
import { files } from "@/db/schema/files";
import { removeUnusedFiles, removeUnusedFilesOf } from "@/lib/files/remove-files";
import { fileKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import type { RunContext } from "@/lib/providers/context";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createTestContext } from "@/tests/support/test-context";

/** Files that somebody has deleted, and that are still stored. */
async function discarded(ctx: RunContext, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const file = { bytes: Buffer.from("bees"), contentType: "image/png" };
    ids.push((await storeFile(ctx, file)).id);
  }
  await discardFiles(ctx.db, { ids, now: ctx.now() });
  return ids;
}

/** A store that never deletes one file's objects, as one under a retention lock. */
function refusing(storage: StoragePort, id: string): StoragePort {
  return {
    ...storage,
    remove: async (keys) => {
      if (keys.includes(fileKey(id))) throw new Error("This object is locked.");
      await storage.remove(keys);
    },
  };
}

it("removes all other files when the store won't delete one, and says so", async () => {
  const ctx = await createTestContext();
  const ids = await discarded(ctx, 3);
  const [stuck = "", ...others] = ids.toSorted();

  const removing = removeUnusedFiles({ ...ctx, storage: refusing(ctx.storage, stuck) }, ctx.now());

  await expect(removing).rejects.toThrow("This object is locked.");
  expect(await listFileIds(ctx.db, ids)).toEqual([stuck]);
  expect(await Promise.all(others.map((id) => ctx.storage.open(fileKey(id))))).toEqual([
    null,
    null,
  ]);
  await ctx.db.delete(files).where(inArray(files.id, ids));
});

it("lets nobody wait for what others deleted", async () => {
  const [ctx, other] = await Promise.all([createTestContext(), createTestContext()]);
  const [own, foreign] = [await discarded(ctx, 2), await discarded(other, 2)];

  await removeUnusedFilesOf(ctx, ctx.user.id, ctx.now());

  expect(await listFileIds(ctx.db, own)).toEqual([]);
  expect(await listFileIds(ctx.db, foreign)).toHaveLength(2);
  await removeUnusedFiles(ctx, ctx.now());
  expect(await listFileIds(ctx.db, foreign)).toEqual([]);
});

it("removes more of one's own than a caller waits for, afterward", async () => {
  const ctx = await createTestContext();
  const [id = ""] = await discarded(ctx, 1);
  const { userId, ...row } = (
    await ctx.db
      .select()
      .from(files)
      .where(inArray(files.id, [id]))
  )[0] as typeof files.$inferSelect; // Safe: it was just stored.
  const copies = Array.from({ length: 700 }, () => ({ ...row, userId, id: uuidv7() }));
  await ctx.db.insert(files).values(copies);
  const left = () => ctx.db.$count(files, inArray(files.userId, [userId]));

  await removeUnusedFilesOf(ctx, userId, ctx.now());
  expect(await left()).toBeGreaterThan(0);

  await expect.poll(left, { timeout: 20_000 }).toBe(0);
});
