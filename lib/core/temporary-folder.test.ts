import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

import {
  inTemporaryFolder,
  makeTemporaryFolder,
  removeOrphanedFolders,
} from "@/lib/core/temporary-folder";

const HOUR_MS = 60 * 60_000;

it("removes folders left by a killed process, but none in use", async () => {
  const left = await makeTemporaryFolder("upload");
  writeFileSync(path.join(left, "file"), "half an upload");
  const longAgo = new Date(Date.now() - 7 * HOUR_MS);
  utimesSync(left, longAgo, longAgo);
  const used = await makeTemporaryFolder("upload");

  await removeOrphanedFolders(new Date());

  expect(existsSync(left)).toBe(false);
  expect(existsSync(used)).toBe(true);
  await rm(used, { recursive: true });
});

it("leaves nothing behind when the work fails", async () => {
  let seen = "";
  const failed = inTemporaryFolder("logo", async (folder) => {
    seen = folder;
    throw new Error("no logo");
  });

  await expect(failed).rejects.toThrow("no logo");
  expect(existsSync(seen)).toBe(false);
});
