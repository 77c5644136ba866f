import "server-only";

import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

import type { ZipEntry } from "@/lib/creations/zip-entries";
import { fileKey } from "@/lib/files/storage-keys";
import type { StoragePort } from "@/lib/providers/storage/port";

/** An archive that nobody reads for so long is given up: its place is for somebody else. */
const IDLE_MS = 60_000;

/**
 * An archive, made as it is read: no more of it is in memory than one chunk of one file.
 *
 * @param onEnd called once it was read to its end, failed, or was given up
 */
export function zipStream(
  storage: StoragePort,
  entries: readonly ZipEntry[],
  onEnd: () => void,
  { idleMs = IDLE_MS }: { idleMs?: number } = {},
): ReadableStream<Uint8Array> {
  const chunks = zipChunks(storage, entries);
  let idle: NodeJS.Timeout | undefined;
  const end = async () => {
    clearTimeout(idle);
    onEnd();
    await chunks.return(undefined);
  };
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(idle);
      try {
        const { done, value } = await chunks.next();
        if (done) {
          onEnd();
          return controller.close();
        }
        controller.enqueue(value);
        idle = setTimeout(() => {
          controller.error(new Error("nobody read the archive"));
          void end();
        }, idleMs).unref();
      } catch (error) {
        onEnd();
        controller.error(error);
      }
    },
    cancel: end,
  });
}

async function* zipChunks(
  storage: StoragePort,
  entries: readonly ZipEntry[],
): AsyncGenerator<Uint8Array, undefined> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const entry of entries) {
    // Images are compressed already.
    const file = "text" in entry ? new ZipDeflate(entry.name) : new ZipPassThrough(entry.name);
    file.mtime = entry.modifiedAt;
    zip.add(file);
    for await (const chunk of contentOf(storage, entry)) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

async function* contentOf(storage: StoragePort, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if ("text" in entry) {
    yield strToU8(entry.text);
    return;
  }
  const stored = await storage.open(fileKey(entry.fileId));
  // Better no archive than one that lacks something without a word.
  if (!stored) throw new Error(`the object of file ${entry.fileId} is gone`);
  for await (const chunk of stored.body) yield chunk;
}
