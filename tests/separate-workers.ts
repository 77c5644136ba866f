import { databaseOfWorker } from "./support/worker-database";

// Each worker process has a database and a data folder of its own, so that files run side by side don't count each other's rows. This runs before each test file, so
// what was set for the file before stays.
const { VITEST_POOL_ID: worker = "1", DATABASE_URL: url } = process.env;
if (url?.startsWith("postgres")) process.env.DATABASE_URL = databaseOfWorker(url, worker);
process.env.DATA_DIR = `.test/unit-data-${worker}`;
