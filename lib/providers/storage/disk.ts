import "server-only";

import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

import { AppError } from "@/lib/core/errors";
import type { StoragePort, StorageSource } from "@/lib/providers/storage/port";

const KEY = /^[a-z\d][a-z\d-]*(?:\/[a-z\d][a-z\d.-]*)*$/;

/** Files in a folder of this machine, one file an object. */
export function createDiskStorage(folder: string): StoragePort {
  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(/* turbopackIgnore: true */ folder, key);
  }

  return {
    kind: "disk",

    async put(key, source) {
      const target = pathOf(key);
      const draft = `${target}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(target), { recursive: true });
        await writeDraft(draft, source);
        await rename(draft, target);
      } catch (cause) {
        await rm(draft, { force: true }).catch(() => {});
        throw new AppError("provider_unavailable", "The file could not be stored. Try again.", {
          cause,
        });
      }
    },

    async open(key, range) {
      const handle = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      if (!handle) return null;
      const { size } = await handle.stat();
      // The stream closes the handle.
      const stream = handle.createReadStream(range ?? {});
      // Safe: both are the web stream of the platform, under two names.
      return { byteSize: size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
    },

    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
  };
}

/** Written beside its place and flushed, so that a crash leaves the whole object or none. */
async function writeDraft(draft: string, source: StorageSource): Promise<void> {
  if (source instanceof Uint8Array) await writeFile(draft, source, { mode: 0o600 });
  else await copyFile(source.path, draft);
  const handle = await open(draft, "r+");
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
