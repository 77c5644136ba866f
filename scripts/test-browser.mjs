// Runs the browser tests: two production builds (local accounts and Clerk), the test doubles, then Playwright.
// Arguments are passed on to Playwright. Those that name projects leave out the builds and servers of the others. With BASE_URL set, tests run against that deployment instead.
// The builds are looked through for the secrets that were set while they were made, and afterward the logs of all servers for
// everything that the run's requests carried, and for hashes of passwords. A run that leaves nothing to look through fails.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const LOGS = path.resolve(".test/logs");
const REQUESTS = path.resolve(".test/requests");

function start(args, extra = {}) {
  const options = { stdio: "inherit", env: { ...env, ...extra } };
  return spawnSync(process.execPath, args, options).status ?? 1;
}

function run(args, extra) {
  const status = start(args, extra);
  if (status !== 0) process.exit(status);
}

const PROJECTS = ["local", "clerk", "built-in"];

/** The projects to run, with those that they wait for. */
function projectsOf(args) {
  const named = PROJECTS.filter((name) => args.includes(`--project=${name}`));
  const waits = named.includes("built-in") && !args.includes("--no-deps");
  return named.length === 0 || waits ? PROJECTS : named;
}

/** Runs the browser tests with servers that record their requests and keep their logs, and looks through both. */
async function testWithLogs(args) {
  for (const folder of [LOGS, REQUESTS]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const recorder = path.resolve(".test/record-requests.mjs");
  const status = start(args, {
    LOGS_DIR: LOGS,
    RECORD_REQUESTS: REQUESTS,
    RECORD_REQUESTS_WITH: `--import=${recorder}`,
  });
  // Nothing was run.
  if (args.includes("--list")) return status;
  const { faultsOf, findInLogs } = await import(path.resolve(".test/find-in-logs.mjs"));
  const check = findInLogs(REQUESTS, LOGS);
  const { requests, texts, lines, found } = check;
  console.log(
    `${lines} lines of the servers' logs hold ${found.length} of ${texts} texts that ${requests} requests carried, or hashes of passwords.`,
  );
  const isWhole = args.slice(2).every((arg) => arg.startsWith("--"));
  const faults = faultsOf(check, { isWhole });
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : status;
}

/** Builds the product with secrets set, and looks through what browsers get of it. */
async function buildWithSecrets(extra = {}) {
  const { BUILD_SECRETS, findInBundles } = await import(path.resolve(".test/find-in-bundles.mjs"));
  const { CLERK_SECRET_KEY } = extra;
  const secrets = { ...BUILD_SECRETS, ...(CLERK_SECRET_KEY && { CLERK_SECRET_KEY }) };
  run(["scripts/build.mjs", "--if-stale"], { ...extra, ...secrets });
  const { files, found } = findInBundles(extra.NEXT_DIST_DIR ?? ".next", secrets);
  console.log(`${files} files that browsers get hold ${found.length} secrets.`);
  for (const { name, file } of found) console.error(`${name} is in ${file}`);
  if (files === 0 || found.length > 0) process.exit(1);
}

if (!process.env.BASE_URL) {
  const servers = readdirSync("tests/support").filter((name) => name.endsWith("-server.ts"));
  const common = {
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    outExtension: { ".js": ".mjs" },
    outdir: ".test",
  };
  await build({
    ...common,
    entryPoints: [
      ...servers,
      "clerk-env.ts",
      "record-requests.ts",
      "find-in-logs.ts",
      "find-in-bundles.ts",
    ].map((name) => `tests/support/${name}`),
  });
  const { CLERK_BUILD_ENV } = await import(`${process.cwd()}/.test/clerk-env.mjs`);
  const projects = projectsOf(process.argv.slice(2));
  env.BROWSER_PROJECTS = projects.join(",");
  await buildWithSecrets();
  if (projects.includes("clerk")) await buildWithSecrets(CLERK_BUILD_ENV);
}
const tests = ["node_modules/playwright/cli.js", "test", ...process.argv.slice(2)];
process.exitCode = process.env.BASE_URL ? start(tests) : await testWithLogs(tests);
