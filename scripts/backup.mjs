// Backs up the database and the files while the server runs: npm run backup [-- folder]
// Restore it with npm run restore -- folder
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";

import { environment, fetchFromServer, stop } from "./admin.mjs";
import { runPostgresProgram } from "./postgres-programs.mjs";

const [target = join("backups", new Date().toISOString().replaceAll(":", "-")), ...rest] =
  process.argv.slice(2);
if (rest.length > 0 || target.startsWith("-")) stop("Usage: npm run backup [-- folder]", 2);
if (existsSync(target)) stop(`${target} exists already. Choose a new folder.`);

const filesFolder = join(environment.DATA_DIR || ".data", "files");
const store = environment.S3_BUCKET ? "bucket" : "Blob store";
const onDisk = !environment.BLOB_READ_WRITE_TOKEN && !environment.S3_BUCKET;
const kind = environment.DATABASE_URL ? "server" : "embedded";
// Under another name until it's complete, so that nobody takes a half one for a backup.
const draft = `${resolve(target)}.part`;
mkdirSync(draft, { recursive: true, mode: 0o700 });

// Files before and after: objects are stored before the rows that show them and deleted before their rows, and never
// change. The first pass has what is deleted meanwhile, the second what is new.
await copyFiles();
await dumpDatabase();
await copyFiles();

const about = { kind, files: onDisk ? "here" : store, createdAt: new Date().toISOString() };
writeFileSync(join(draft, "backup.json"), `${JSON.stringify(about, null, 2)}\n`);
renameSync(draft, target);
console.log(`Backed up the database${onDisk ? " and the files" : ""} to ${target}`);
if (!onDisk) console.log(`The files are in your ${store}. Back them up there.`);

async function dumpDatabase() {
  if (kind === "server") {
    const file = join(draft, "database.dump");
    const options = ["--format=custom", "--no-owner", "--file", file];
    return runPostgresProgram("pg_dump", environment.DATABASE_URL, options);
  }
  const response = await fetchFromServer("/api/admin/backup");
  const { createWriteStream } = await import("node:fs");
  return pipeline(
    response.body,
    createWriteStream(join(draft, "database.tar.gz"), { mode: 0o600 }),
  );
}

/** Adds what isn't there yet. A file that is deleted while it's copied is no longer part of the backup. */
async function copyFiles() {
  if (!onDisk || !existsSync(filesFolder)) return;
  const options = { recursive: true, force: false, preserveTimestamps: true };
  const isWhole = (path) => !path.endsWith(".part");
  for (let tries = 0; ; tries += 1) {
    try {
      return await cp(filesFolder, join(draft, "files"), { ...options, filter: isWhole });
    } catch (error) {
      if (error.code !== "ENOENT" || tries >= 100) throw error;
    }
  }
}
