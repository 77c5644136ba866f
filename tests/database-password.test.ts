import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), "atelier-test-password-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Stands for Postgres's programs: writes down its password, and then its arguments. */
const RECORDER = `#!/bin/sh
[ "$1" = --version ] || printf '%s\\n' "$PGPASSWORD" "$@" > "$RECORD-\${0##*/}"
`;
for (const program of ["pg_dump", "pg_restore", "psql"]) {
  writeFileSync(join(root, program), RECORDER, { mode: 0o755 });
}

/** What a script starts one of Postgres's programs with. */
async function startedBy(
  { script, program }: { script: "backup" | "restore"; program: string },
  url: string,
  folder: string,
) {
  const record = join(root, "record");
  await run(process.execPath, [`scripts/${script}.mjs`, folder], {
    env: {
      ...process.env,
      PATH: `${root}:${process.env.PATH}`,
      DATA_DIR: join(root, "none"),
      BLOB_READ_WRITE_TOKEN: "",
      S3_BUCKET: "",
      PGPASSWORD: "of-the-environment",
      DATABASE_URL: url,
      RECORD: record,
    },
  });
  const [password, ...args] = readFileSync(`${record}-${program}`, "utf8").trimEnd().split("\n");
  return { password, args };
}

const URLS = [
  ["in the URL", "postgres://ada:secret@db:5432/app", "postgres://ada@db:5432/app", "secret"],
  [
    "percent-encoded",
    "postgresql://ada:s%40c%3A%2Fr%25t@db/app?sslmode=require",
    "postgresql://ada@db/app?sslmode=require",
    "s@c:/r%t",
  ],
  ["with an @ in it", "postgres://ada:se@cret@db/app", "postgres://ada@db/app", "se@cret"],
  [
    "in the query",
    "postgres://ada@db/app?sslmode=require&password=s%26cret&application_name=a",
    "postgres://ada@db/app?sslmode=require&application_name=a",
    "s&cret",
  ],
  ["alone in the query", "postgres:///app?password=secret", "postgres:///app", "secret"],
  [
    "in both places, of which the query counts",
    "postgres://ada:secret@h1:1,h2:2/app?password=other",
    "postgres://ada@h1:1,h2:2/app",
    "other",
  ],
  ["without a user", "postgres://:secret@db/app", "postgres://@db/app", "secret"],
  ["elsewhere", "postgres://ada@db:5432/a@b", "postgres://ada@db:5432/a@b", "of-the-environment"],
] as const;

describe("the database's password", () => {
  it.each(URLS)("%s isn't an argument of pg_dump and psql", async (_where, url, bare, is) => {
    const folder = mkdtempSync(join(root, "backup-"));
    rmSync(folder, { recursive: true });

    const dump = await startedBy({ script: "backup", program: "pg_dump" }, url, folder);
    const restore = await startedBy({ script: "restore", program: "psql" }, url, folder);

    for (const { password, args } of [dump, restore]) {
      expect(args.slice(0, 2)).toEqual(["--dbname", bare]);
      expect(args.filter((arg) => arg.includes("://"))).toHaveLength(1);
      expect(password).toBe(is);
    }
    const [, ...read] = readFileSync(join(root, "record-pg_restore"), "utf8").split("\n");
    expect(read.filter((arg) => /:\/\/|--dbname/.test(arg))).toEqual([]);
  });
});
