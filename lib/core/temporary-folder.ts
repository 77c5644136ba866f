import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a folder is for. Part of its name, so that folders left by a killed process can be recognized. */
const FOLDER_KINDS = ["upload", "thumbnail", "logo", "text", "generated", "chain"] as const;

type FolderKind = (typeof FOLDER_KINDS)[number];

/** No call takes this long, so an older folder can't be in use. */
const ORPHANED_AFTER_MS = 6 * 60 * 60_000;

/** Creates a uniquely named folder in the system's temp directory and returns its path. */
export function makeTemporaryFolder(kind: FolderKind): Promise<string> {
  return mkdtemp(join(tmpdir(), prefixOf(kind)));
}

/** Runs `work` in a new temporary folder, which is deleted afterward even if `work` throws. */
export async function inTemporaryFolder<Result>(
  kind: FolderKind,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeTemporaryFolder(kind);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes temporary folders left by killed processes: those untouched for 6 hours. */
export async function removeOrphanedFolders(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!FOLDER_KINDS.some((kind) => name.startsWith(prefixOf(kind)))) continue;
    const folder = join(tmpdir(), name);
    // Undefined when another process removed it first.
    const changedMs = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedMs === undefined || now.getTime() - changedMs < ORPHANED_AFTER_MS) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

function prefixOf(kind: FolderKind): string {
  return `atelier-${kind}-`;
}
