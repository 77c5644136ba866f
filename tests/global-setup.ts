import { spawnSync } from "node:child_process";

import { startOllamaDouble } from "./support/ollama-double";
import { startOpenAiDouble } from "./support/openai-double";

/** Bundles the worker programs and starts the doubles of model servers, once for all unit and route tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, ["scripts/build-workers.mjs"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The worker programs could not be built.");

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
