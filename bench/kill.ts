/**
 * Kills the server with SIGKILL in the middle of its work, starts it again on the same data, and counts what it had
 * acknowledged, what is there, and what is there twice; once on the embedded database and once on Postgres. Exits with 1 when
 * anything was lost, is there twice, or was left behind.
 *
 * Run `npm run build`, then `node bench/run.mjs kill [times] [embedded|postgres]`.
 */
import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { type KillCounts, runKillRounds } from "@/tests/support/kill-rounds";
import { startOpenAiDouble } from "@/tests/support/openai-double";
import { startPostgres } from "@/tests/support/postgres-server";
import { startTestServer, untilReady } from "@/tests/support/test-server";

const PORT = 4321;
const TWO_DAYS_MS = 48 * 60 * 60_000;

const [times = "20", only = ""] = process.argv.slice(2);
const double = await startOpenAiDouble();
if (only !== "postgres") await run("embedded database", "");
if (only !== "embedded") {
  const postgres = await startPostgres();
  await run("Postgres", postgres.url);
  postgres.remove();
}
await double.close();

async function run(name: string, databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "atelier-kill-"));
  const temporary = mkdtempSync(path.join(tmpdir(), "atelier-kill-temporary-"));
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    TMPDIR: temporary,
    OPENAI_BASE_URL: double.url,
    AI_TEXT_MODEL: "double",
  };
  const options = { port: PORT, env, rounds: Number(times), retryEachRound: true };
  const counts = await runKillRounds({ ...options, onRound: report });
  console.log(`${name}:`, counts);
  console.log("halves before the cleanup:", leftBehind(folder, temporary));
  await cleanUp(env, folder, temporary);
  const left = leftBehind(folder, temporary);
  console.log("halves after the cleanup of two days later:", left);
  const { lost, twice, wrongLikes, brokenImages } = counts;
  if (lost.length + twice.length + wrongLikes + brokenImages.length + left.length > 0)
    process.exitCode = 1;
  for (const one of [folder, temporary]) rmSync(one, { recursive: true });
}

function report({ kills, acknowledged, lost, twice, longestRetrySeconds }: KillCounts): void {
  const made = Object.values(acknowledged).reduce((sum, one) => sum + one, 0);
  const longest = longestRetrySeconds.toFixed(1);
  console.log(
    `${kills}: ${made} acknowledged, ${lost.length} lost, ${twice.length} twice, ${longest} s`,
  );
}

/** Objects that were being written, and folders of calls that were running. */
function leftBehind(folder: string, temporary: string): string[] {
  const objects = readdirSync(path.join(folder, "files"), { recursive: true, encoding: "utf8" });
  return [...objects.filter((one) => one.endsWith(".part")), ...readdirSync(temporary)];
}

/** Starts the server once more, with everything that was left behind two days old. */
async function cleanUp(env: Record<string, string>, folder: string, temporary: string) {
  const longAgo = new Date(Date.now() - TWO_DAYS_MS);
  for (const one of leftBehind(folder, temporary)) {
    const root = one.endsWith(".part") ? path.join(folder, "files") : temporary;
    utimesSync(path.join(root, one), longAgo, longAgo);
  }
  const server = startTestServer(PORT, { ...env, APP_URL: `http://localhost:${PORT}` });
  await untilReady(server);
  await server.end("SIGTERM");
}
