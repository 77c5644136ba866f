// Starts a worker: a process that carries runs of servers over the same database and storage, without pages.
// `npm run worker` runs it through `exec`, as `npm start` does.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

import { addressOf } from "./address.mjs";
import { checkEnvironment } from "./check-environment.mjs";

const SCRIPT = "build/workers/server.mjs";

const fromFile = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
const set = { ...fromFile, ...process.env };
// Often beside a server, which has 3000.
const { port } = addressOf(set, "3001");
const environment = { ...set, PORT: port, NODE_ENV: "production" };

await checkEnvironment(environment, "worker");
// In a container, without the development packages, the build came with it.
if (existsSync("node_modules/esbuild")) {
  const { status } = spawnSync(process.execPath, ["scripts/build-workers.mjs"], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
const worker = spawn(process.execPath, [SCRIPT], { stdio: "inherit", env: environment });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => worker.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}
worker.on("exit", (code) => process.exit(code ?? 1));
