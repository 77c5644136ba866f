// Serves a build for the browser tests, with an empty data folder. Configured by environment variables.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const { DATA_DIR, PORT } = process.env;
if (!DATA_DIR?.startsWith(".test/") || !PORT)
  throw new Error("Set DATA_DIR to a folder under .test/, and PORT");
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
      // Its database may be an older one than its folder.
      ADOPT_STORAGE: "on",
    },
  },
);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
