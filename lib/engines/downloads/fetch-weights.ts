import "server-only";

import { rename, rm, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

import { AppError } from "@/lib/core/errors";
import type { DownloadFiles } from "@/lib/engines/downloads/record";
import { hashFile } from "@/lib/models/download";
import type { HubFile } from "@/lib/providers/model-hub/hub";
import { receiveFile } from "@/lib/providers/model-hub/receive-file";

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** Failures in a row, none of which brought a single byte. */
const MAX_FAILURES = 6;

export type FetchOptions = {
  signal: AbortSignal;
  onProgress: (receivedBytes: number) => void;
  /** Everything is there and is being hashed. */
  onCheck: () => void;
  firstRetryMs?: number | undefined;
};

/**
 * Receives a model's weights, going on after each broken connection, and puts them in place once their hash matches.
 *
 * @returns when the file in place was last written
 * @throws AppError `unusable` for a wrong hash (the file is deleted) or a full disk, `provider_unavailable` when the hub
 *   can't be reached for long
 * @throws the signal's reason once it fires; what was received stays
 */
export async function fetchWeights(
  file: HubFile,
  { weights, part }: DownloadFiles,
  options: FetchOptions,
): Promise<number> {
  await receiveAll(file, part, options);
  options.onCheck();
  const sha256 = await hashFile(part, "sha256", "hex");
  options.signal.throwIfAborted();
  if (sha256 !== file.sha256) {
    await rm(/* turbopackIgnore: true */ part, { force: true });
    throw new AppError(
      "unusable",
      "The download doesn't match its SHA-256 checksum, so it was deleted. Try again.",
    );
  }
  await rename(/* turbopackIgnore: true */ part, weights);
  return (await stat(/* turbopackIgnore: true */ weights)).mtimeMs;
}

async function receiveAll(file: HubFile, part: string, options: FetchOptions): Promise<void> {
  let received = 0;
  let failures = 0;
  const onProgress = (bytes: number) => {
    if (bytes > received) failures = 0;
    received = bytes;
    options.onProgress(bytes);
  };
  for (;;) {
    try {
      return await receiveFile(file, part, { signal: options.signal, onProgress });
    } catch (cause) {
      options.signal.throwIfAborted();
      failures += 1;
      if (failures >= MAX_FAILURES || isFinal(cause)) throw toAppError(cause);
    }
    const pauseMs = (options.firstRetryMs ?? FIRST_RETRY_MS) * 2 ** (failures - 1);
    await pause(Math.min(pauseMs, MAX_RETRY_MS), undefined, { signal: options.signal, ref: false });
  }
}

const DISK_FAULTS = ["ENOSPC", "EDQUOT", "EACCES", "EROFS", "EPERM"];

function isDiskFault(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && DISK_FAULTS.includes(String(cause.code));
}

/** Whether trying again would end the same way. */
function isFinal(cause: unknown): boolean {
  return cause instanceof AppError || isDiskFault(cause);
}

function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const message = isDiskFault(cause)
    ? "The server can't write to its models folder: the disk is full, or the folder is read-only. Fix that and try again."
    : "We can't reach Hugging Face, or the connection keeps dropping. What's been downloaded is kept. Try again later.";
  return new AppError(isDiskFault(cause) ? "unusable" : "provider_unavailable", message, { cause });
}
