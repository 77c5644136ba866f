import "server-only";

import { setImmediate } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

import { findArchivedText } from "@/db/queries/archived-creations";
import { singleton } from "@/lib/core/singleton";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { ZipEntry } from "@/lib/creations/zip-entries";
import { storedText } from "@/lib/export/markdown-file";
import { fileKey } from "@/lib/files/storage-keys";
import type { UserContext } from "@/lib/providers/context";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createFairQueue } from "@/lib/workers/queue";

/** An archive that nobody reads for so long is given up: its owner may want another one. */
const IDLE_MS = 60_000;

/** Compressed in a few milliseconds. */
const SLICE_BYTES = 64 * 1024;

/** Whose text is loaded and compressed, which many at once would do in the same moment. Nobody has two archives. */
const texts = singleton("archived-texts", () =>
  createFairQueue({
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerUser: Number.POSITIVE_INFINITY,
    fullMessage: "Too many downloads are running right now. Try again in a moment.",
  }),
);

/**
 * An archive, made as it is read: no more of it is in memory than one text, or one chunk of a file.
 *
 * @param onEnd called once it was read to its end, failed, or was given up
 */
export function zipStream(
  ctx: UserContext,
  entries: readonly ZipEntry[],
  onEnd: () => void,
  { idleMs = IDLE_MS }: { idleMs?: number } = {},
): ReadableStream<Uint8Array> {
  const chunks = zipChunks(ctx, entries);
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
  ctx: UserContext,
  entries: readonly ZipEntry[],
): AsyncGenerator<Uint8Array, undefined> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const entry of entries) {
    // Images are compressed already.
    const isText = "textOf" in entry;
    const file = isText ? new ZipDeflate(entry.name) : new ZipPassThrough(entry.name);
    file.mtime = entry.modifiedAt;
    zip.add(file);
    if (isText) {
      await pushText(ctx, entry.textOf, file);
    } else {
      for await (const chunk of storedFile(ctx.storage, entry.fileId)) {
        file.push(chunk);
        yield* ready.splice(0);
      }
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** Adds a text in slices, between which others have their turn. */
async function pushText(
  { db, user, signal }: UserContext,
  id: string,
  file: Pick<ZipDeflate, "push">,
) {
  const endTurn = await texts.get().enter({ userId: user.id, signal });
  try {
    // Postgres in process answers before the event loop gets to anything else.
    await setImmediate();
    const pause = createYielder(signal);
    const row = await findArchivedText(db, { userId: user.id, id });
    if (!row) throw gone(`the text of creation ${id}`);
    await pause();
    const bytes = strToU8(storedText(row).text);
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      await pause();
      file.push(bytes.subarray(at, at + SLICE_BYTES));
    }
  } finally {
    endTurn();
  }
}

async function* storedFile(storage: StoragePort, fileId: string): AsyncGenerator<Uint8Array> {
  const stored = await storage.open(fileKey(fileId));
  if (!stored) throw gone(`the object of file ${fileId}`);
  for await (const chunk of stored.body) yield chunk;
}

/** Better no archive than one that lacks something without a word. */
function gone(what: string): Error {
  return new Error(`${what} is gone`);
}
