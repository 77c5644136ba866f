// Serves a build for the browser tests, on an empty data folder. Options come by the environment.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const { DATA_DIR, PORT } = process.env;
if (!DATA_DIR?.startsWith(".test/") || !PORT)
  throw new Error("DATA_DIR under .test/ and PORT are needed");
rmSync(DATA_DIR, { recursive: true, force: true });

const server = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", "--port", PORT],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_MANUAL_SIG_HANDLE: "true",
    },
  },
);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
