import "server-only";

import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import { insertFile } from "@/db/queries/files";
import { filePath } from "@/lib/files/file-path";
import { fileKey } from "@/lib/files/storage-keys";
import type { RunContext, UserContext } from "@/lib/providers/context";
import type { StorageSource } from "@/lib/providers/storage/port";

/** Size, and SHA-256 in hex. */
export type MeasuredFile = { sha256: string; byteSize: number };

type FileToStore = ({ bytes: Uint8Array } | { path: string }) & {
  /** The type we encoded it as, never one that a client claimed. */
  contentType: string;
  /** Pixels; images only. */
  width?: number | undefined;
  height?: number | undefined;
  /** It's what creations are made from or edited with, which only its owner ever sees. */
  isSource?: boolean;
  /** Read from the file itself when absent. */
  measured?: MeasuredFile | undefined;
};

/** Who stores a file, and the list that it's noted in. */
export type StoringContext = UserContext & Pick<RunContext, "storedFileIds">;

/** A stored file that isn't attached to a creation yet. */
export type StoredFile = {
  id: string;
  /** `/api/files/…`: owner-only until its creation is published. */
  url: string;
  byteSize: number;
};

/**
 * Stores a file for the run's user. Pass the result to `keepCreation`: a file without a creation is
 * removed, right away when the run fails and after a day otherwise.
 *
 * @throws AppError `provider_unavailable` when the storage rejects it
 */
export async function storeFile(ctx: StoringContext, file: FileToStore): Promise<StoredFile> {
  const source: StorageSource = "bytes" in file ? file.bytes : { path: file.path };
  const { sha256, byteSize } = file.measured ?? (await measureFile(source));
  const id = randomUUID();
  await insertFile(ctx.db, {
    id,
    userId: ctx.user.id,
    contentType: file.contentType,
    byteSize,
    sha256,
    width: file.width ?? null,
    height: file.height ?? null,
    isSource: file.isSource ?? false,
    createdAt: ctx.now(),
  });
  ctx.storedFileIds.push(id);
  await ctx.storage.put(fileKey(id), source, file.contentType);
  return { id, url: filePath(id), byteSize };
}

/** Measures what is to be stored. */
export async function measureFile(source: StorageSource): Promise<MeasuredFile> {
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
