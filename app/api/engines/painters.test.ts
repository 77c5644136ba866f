import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as generate } from "@/app/api/ai/generate-image/route";
import { POST as choose } from "@/app/api/engines/choose/route";
import { POST as connect } from "@/app/api/engines/connect/route";
import { GET } from "@/app/api/engines/route";
import { POST as test } from "@/app/api/engines/test/route";
import { GET as readUsage } from "@/app/api/user/get-usage/route";
import type { EngineList } from "@/lib/engines/contract";
import { ENGINE_HEADER } from "@/lib/engines/header";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

const KEY = "sk-secret-of-ben-5d1a09c38e";

let service: OpenAiDouble;
let ben: TestAccount;

beforeAll(async () => {
  const models = ["some-chat", "gpt-image-1.5", "text-embedding-9"].map((id) => ({ id }));
  service = await startOpenAiDouble({ apiKey: KEY, models });
  ben = await signUpAccount();
});
afterAll(() => service.close());

const server = () => ({ provider: "other", baseUrl: service.url, apiKey: KEY });
const send = (path: string, json: unknown, { token } = ben) =>
  apiRequest(`/api/engines/${path}`, { json, token });
const listOf = async ({ token } = ben): Promise<EngineList> =>
  (await GET(apiRequest("/api/engines", { token }))).json();

async function draw(description = "a lighthouse", engine?: string, { token } = ben) {
  const json = { prompt: imagePrompt(description, "Realistic") };
  const headers: Record<string, string> = engine
    ? { [ENGINE_HEADER]: encodeURIComponent(engine) }
    : {};
  return (await generate(apiRequest("/api/ai/generate-image", { json, token, headers }))).json();
}

describe("images with a key of one's own", () => {
  it("are offered where the server has a model for them", async () => {
    const answer = await (await test(send("test", server()))).json();

    expect(answer).toMatchObject({ models: ["some-chat"], imageModels: ["gpt-image-1.5"] });
  });

  it("are made by the model that was chosen, on its owner's account", async () => {
    const input = { ...server(), model: "some-chat", imageModel: "gpt-image-1.5" };
    const list: EngineList = await (await connect(send("connect", input))).json();
    expect(list.painters.find(({ ref }) => ref === list.currentPainter)).toMatchObject({
      source: "own-key",
      name: expect.stringContaining("gpt-image-1.5"),
    });

    const made = await draw();
    const named = await draw("a harbor", list.currentPainter);

    expect(made.meta.engine.name).toBe(`gpt-image-1.5 (${new URL(service.url).host})`);
    expect(named.success).toBe(true);
    expect(service.imageCalls.at(-1)).toMatchObject({ body: { model: "gpt-image-1.5" } });
    const { token } = ben;
    const usage = await (await readUsage(apiRequest("/api/user/get-usage", { token }))).json();
    // The first named no engine, as a program does.
    expect([usage.plan.used, usage.ownEngine.used]).toEqual([0, 2]);
    expect(usage.engines).toMatchObject([{ name: made.meta.engine.name, runs: 2, countedRuns: 0 }]);
  });

  it("fail in words for the owner of the key, and never by another engine", async () => {
    const { currentPainter } = await listOf();

    const refused = await draw("bees [[fault:401]]", currentPainter);
    const busy = await draw("bees [[fault:429-always]]", currentPainter);

    expect(refused.message).toMatch(/rejected your API key/);
    expect(busy).toMatchObject({ code: "rate_limited", byEngine: true });
  });

  it("can be left to the site's own engine again", async () => {
    const choice = { ref: "server", kind: "paints" };
    const list: EngineList = await (await choose(send("choose", choice))).json();

    expect(list.currentPainter).toBe("server");
    expect(list.current).toMatch(/^own-key:/);
    expect((await draw()).meta.engine.name).not.toContain(new URL(service.url).host);
  });

  it("are nobody else's", async () => {
    const eve = await signUpAccount();
    const mine = (await listOf()).painters.find(({ source }) => source === "own-key");

    expect((await listOf(eve)).painters.map(({ source }) => source)).not.toContain("own-key");
    expect((await draw("bees", mine?.ref, eve)).code).toBe("unusable");
  });

  it("need a model that makes images", async () => {
    const input = { ...server(), model: "some-chat", imageModel: "some-chat" };

    expect((await connect(send("connect", input, await signUpAccount()))).status).toBe(422);
  });
});
