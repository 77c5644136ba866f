import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as writeTitles } from "@/app/api/ai/generate-blog-title/route";
import { POST as generateImage } from "@/app/api/ai/generate-image/route";
import { POST as connect } from "@/app/api/engines/connect/route";
import { GET } from "@/app/api/user/get-usage/route";
import { getCreation } from "@/db/queries/creations";
import { consumeUse } from "@/db/queries/usage-counters";
import { ENGINE_HEADER } from "@/lib/engines/header";
import type { Usage } from "@/lib/engines/usage-contract";
import { getDatabase } from "@/lib/providers/database";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { quotaHour } from "@/lib/usage/quota";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";
import { stopClock } from "@/tests/support/stop-clock";

let service: OpenAiDouble;
beforeAll(async () => {
  const pricing = { prompt: "0.000002", completion: "0.00001" };
  service = await startOpenAiDouble({ models: [{ id: "priced-chat", pricing }] });
});
afterAll(() => service.close());

async function usage(account: TestAccount): Promise<Usage> {
  return (await GET(apiRequest("/api/user/get-usage", { token: account.token }))).json();
}

/** @param engine null names none, as a program does */
async function titles(
  account: TestAccount,
  topic = "urban beekeeping",
  engine: string | null = "server",
) {
  const headers: Record<string, string> =
    engine === null ? {} : { [ENGINE_HEADER]: encodeURIComponent(engine) };
  const json = titlesRequest(topic, "Food");
  const call = apiRequest("/api/ai/generate-blog-title", { json, token: account.token, headers });
  return (await writeTitles(call)).json();
}

/** Makes an image with the built-in illustrator. */
async function drawOwn(account: TestAccount, description = "a lighthouse") {
  const prompt = description.trim() && imagePrompt(description, "Realistic");
  const headers = { [ENGINE_HEADER]: "server" };
  const call = { json: { prompt }, token: account.token, headers };
  return (await generateImage(apiRequest("/api/ai/generate-image", call))).json();
}

/** Connects the priced model and returns its `ref`. */
async function connectOwn(account: TestAccount): Promise<string> {
  const json = { provider: "other", baseUrl: service.url, apiKey: "", model: "priced-chat" };
  const call = apiRequest("/api/engines/connect", { json, token: account.token });
  return (await (await connect(call)).json()).current;
}

describe("GET /api/user/get-usage", () => {
  it("sums up runs and tokens for each engine", async () => {
    const account = await signUpAccount();
    expect(await usage(account)).toMatchObject({ plan: { used: 0 }, engines: [] });

    const first = await titles(account);
    const second = await titles(account, "city walks");

    expect(first.meta.tokens).toMatchObject({ input: expect.any(Number) });
    const { plan, ownEngine, engines, minutesLeft } = await usage(account);
    expect(plan).toEqual({ used: 2, max: 60 });
    expect(ownEngine.used).toBe(0);
    expect(minutesLeft).toBeLessThanOrEqual(60);
    expect(engines).toMatchObject([
      {
        name: first.meta.engine.name,
        runs: 2,
        countedRuns: 2,
        inputTokens: first.meta.tokens.input + second.meta.tokens.input,
        outputTokens: first.meta.tokens.output + second.meta.tokens.output,
        pricedRuns: 0,
      },
    ]);
  });

  it("counts runs with a key of one's own apart, with what they cost", async () => {
    const account = await signUpAccount();
    const ref = await connectOwn(account);

    const run = await titles(account, "urban beekeeping", ref);

    const { input, output, dollars } = run.meta.tokens;
    expect(dollars).toBeCloseTo((2 * input + 10 * output) / 1_000_000, 12);
    const { plan, ownEngine, engines } = await usage(account);
    expect([plan.used, ownEngine.used]).toEqual([0, 1]);
    expect(engines).toMatchObject([{ runs: 1, pricedRuns: 1, dollars }]);
    const row = await getCreation(await getDatabase(), { id: run.id, userId: account.id });
    expect(row.meta).toMatchObject({ tokens: run.meta.tokens });
  });

  it("counts them apart for a program too, which names no engine", async () => {
    const account = await signUpAccount();
    await connectOwn(account);

    const run = await titles(account, "urban beekeeping", null);

    expect(run.meta.engine.name).toContain("priced-chat");
    const { plan, ownEngine } = await usage(account);
    expect([plan.used, ownEngine.used]).toEqual([0, 1]);
  });

  it("neither counts nor charges a failed run, and says when the limit was the engine's", async () => {
    const account = await signUpAccount();
    const ref = await connectOwn(account);

    const failure = await titles(account, "bees [[fault:429-always]]", ref);

    expect(failure).toMatchObject({ success: false, code: "rate_limited", byEngine: true });
    expect(await usage(account)).toMatchObject({ ownEngine: { used: 0 }, engines: [] });
  });

  it("counts runs of the built-in engines apart, and refunds what fails", async () => {
    const account = await signUpAccount();

    await drawOwn(account);
    const failed = await drawOwn(account, "  ");

    expect(failed.success).toBe(false);
    const { plan, ownEngine, builtIn } = await usage(account);
    expect([plan.used, ownEngine.used, builtIn]).toEqual([0, 0, { used: 1, max: 240 }]);
  });

  it("says when the built-in engines' runs are used up, and leaves the plan's", async () => {
    stopClock();
    const account = await signUpAccount();
    const { windowStart } = quotaHour(new Date());
    const db = await getDatabase();
    const subject = `built-in-runs:${account.id}`;
    await consumeUse(db, { subject, windowStart, max: 240, amount: 240 });

    const refused = await drawOwn(account);

    expect(refused).toMatchObject({ success: false, code: "rate_limited" });
    expect(refused.message).toMatch(
      /^You've used all 240 runs with the built-in engines or a downloaded model for this hour\. Try again in \d+ minutes?, or choose another engine if you have one\.$/,
    );
    expect((await titles(account)).success).toBe(true);
    expect((await usage(account)).plan.used).toBe(1);
  });

  it("refuses a visitor", async () => {
    expect((await GET(apiRequest("/api/user/get-usage"))).status).toBe(401);
  });
});
