import { spawnSync } from "node:child_process";

import { startOpenAiDouble } from "./support/openai-double";

/** Bundles the worker programs and starts the model's double, once for all unit and route tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ["scripts/build-workers.mjs"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The worker programs could not be built.");

  const double = await startOpenAiDouble();
  process.env.OPENAI_BASE_URL = double.url;
  process.env.AI_TEXT_MODEL = "double";
  return () => double.close();
}
