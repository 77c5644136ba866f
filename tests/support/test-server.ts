import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";

import { expect } from "playwright/test";

export type TestServer = {
  url: string;
  /** Process id; undefined when it could not be started. */
  pid: number | undefined;
  /** Everything printed so far. */
  output: () => string;
  /** Sends a signal and waits for the exit code, or the signal that killed it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
  exited: Promise<number | NodeJS.Signals | null>;
};

const NEXT_START = [process.execPath, "node_modules/next/dist/bin/next", "start"] as const;

/**
 * Starts the production build in its own process.
 *
 * @param command what starts it; `next start` itself by default
 */
export function startTestServer(
  port: number,
  env: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = [...NEXT_START, "--port", String(port)],
): TestServer {
  const child: ChildProcess = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_MANUAL_SIG_HANDLE: "true",
      NODE_OPTIONS: [process.env.NODE_OPTIONS, process.env.RECORD_REQUESTS_WITH]
        .filter(Boolean)
        .join(" "),
      LOG_LEVEL: process.env.LOGS_DIR ? "debug" : "warn",
      LOCAL_SERVERS: "off",
      // The model servers of tests are on this machine, too, and their people seldom the first to sign up.
      PRIVATE_ENGINES: "on",
      PORT: String(port),
      ...env,
    },
  });
  // A failing test must not leave its server running for the next one.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let output = "";
  const { LOGS_DIR } = process.env;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      // The last check of a browser run looks through it.
      if (LOGS_DIR) appendFileSync(join(LOGS_DIR, `${port}-${child.pid}.log`), chunk);
    });
  }
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on("exit", (code, signal) => resolve(code ?? signal));
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    output: () => output,
    exited,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Waits until the server accepts calls. */
export async function untilReady(server: TestServer): Promise<void> {
  const status = () =>
    fetch(`${server.url}/api/health`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 120_000, message: server.output() }).toBe(200);
}
