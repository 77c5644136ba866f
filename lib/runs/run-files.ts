import "server-only";

import { randomUUID } from "node:crypto";
import type { RunTicket } from "@/db/schema/runs";
import { AppError } from "@/lib/core/errors";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { copyObject } from "@/lib/files/copy-object";
import type { StoragePort } from "@/lib/providers/storage/port";

type KeptFile = RunTicket["files"][number];

const FOLDER = "run-files/";
/** Longer than any run waits or takes. */
const ABANDONED_AFTER_MS = 2 * 24 * 60 * 60_000;

/** Stores the files of a form where every machine finds them. */
export async function keepRunFiles(
  storage: StoragePort,
  files: Readonly<Record<string, UploadedFile | undefined>>,
): Promise<KeptFile[]> {
  // A folder of their own would stay on a disk when they are gone.
  const start = `${FOLDER}${randomUUID()}`;
  const given = Object.entries(files).flatMap(([field, file]) => (file ? [{ field, file }] : []));
  return Promise.all(
    given.map(async ({ field, file }, at) => {
      const { path, name, byteSize, creationId, sourceId } = file;
      const key = `${start}-${at}`;
      await storage.put(key, { path }, "application/octet-stream");
      const from = { ...(creationId && { creationId }), ...(sourceId && { sourceId }) };
      return { field, key, name, byteSize, ...from };
    }),
  );
}

/**
 * Copies a run's files to a folder of this machine.
 *
 * @throws AppError `provider_failed` when one is gone
 */
export async function copyRunFiles(
  storage: StoragePort,
  files: readonly KeptFile[],
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Record<string, UploadedFile>> {
  const copied: Record<string, UploadedFile> = {};
  for (const { field, key, ...file } of files) {
    const stored = await storage.open(key);
    if (!stored) {
      throw new AppError("provider_failed", "The files of this run are gone. Run it again.");
    }
    copied[field] = { ...file, path: await copyObject(stored, folder, signal) };
  }
  return copied;
}

/** Deletes files whose run was never recorded, or was deleted with its account. */
export async function removeAbandonedRunFiles(storage: StoragePort, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS);
  for await (const keys of storage.listOlder(FOLDER, before)) await storage.remove(keys);
}
