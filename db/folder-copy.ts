import "server-only";

import { constants, createReadStream } from "node:fs";
import { cp, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";

const COPY = ".being-backed-up-";
/** What `mkdtemp` adds. */
const RANDOM = /^[A-Za-z0-9]{6}$/;

/**
 * Archives the embedded database's folder as PGlite loads it, a gzipped tar. Its statements wait only while it's copied beside
 * itself; the copy is then sent as slowly as it's read, and removed.
 *
 * @param hold runs a function while no statement runs
 */
export async function archiveFolder(
  folder: string,
  hold: (copying: () => Promise<void>) => Promise<void>,
): Promise<Readable> {
  const copy = await mkdtemp(/* turbopackIgnore: true */ `${folder}${COPY}`);
  // What can't be removed now is removed at the next start.
  const remove = () =>
    rm(/* turbopackIgnore: true */ copy, { recursive: true, force: true }).catch(() => {});
  try {
    await hold(() =>
      // Instant where the file system can share what both have.
      cp(/* turbopackIgnore: true */ folder, copy, {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      }),
    );
  } catch (error) {
    await remove();
    throw error;
  }
  const archive = pack();
  const sent = new PassThrough();
  // A reader who leaves, or a file that can't be read, ends the other side, too.
  void pipeline(archive, createGzip(), sent).catch(() => {});
  void addFiles(archive, copy)
    .catch((error: Error) => archive.destroy(error))
    .finally(remove);
  return sent;
}

/** Removes the copies of backups that a server was killed in. The folder must be locked. */
export async function removeCopies(folder: string): Promise<void> {
  const [beside, name] = [dirname(folder), `${basename(folder)}${COPY}`];
  for (const entry of await readdir(/* turbopackIgnore: true */ beside)) {
    if (entry.startsWith(name) && RANDOM.test(entry.slice(name.length)))
      await rm(/* turbopackIgnore: true */ join(beside, entry), { recursive: true, force: true });
  }
}

async function addFiles(archive: Pack, root: string): Promise<void> {
  const entries = await readdir(/* turbopackIgnore: true */ root, {
    recursive: true,
    withFileTypes: true,
  });
  for (const entry of entries) {
    const file = join(/* turbopackIgnore: true */ entry.parentPath, entry.name);
    // PGlite joins names to its own folder.
    const name = `/${file.slice(root.length + 1)}`;
    if (entry.isDirectory()) {
      archive.entry({ name, type: "directory", mode: 0o700 });
      continue;
    }
    const { size } = await stat(/* turbopackIgnore: true */ file);
    const place = archive.entry({ name, size, mode: 0o600 });
    await pipeline(createReadStream(/* turbopackIgnore: true */ file), place);
  }
  archive.finalize();
}
