import type { APIRequestContext } from "playwright/test";

import { expect, test } from "./signed-in-test";

const WEIGHTS_MS = 15 * 60_000;

/** Waits until the image models have their weights, which the first run on a machine fetches. */
export async function untilImageModelsReady(request: APIRequestContext): Promise<void> {
  test.setTimeout(WEIGHTS_MS + 10 * 60_000);
  const states = async () => {
    const { engines } = await (await request.get("/api/health")).json();
    return [engines.cutOut.status.state, engines.erase.status.state];
  };
  const ready = ["ready", "ready"];
  await expect.poll(states, { timeout: WEIGHTS_MS, intervals: [2_000] }).toEqual(ready);
}
