// Builds the product: workers, OCR and PDF assets, pages, and the content policy of prerendered pages.
//   --if-stale   does nothing when the last build is up to date
//   --checked    the caller has checked the environment
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { isFresh, writeStamp } from "./build-stamp.mjs";
import { checkEnvironment } from "./check-environment.mjs";

const fromFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
const environment = {
  NEXT_TELEMETRY_DISABLED: "1",
  ...fromFile,
  ...process.env,
  NODE_ENV: "production",
};

function run(...command) {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit", env: environment });
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.argv.includes("--checked")) await checkEnvironment(environment, "build");
if (process.argv.includes("--if-stale") && isFresh(environment)) process.exit(0);

run("scripts/build-workers.mjs");
run("scripts/copy-ocr.mjs");
run("scripts/copy-pdf.mjs");
run("scripts/build-service-worker.mjs");
// Next adds every build folder to tsconfig.json, so restore it afterward.
const compilerOptions = readFileSync("tsconfig.json");
run("node_modules/next/dist/bin/next", "build");
writeFileSync("tsconfig.json", compilerOptions);
run("scripts/csp-hashes.mjs");
writeStamp(environment);
