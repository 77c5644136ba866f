// Restores what npm run backup saved, with the server stopped: npm run restore -- folder
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";

import { environment, stop } from "./admin.mjs";
import { replaceDatabase } from "./postgres-programs.mjs";

const [source, ...rest] = process.argv.slice(2);
if (!source || rest.length > 0) stop("Usage: npm run restore -- folder", 2);
if (!existsSync(join(source, "backup.json"))) stop(`${source} isn't a backup.`);

const { kind } = JSON.parse(readFileSync(join(source, "backup.json"), "utf8"));
const { DATABASE_URL } = environment;
const dataDir = environment.DATA_DIR || ".data";
if (kind === "server" && !DATABASE_URL) {
  stop(
    "This is the backup of a Postgres server. Set DATABASE_URL to the one it should be restored to.",
  );
}
if (kind === "embedded" && DATABASE_URL) {
  stop("This is the backup of an embedded database. Unset DATABASE_URL to restore it.");
}

if (kind === "server") await replaceDatabase(DATABASE_URL, join(source, "database.dump"));
else await restoreEmbedded();
// Files that the backup doesn't have are deleted by the daily cleanup, a day later.
if (existsSync(join(source, "files"))) {
  await cp(join(source, "files"), join(dataDir, "files"), { recursive: true, force: true });
}
console.log(`Restored ${source}. Start the server.`);

/** The database that was there is kept under another name, and stays in place when the backup can't be read. */
async function restoreEmbedded() {
  const folder = join(dataDir, "postgres");
  const unlock = await lock(`${folder}.lock`);
  const draft = `${folder}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  try {
    // Nobody else may enter it: its files are for everybody.
    mkdirSync(draft, { mode: 0o700 });
    const { PGlite } = await import("@electric-sql/pglite");
    const archive = new Blob([readFileSync(join(source, "database.tar.gz"))]);
    const database = await PGlite.create(draft, { loadDataDir: archive });
    await database.close();
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    stop(`Couldn't restore the database, which is as it was: ${error.message}`);
  }
  if (existsSync(folder)) {
    const aside = `${folder}.before-restore-${Date.now()}`;
    renameSync(folder, aside);
    console.log(`The database that was here is now ${aside}`);
  }
  renameSync(draft, folder);
  unlock();
}

/** The same lock that the server takes (db/folder-lock.ts). */
async function lock(file) {
  const { tryLock } = await import("fs-native-extensions");
  mkdirSync(dataDir, { recursive: true });
  const descriptor = openSync(file, "a+", 0o600);
  if (!tryLock(descriptor)) stop(`A server is running on ${dataDir}. Stop it first.`);
  return () => closeSync(descriptor);
}
