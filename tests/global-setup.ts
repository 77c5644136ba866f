import { spawnSync } from "node:child_process";

import type { TestProject } from "vitest/node";

import { startOllamaDouble } from "./support/ollama-double";
import { startOpenAiDouble } from "./support/openai-double";
import { createWorkerDatabases } from "./support/worker-database";

/**
 * Bundles the worker programs, starts the doubles of model servers, and on a Postgres server creates the databases, once for all
 * unit and route tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ["scripts/build-workers.mjs"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The worker programs could not be built.");

  const { DATABASE_URL: url } = process.env;
  if (url?.startsWith("postgres")) {
    await createWorkerDatabases(url, Number(project.config.maxWorkers));
  }

  const double = await startOpenAiDouble();
  process.env.OPENAI_BASE_URL = double.url;
  process.env.AI_TEXT_MODEL = "double";
  const ollama = await startOllamaDouble();
  process.env.LOCAL_SERVERS = new URL(ollama.url).origin;
  return async () => {
    await double.close();
    await ollama.close();
  };
}
