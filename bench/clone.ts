/**
 * From a clone of what is committed here to its first page: git clone, npm ci, and npm start, which builds. Weights are at
 * hand if they're in their usual folder.
 *
 * Run `node bench/run.mjs clone`. Needs the npm registry, or npm's cache.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { printRow } from "./support/print-row";

const GOAL_SECONDS = 60;
const PORT = "4327";
const MOST_MS = 600_000;
const PAUSE_MS = 100;

const folder = mkdtempSync(path.join(tmpdir(), "atelier-clone-"));
const copy = path.join(folder, "copy");
const { DATABASE_URL: _, ...own } = process.env;
const env = {
  ...own,
  PORT,
  APP_URL: `http://localhost:${PORT}`,
  DATA_DIR: path.join(folder, "data"),
};

try {
  const clone = run("git", ["clone", "--quiet", process.cwd(), copy], folder);
  const install = run("npm", ["ci", "--no-audit", "--no-fund"], copy);
  const start = await untilFirstPage();
  const total = clone + install + start;
  printRow({
    name: "clone to first page",
    product: seconds(total),
    beside: `${GOAL_SECONDS} s`,
    ratio: total / GOAL_SECONDS,
    remark: `clone ${seconds(clone)}, install ${seconds(install)}, build and start ${seconds(start)}`,
  });
} catch (error) {
  console.log(`not run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a program to its end, and returns the seconds that it took. */
function run(program: string, args: string[], cwd: string): number {
  const startedMs = performance.now();
  const { status, error, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim().split("\n").at(-1);
    throw new Error(`${program} ${args[0]} failed: ${reason}`);
  }
  return (performance.now() - startedMs) / 1_000;
}

async function untilFirstPage(): Promise<number> {
  const startedMs = performance.now();
  const server = spawn("npm", ["start"], { cwd: copy, env, stdio: "ignore" });
  const exited = once(server, "exit");
  try {
    while (performance.now() - startedMs < MOST_MS && server.exitCode === null) {
      const isUp = await fetch(env.APP_URL).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return (performance.now() - startedMs) / 1_000;
      await pause(PAUSE_MS);
    }
    throw new Error("npm start served no page");
  } finally {
    server.kill("SIGTERM");
    await exited;
  }
}

function seconds(amount: number): string {
  return `${amount.toFixed(1)} s`;
}
