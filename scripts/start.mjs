// Serves the product: builds it if necessary, starts the server, and prints its URL, engine and database.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

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
const port = environment.PORT ?? "3000";
const url = environment.APP_URL ?? `http://localhost:${port}`;

const build = spawnSync(process.execPath, ["scripts/build.mjs", "--if-stale"], {
  stdio: "inherit",
});
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", "--port", port],
  { stdio: "inherit", env: { ...environment, PORT: port } },
);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

async function readHealth() {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    return await response.json();
  } catch {
    return undefined;
  }
}

function describe({ engines, database }) {
  const { name, status } = engines.text;
  const { progress } = status;
  const share = progress ? Math.floor((100 * progress.receivedBytes) / progress.totalBytes) : 0;
  const state = status.state === "fetching" ? `downloading its weights, ${share}%` : status.state;
  const store =
    database.kind === "server" ? "Postgres server" : "embedded Postgres in the data folder";
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
