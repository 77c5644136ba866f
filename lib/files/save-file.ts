import "server-only";

import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import { insertFile } from "@/db/queries/files";
import { filePath } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import type { RunContext } from "@/lib/providers/context";
import type { StorageSource } from "@/lib/providers/storage/port";

type FileToSave = ({ bytes: Uint8Array } | { path: string }) & {
  /** What we made it, never what somebody called it. */
  contentType: string;
  /** In pixels, of a picture. */
  width?: number | undefined;
  height?: number | undefined;
};

export type SavedFile = {
  id: string;
  /** `/api/files/…`: for its owner only until the creation that shows it is published. */
  url: string;
  byteSize: number;
};

/**
 * Stores a file of the run's user. Hand it to `keepCreation` as well: a file that belongs to no creation
 * is removed, at once when the run fails, otherwise within a day.
 *
 * @throws AppError `provider_unavailable` when the storage does not take it
 */
export async function saveFile(ctx: RunContext, file: FileToSave): Promise<SavedFile> {
  const source: StorageSource = "bytes" in file ? file.bytes : { path: file.path };
  const { sha256, byteSize } = await measure(source);
  const id = randomUUID();
  await insertFile(ctx.db, {
    id,
    userId: ctx.user.id,
    contentType: file.contentType,
    byteSize,
    sha256,
    width: file.width ?? null,
    height: file.height ?? null,
    createdAt: ctx.now(),
  });
  ctx.savedFileIds.push(id);
  await ctx.storage.put(fileKey(id), source, file.contentType);
  return { id, url: filePath(id), byteSize };
}

async function measure(source: StorageSource): Promise<{ sha256: string; byteSize: number }> {
  const hash = createHash("sha256");
  let byteSize = 0;
  const count = (chunk: Uint8Array) => {
    byteSize += chunk.byteLength;
    hash.update(chunk);
  };
  if (source instanceof Uint8Array) count(source);
  else {
    await pipeline(createReadStream(source.path), async (chunks) => {
      for await (const chunk of chunks) count(chunk);
    });
  }
  return { sha256: hash.digest("hex"), byteSize };
}
