import "server-only";

import { rm } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@/lib/core/errors";
import { lockFile } from "@/lib/core/file-lock";
import { downloadsFolder, filesOf, readRecord, writeRecord } from "@/lib/engines/downloads/record";
import { checkRoom, type Machine } from "@/lib/engines/downloads/room";
import { type DownloadableModel, memoryOf } from "@/lib/models/downloadable";
import { describeFile, type HubFile, hubAddress } from "@/lib/providers/model-hub/hub";
import { presentBytes } from "@/lib/providers/model-hub/receive-file";

/**
 * What comes before the first byte: asks the hub for size and hash, drops the part of an older file, checks that the
 * machine has room, and records what is being downloaded.
 *
 * @throws AppError `unusable` when the hub lacks the file or room is missing, `provider_unavailable` when the hub can't
 *   be reached, `conflict` once the signal fires
 */
export async function prepareDownload(
  model: DownloadableModel,
  { modelsDir, hub, machine }: { modelsDir: string; hub: string; machine: Machine },
  signal: AbortSignal,
): Promise<HubFile> {
  const files = filesOf(modelsDir, model);
  const file = await askHub(hubAddress(hub, model), signal);
  const before = await readRecord(files);
  if (before?.sha256 !== file.sha256) {
    await rm(/* turbopackIgnore: true */ files.part, { force: true });
  }
  const needed = {
    diskBytes: file.bytes - (await presentBytes(files.part, file)),
    memoryBytes: memoryOf(model, file.bytes),
  };
  await checkRoom(downloadsFolder(modelsDir), needed, machine);
  await writeRecord(files, { state: "downloading", bytes: file.bytes, sha256: file.sha256 });
  return file;
}

const HUB_TIMEOUT_MS = 20_000;

async function askHub(address: string, signal: AbortSignal): Promise<HubFile> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(HUB_TIMEOUT_MS)]);
  try {
    return await describeFile(address, limited);
  } catch (cause) {
    if (signal.aborted) throw new AppError("conflict", "The download was stopped.", { cause });
    if (cause instanceof AppError) throw cause;
    const { host } = new URL(address);
    const message = `This server can't reach ${host}. Check its internet connection, or MODELS_HUB, and try again.`;
    throw new AppError("provider_unavailable", message, { cause });
  }
}

/**
 * Lets one process at a time change the downloaded models of a folder.
 *
 * @returns a function that lets go
 * @throws AppError `conflict` while another one does, `unusable` when the folder can't be written
 */
export async function lockDownloads(modelsDir: string): Promise<() => void> {
  const file = join(/* turbopackIgnore: true */ downloadsFolder(modelsDir), "lock");
  const unlock = await lockFile(file).catch((cause: unknown) => {
    const message = "The server can't write to its models folder (MODELS_DIR).";
    throw new AppError("unusable", message, { cause });
  });
  if (unlock) return unlock;
  throw new AppError(
    "conflict",
    "Another server that shares this models folder is busy with it. Try again later.",
  );
}
