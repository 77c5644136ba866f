import { expect, it } from "vitest";

import type { Step } from "@/lib/core/progress";
import { tellPlace } from "@/lib/engines/tell-place";
import type { TextPort, TextRequest } from "@/lib/providers/text/port";
import { createFairQueue } from "@/lib/workers/queue";
import { createTestContext } from "@/tests/support/test-context";

const { signal } = new AbortController();
const REQUEST: TextRequest = { system: "", prompt: "", maxOutputTokens: 9, userId: "ada", signal };

/** An engine that serves one call at a time, until it's told to go on. */
async function slowEngine(id: string) {
  const queue = createFairQueue({ maxWaiting: 9, maxWaitingPerUser: 9, fullMessage: "" });
  const ends: (() => void)[] = [];
  const { text } = await createTestContext();
  const generate: TextPort["generate"] = async (request) => {
    const end = await queue.enter(request);
    await new Promise<void>((resolve) => ends.push(resolve));
    end();
    return { text: "", finishReason: "stop" };
  };
  const engine = { id, name: "Model", builtIn: true };
  const port = Object.assign(Object.create(text) as TextPort, { engine, generate });
  return { port, endFirst: () => ends.shift()?.() };
}

it("tells a run that was taken up that it waits for the model, and when its turn comes", async () => {
  const { port, endFirst } = await slowEngine("local/model");
  const steps: Step[] = [];
  const first = tellPlace(port, { onStep: () => {} }).generate(REQUEST);
  const second = tellPlace(port, { onStep: (step) => steps.push(step) }).generate(REQUEST);

  await expect.poll(() => steps).toHaveLength(1);
  endFirst();
  await first;
  await expect.poll(() => steps).toHaveLength(2);
  endFirst();
  await second;

  expect(steps).toEqual([
    { label: "1st in line, about 20 seconds", waitsFor: "text" },
    { label: "Starting" },
  ]);
});

it("doesn't put what waits for a downloaded model ahead of those who wait for the process's own", async () => {
  const { port } = await slowEngine("downloaded/model");
  const steps: Step[] = [];
  void port.generate(REQUEST);
  void tellPlace(port, { onStep: (step) => steps.push(step) }).generate(REQUEST);

  await expect.poll(() => steps).toEqual([{ label: "1st in line, about 20 seconds" }]);
});
