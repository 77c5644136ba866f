import { mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

import { createDiskStorage } from "@/lib/providers/storage/disk";
import { keepRunFiles, removeAbandonedRunFiles } from "@/lib/runs/run-files";

const DAY_MS = 24 * 60 * 60_000;

async function createStorage() {
  const folder = await mkdtemp(join(tmpdir(), "run-files-"));
  return { folder, storage: createDiskStorage(join(folder, "storage")) };
}

it("leaves nothing on the disk of a run's files once they are removed", async () => {
  const { folder, storage } = await createStorage();
  const path = join(folder, "sent.png");
  await writeFile(path, "an image");
  const file = { path, name: "sent.png", byteSize: 8 };

  const kept = await keepRunFiles(storage, { image: file, mask: { ...file }, logo: undefined });

  expect(kept.map(({ field }) => field)).toEqual(["image", "mask"]);
  await storage.remove(kept.map(({ key }) => key));
  expect(await readdir(join(folder, "storage/run-files"))).toEqual([]);
});

it("removes the files of runs that were never recorded, also those in folders of their own, as before", async () => {
  const { folder, storage } = await createStorage();
  const now = new Date();
  const keys = ["run-files/01/0", "run-files/02-0", "run-files/03-0"];
  for (const key of keys) await storage.put(key, Buffer.from("x"), "application/octet-stream");
  const old = new Date(now.getTime() - 3 * DAY_MS);
  for (const key of keys.slice(0, 2)) await utimes(join(folder, "storage", key), old, old);

  await removeAbandonedRunFiles(storage, now);

  expect(await Promise.all(keys.map(async (key) => (await storage.open(key)) !== null))).toEqual([
    false,
    false,
    true,
  ]);
});
