import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { POST as connect } from "@/app/api/engines/connect/route";
import { POST as stop } from "@/app/api/runs/stop/route";
import { findRun } from "@/db/queries/runs";
import { takeUpWaiting } from "@/lib/carrier/carrier";
import { logger } from "@/lib/core/logger";
import type { EngineList } from "@/lib/engines/contract";
import { getDatabase } from "@/lib/providers/database";
import { ownImages } from "@/lib/providers/image-queue";
import { askRun } from "@/lib/runs/ask-run";
import { listLiveRuns } from "@/lib/runs/live-runs";
import { generateImagesContract } from "@/lib/tools/generate-images/contract";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { outlineContract } from "@/lib/tools/write-article/contract";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

const KEY = "sk-secret-of-ada-7c1e";

let service: OpenAiDouble;
beforeAll(async () => {
  const models = [{ id: "some-chat" }, { id: "gpt-image-1.5" }];
  service = await startOpenAiDouble({ apiKey: KEY, models });
});
afterAll(() => service.close());

/** A run that this process carries. */
async function carry(
  account: TestAccount,
  asked: { endpoint: string; input: Record<string, unknown>; engine: string },
) {
  const { engine, ...call } = asked;
  const user = { id: account.id, name: "Ada", imageUrl: null, plan: "free" as const };
  const ticket = { runId: uuidv7(), requestHash: "", user, engine, compared: null };
  const name = { userId: account.id, id: uuidv7() };
  const run = { ...name, ...call, ticket: { ...ticket, charge: null, files: [] } };
  const db = await getDatabase();
  await askRun(db, { ...run, kind: "remote", now: new Date() }, { carrier: "nobody", most: 0 });
  await takeUpWaiting();
  return { id: name.id, read: () => findRun(db, name) };
}

it("records a stop as one, and no failure of ours, whatever error ended the work", async () => {
  const ada = await signUpAccount();
  const logged = vi.spyOn(logger, "error");
  // Its service ends with the signal's own error.
  const { id, read } = await carry(ada, {
    endpoint: "generate-outline",
    input: outlineContract.input.parse(articleRequest("bees that are stopped [[drip:40]]", 800)),
    engine: "server",
  });
  const live = listLiveRuns().find((run) => run.id === id);

  await stop(apiRequest("/api/runs/stop", { token: ada.token, json: { id } }));
  await live?.ended;

  expect(await read()).toMatchObject({ state: "stopped", answer: { code: "aborted" } });
  // Other tests leave runs waiting that nobody can carry, which are taken up with this one.
  const ofThis = logged.mock.calls.filter(([about]) => Object(about).run === id);
  expect(ofThis).toEqual([]);
  logged.mockRestore();
});

it("waits for its engine behind any number of others, where a caller would be refused", async () => {
  const ada = await signUpAccount();
  const json = { provider: "other", baseUrl: service.url, apiKey: KEY };
  const chosen = { ...json, model: "some-chat", imageModel: "gpt-image-1.5" };
  const connected = await connect(apiRequest("/api/x", { json: chosen, token: ada.token }));
  const { currentPainter }: EngineList = await connected.json();
  const { signal } = new AbortController();
  const enter = () => ownImages.get().enter({ userId: ada.id, signal });
  const turns = Array.from({ length: 4 }, enter);
  await expect(enter()).rejects.toMatchObject({ code: "provider_unavailable" });

  const { read } = await carry(ada, {
    endpoint: "generate-image",
    input: generateImagesContract.input.parse({ prompt: imagePrompt("a hive", "Realistic") }),
    engine: currentPainter,
  });

  await expect.poll(() => ownImages.get().size().waiting, { timeout: 5_000 }).toBe(4);
  for (const turn of turns) (await turn)();
  await expect.poll(async () => (await read())?.state, { timeout: 15_000 }).toBe("done");
});
