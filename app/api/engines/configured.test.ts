import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { EngineList } from "@/lib/engines/contract";
import { ENGINE_HEADER } from "@/lib/engines/header";
import { closeEngines } from "@/lib/providers";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

const FAST_KEY = "sk-fast-83b1";
const GOOD_KEY = "sk-good-11f0";

let fast: OpenAiDouble;
let good: OpenAiDouble;
let ann: TestAccount;

beforeAll(async () => {
  fast = await startOpenAiDouble({ apiKey: FAST_KEY });
  good = await startOpenAiDouble({ apiKey: GOOD_KEY });
  const engines = [
    { name: "Fast", baseUrl: fast.url, apiKey: FAST_KEY, model: "small-9", contextTokens: 16_384 },
    {
      name: "Good and slow",
      baseUrl: `${good.url}/`,
      apiKeyFrom: "KEY_OF_GOOD",
      model: "large-9",
      can: ["write", "paint"],
      dollarsPerMillionTokens: { input: 3, output: 15 },
    },
  ];
  vi.resetModules();
  vi.stubEnv("ENGINES", JSON.stringify(engines));
  vi.stubEnv("KEY_OF_GOOD", GOOD_KEY);
  // Other files may have created this process's engines.
  await closeEngines();
  ann = await signUpAccount();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await closeEngines();
  await Promise.all([fast.close(), good.close()]);
});

async function list(): Promise<EngineList> {
  const { GET } = await import("@/app/api/engines/route");
  return (await GET(apiRequest("/api/engines", { token: ann.token }))).json();
}

async function choose(json: object): Promise<Response> {
  const { POST } = await import("@/app/api/engines/choose/route");
  return POST(apiRequest("/api/engines/choose", { json, token: ann.token }));
}

async function titles(engine?: string) {
  const { POST } = await import("@/app/api/ai/generate-blog-title/route");
  const json = titlesRequest("urban beekeeping", "Food");
  const headers: Record<string, string> = engine
    ? { [ENGINE_HEADER]: encodeURIComponent(engine) }
    : {};
  const call = apiRequest("/api/ai/generate-blog-title", { json, token: ann.token, headers });
  return (await POST(call)).json();
}

describe("engines of ENGINES", () => {
  it("come right behind the engine of the single variables, in their order, without their keys", async () => {
    const engines = await list();

    const provided = engines.writers.filter(({ source }) => source === "server");
    expect(engines.writers.slice(0, 3)).toEqual(provided);
    expect(provided.map(({ ref }) => ref)).toEqual([
      "server",
      "server:Fast",
      "server:Good and slow",
    ]);
    expect(provided[1]).toMatchObject({
      name: "Fast",
      id: "openai/small-9",
      contextTokens: 16_384,
    });
    expect(provided[2]?.prices).toEqual({ input: 3, output: 15 });
    expect(provided[2]?.abilities).toEqual(["writes", "paints"]);
    expect(JSON.stringify(engines)).not.toMatch(/sk-/);
  });

  it("write when they're chosen, with their own key and model", async () => {
    expect((await choose({ ref: "server:Fast" })).status).toBe(200);

    expect((await titles()).meta.engine).toMatchObject({ id: "openai/small-9", name: "Fast" });
    expect(fast.requests.at(-1)).toMatchObject({
      authorization: `Bearer ${FAST_KEY}`,
      body: { model: "small-9" },
    });
  });

  it("write for a call that names them, which then tells what it cost", async () => {
    const run = await titles("server:Good and slow");

    expect(run.meta.engine.name).toBe("Good and slow");
    expect(good.requests.at(-1)).toMatchObject({ authorization: `Bearer ${GOOD_KEY}` });
    expect(run.meta.tokens.dollars).toBeGreaterThan(0);
  });

  it("make images where they can, and do only what they can", async () => {
    expect((await list()).painters.map(({ ref }) => ref)).not.toContain("server:Fast");
    expect((await choose({ ref: "server:Fast", kind: "paints" })).status).toBe(422);
    const { POST } = await import("@/app/api/ai/generate-image/route");
    const [first] = (await list()).painters.filter(({ name }) => name === "Good and slow");
    const run = await POST(
      apiRequest("/api/ai/generate-image", {
        json: { prompt: imagePrompt("a lighthouse", "Realistic") },
        token: ann.token,
        headers: { [ENGINE_HEADER]: encodeURIComponent(first?.ref ?? "") },
      }),
    );

    const answer = await run.json();
    expect(answer.meta.engine).toMatchObject({ name: "Good and slow" });
    expect(good.requests.at(-1)).toMatchObject({ body: { model: "large-9" } });
  });

  it("that no longer exist are told, and never replaced", async () => {
    expect(await titles("server:Gone")).toMatchObject({ success: false, code: "unusable" });
  });
});
