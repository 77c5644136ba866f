import "server-only";

import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

import { AppError } from "@/lib/core/errors";
import type { StoragePort, StorageSource } from "@/lib/providers/storage/port";

const KEY = /^[a-z\d][a-z\d-]*(?:\/[a-z\d][a-z\d.-]*)*$/;

/** Creates a storage that keeps each object as a file in a local folder. */
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
        throw new AppError("provider_unavailable", "We couldn't save the file. Try again.", {
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
      // Safe: both types describe the same web ReadableStream.
      return { byteSize: size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
    },

    async *listOlder(prefix, before) {
      yield* listOlder(join(/* turbopackIgnore: true */ folder, prefix), prefix, before);
    },

    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
  };
}

/** One folder's keys at a time, so that a large storage isn't held in memory. */
async function* listOlder(
  path: string,
  prefix: string,
  before: Date,
): AsyncGenerator<string[], void> {
  // A folder may be missing, and a file may be removed meanwhile.
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const old: string[] = [];
  for (const entry of entries) {
    const inner = join(/* turbopackIgnore: true */ path, entry.name);
    if (entry.isDirectory()) yield* listOlder(inner, `${prefix}${entry.name}/`, before);
    else if (
      await stat(inner).then(
        ({ mtime }) => mtime < before,
        () => false,
      )
    ) {
      old.push(`${prefix}${entry.name}`);
    }
  }
  if (old.length > 0) yield old;
}

/** Writes and fsyncs a temporary file, so that after the rename a crash leaves a whole object or none. */
async function writeDraft(draft: string, source: StorageSource): Promise<void> {
  const isBytes = source instanceof Uint8Array;
  if (!isBytes) await copyFile(source.path, draft);
  const handle = await open(draft, isBytes ? "wx" : "r+", 0o600);
  try {
    if (isBytes) await handle.writeFile(source);
    else await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
