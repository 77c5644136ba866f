import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a folder is for; part of its name, so that what a killed process left can be told. */
const KINDS = ["upload", "thumbnail", "logo", "text", "generated"] as const;

type Kind = (typeof KINDS)[number];

/** No call takes this long, so nobody works in an older folder. */
const LEFT_AFTER_MS = 6 * 60 * 60_000;

/** A new folder of this process's own, under the system's for temporary files. */
export function makeTemporaryFolder(kind: Kind): Promise<string> {
  return mkdtemp(join(tmpdir(), prefixOf(kind)));
}

/** Works in a new folder, which is gone afterwards, whatever came of it. */
export async function inTemporaryFolder<Result>(
  kind: Kind,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeTemporaryFolder(kind);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders that processes left which were ended by force. Other servers' folders are younger. */
export async function removeLeftFolders(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!KINDS.some((kind) => name.startsWith(prefixOf(kind)))) continue;
    const folder = join(tmpdir(), name);
    // Undefined: somebody else removed it first.
    const changedMs = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedMs === undefined || now.getTime() - changedMs < LEFT_AFTER_MS) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

function prefixOf(kind: Kind): string {
  return `atelier-${kind}-`;
}
