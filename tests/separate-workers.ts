import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { databaseOfWorker } from "./support/worker-database";

// Each worker process has a database and folders of its own, so that files run side by side don't count each other's rows and
// files. This runs before each test file, so what was set for the file before stays.
const { VITEST_POOL_ID: worker = "1", DATABASE_URL: url } = process.env;
if (url?.startsWith("postgres")) process.env.DATABASE_URL = databaseOfWorker(url, worker);
process.env.DATA_DIR = `.test/unit-data-${worker}`;
const temporary = `atelier-unit-${worker}`;
if (path.basename(tmpdir()) !== temporary) {
  process.env.TMPDIR = path.join(tmpdir(), temporary);
  mkdirSync(process.env.TMPDIR, { recursive: true });
}
