import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

import { defineToolRoute } from "@/lib/api/define-tool-route";
import { NOTES_ENGINE_ID } from "@/lib/core/engine-ids";
import { defineContract } from "@/lib/registry/contract";
import { closeRun } from "@/lib/runs/end-run";
import { FREE_ARRANGEMENTS_PER_HOUR, isArrangedFree } from "@/lib/usage/free-arrangements";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedRuns } from "@/tests/support/counted-uses";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";
import { askForArticle } from "@/tests/support/worker-runs";

const counter = { isBroken: false };
vi.mock("@/db/queries/usage-counters", async (importOriginal) => {
  const own = await importOriginal<typeof import("@/db/queries/usage-counters")>();
  const consumeUse: typeof own.consumeUse = async (db, window) => {
    if (counter.isBroken && window.subject.startsWith("notes:")) throw new Error("No connection.");
    return own.consumeUse(db, window);
  };
  return { ...own, consumeUse };
});

const metaOf = (engine: string) => ({ engine: { id: engine, name: "Test", builtIn: true } });

const contract = defineContract({
  endpoint: "test",
  input: z.object({ engine: z.string() }),
  output: z.object({ id: z.string(), meta: z.object({ engine: z.unknown() }) }),
});

/** A tool whose text came from the engine that it's told. */
const POST = defineToolRoute(contract, async (_ctx, { engine }) => ({
  id: "1",
  meta: metaOf(engine),
}));

let ada: TestAccount;
let ctx: Awaited<ReturnType<typeof createTestContext>>;
beforeEach(async () => {
  stopClock();
  counter.isBroken = false;
  ada = await signUpAccount();
  ctx = await createTestContext({ user: { id: ada.id } });
});

async function call(engine: string): Promise<void> {
  const response = await POST(
    apiRequest("/api/ai/test", {
      json: { engine },
      token: ada.token,
      headers: { "idempotency-key": uuidv7() },
    }),
  );
  expect(response.status).toBe(200);
}

/** A run that goes on without its page. */
async function keptRun(engine: string): Promise<void> {
  const id = await askForArticle(ctx.db, ada.id, "our garden");
  expect(await countedRuns(ada.id)).toBeGreaterThan(0);
  const answer = { success: true, meta: metaOf(engine) };
  const run = { userId: ada.id, id, carrier: null };
  expect(await closeRun(ctx, run, { state: "done", text: "", answer })).toBe(true);
}

describe.each([
  ["a call", call],
  ["a kept run", keptRun],
])("notes that are arranged without a model: %s", (_what, run) => {
  it("costs nothing", async () => {
    await run(NOTES_ENGINE_ID);

    expect(await countedRuns(ada.id)).toBe(0);
  });

  it("costs what any run costs once an hour's free ones are used up", async () => {
    const arranged = { answer: { meta: metaOf(NOTES_ENGINE_ID) }, now: new Date() };
    for (let count = 0; count < FREE_ARRANGEMENTS_PER_HOUR; count += 1)
      expect(await isArrangedFree(ctx.db, ada.id, arranged)).toBe(true);

    await run(NOTES_ENGINE_ID);

    expect(await countedRuns(ada.id)).toBe(1);
  });

  it("is charged where a model wrote", async () => {
    await run("local/other");

    expect(await countedRuns(ada.id)).toBe(1);
  });
});

describe("notes that are arranged while their counter can't be written", () => {
  it("are answered, and cost nothing", async () => {
    counter.isBroken = true;

    await call(NOTES_ENGINE_ID);

    expect(await countedRuns(ada.id)).toBe(0);
  });
});
