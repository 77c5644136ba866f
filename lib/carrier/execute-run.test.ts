import { uuidv7 } from "uuidv7";
import { expect, it, vi } from "vitest";

import { POST as stop } from "@/app/api/runs/stop/route";
import { findRun } from "@/db/queries/runs";
import { takeUpWaiting } from "@/lib/carrier/carrier";
import { logger } from "@/lib/core/logger";
import { getDatabase } from "@/lib/providers/database";
import { askRun } from "@/lib/runs/ask-run";
import { listLiveRuns } from "@/lib/runs/live-runs";
import { outlineContract } from "@/lib/tools/write-article/contract";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";

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
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
