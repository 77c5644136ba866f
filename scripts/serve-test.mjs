// Serves a build for the browser tests, with an empty data folder. Configured by environment variables.
// What it prints also goes to a file in LOGS_DIR, where `test-browser.mjs` looks through it.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";

const { DATA_DIR, PORT, LOGS_DIR = ".test/logs" } = process.env;
if (!DATA_DIR?.startsWith(".test/") || !PORT)
  throw new Error("Set DATA_DIR to a folder under .test/, and PORT");
rmSync(DATA_DIR, { recursive: true, force: true });

const server = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", "--port", PORT],
  {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_MANUAL_SIG_HANDLE: "true",
      NODE_OPTIONS: [process.env.NODE_OPTIONS, process.env.RECORD_REQUESTS_WITH]
        .filter(Boolean)
        .join(" "),
      // Its database may be an older one than its folder.
      ADOPT_STORAGE: "on",
    },
  },
);
mkdirSync(LOGS_DIR, { recursive: true });
const log = createWriteStream(`${LOGS_DIR}/${PORT}.log`);
server.stdout.pipe(log, { end: false });
server.stderr.pipe(log, { end: false });
server.stderr.pipe(process.stderr);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("close", (code) => log.end(() => process.exit(code ?? 1)));
