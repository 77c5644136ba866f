// Serves the product: builds it if necessary, starts the server, and prints its URL, engine and database.
// `npm start` runs it through `exec`: npm signals only the shell it starts, and that shell wouldn't pass signals on.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

import { addressOf } from "./address.mjs";
import { checkEnvironment } from "./check-environment.mjs";

const startedAt = Date.now();
const fromFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
const environment = {
  NEXT_TELEMETRY_DISABLED: "1",
  // Our own SIGTERM handler drains requests and closes the database.
  NEXT_MANUAL_SIG_HANDLE: "true",
  ...fromFile,
  ...process.env,
  NODE_ENV: "production",
};
const { port, url } = addressOf(environment, "3000");

/** The program that runs now, which gets the signals meant for this one. */
let running;
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => running?.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}

/** Runs a Node program to its end. Resolves to its exit code, or 1 when a signal ended it. */
function run(args, env) {
  running = spawn(process.execPath, args, { stdio: "inherit", env });
  return new Promise((resolve) => running.on("exit", (code) => resolve(code ?? 1)));
}

// Before the build, which takes half a minute.
await checkEnvironment({ ...environment, PORT: port }, "start");
const built = await run(["scripts/build.mjs", "--if-stale", "--checked"], process.env);
if (built !== 0) process.exit(built);

const serve = ["node_modules/next/dist/bin/next", "start", "--port", port];
run(serve, { ...environment, PORT: port }).then((code) => process.exit(code));

async function readHealth() {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Weights that are here already are checked first, and nothing is received. */
function describeWeights({ receivedBytes, totalBytes }) {
  if (receivedBytes === 0) return "looking for its weights";
  return `downloading its weights, ${Math.floor((100 * receivedBytes) / totalBytes)}%`;
}

function describe({ engines }) {
  const { name, status } = engines.text;
  const { progress } = status;
  const state = status.state === "fetching" ? describeWeights(progress) : status.state;
  const store = environment.DATABASE_URL
    ? "Postgres server"
    : "embedded Postgres in the data folder";
  return [`  Writing   ${name} (${state})`, `  Database  ${store}`];
}

async function announce() {
  for (;;) {
    const health = await readHealth();
    if (health?.ready) {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(
        [`\nAtelier is running at ${url} (started in ${seconds} s)`, ...describe(health), ""].join(
          "\n",
        ),
      );
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

await announce();
