import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as writeTitles } from "@/app/api/ai/generate-blog-title/route";
import { POST as choose } from "@/app/api/engines/choose/route";
import { POST as connect } from "@/app/api/engines/connect/route";
import { POST as disconnect } from "@/app/api/engines/disconnect/route";
import { POST as lookAgain } from "@/app/api/engines/look-again/route";
import { GET } from "@/app/api/engines/route";
import { POST as test } from "@/app/api/engines/test/route";
import { engineConnections } from "@/db/schema/engines";
import type { EngineList } from "@/lib/engines/contract";
import { ENGINE_HEADER } from "@/lib/engines/header";
import { getDatabase } from "@/lib/providers/database";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

const KEY = "sk-secret-of-ann-9f2c41d07b";

let service: OpenAiDouble;
let ann: TestAccount;

beforeAll(async () => {
  const models = [
    { id: "text-embedding-9" },
    { id: "other-chat" },
    { id: "models/gemini-9.9-flash", context_length: 32_000 },
  ];
  service = await startOpenAiDouble({ apiKey: KEY, models });
  ann = await signUpAccount();
});
afterAll(() => service.close());

const mine = (parts: object = {}) => ({
  provider: "other",
  baseUrl: service.url,
  apiKey: KEY,
  ...parts,
});
const send = (path: string, json: unknown, account = ann) =>
  apiRequest(`/api/engines/${path}`, { json, token: account.token });

async function list(account = ann): Promise<EngineList> {
  return (await GET(apiRequest("/api/engines", { token: account.token }))).json();
}

async function titles(account: TestAccount, headers: Record<string, string> = {}) {
  const json = titlesRequest("urban beekeeping", "Food");
  const call = apiRequest("/api/ai/generate-blog-title", { json, token: account.token, headers });
  return (await writeTitles(call)).json();
}

describe("a row of the registry", () => {
  it("says where an engine runs, what it can do, what it costs, and what its runs count toward", async () => {
    const { writers, painters, erasers } = await list();

    expect(writers.find(({ ref }) => ref === "server")).toMatchObject({
      abilities: ["writes"],
      languages: null,
      state: "unchecked",
      allowance: "plan",
    });
    expect(writers.find(({ source }) => source === "this-machine")).toMatchObject({
      abilities: ["writes"],
      contextTokens: expect.any(Number),
      state: "unchecked",
      allowance: "own-engine",
    });
    expect(painters.find(({ source }) => source === "built-in")).toMatchObject({
      abilities: ["paints"],
      languages: ["en"],
      state: "ready",
      allowance: "built-in",
    });
    expect(erasers[0]).toMatchObject({ abilities: ["erases", "sees"], allowance: "built-in" });
  });
});

describe("servers on this machine", () => {
  it("are found, without models that make vectors or run elsewhere, the largest that fits first", async () => {
    const { writers } = await list();

    const found = writers.filter(({ source }) => source === "this-machine");
    expect(found.map(({ name }) => name)).toEqual([
      "good:4b (Ollama)",
      "tiny:1b (Ollama)",
      "huge:400b (Ollama)",
    ]);
    // What its owner set, and what Ollama gives to the others whatever they could take.
    expect(found.map(({ contextTokens }) => contextTokens)).toEqual([16_384, 4_096, 4_096]);
    expect(found.map(({ about }) => about)).toEqual([
      "On this machine or its network: private, for long text",
      "On this machine or its network: private, for short text",
      "On this machine or its network: private, for short text",
    ]);
  });

  it("come after what the administrator configured, and write when they are chosen", async () => {
    const bea = await signUpAccount();
    const before = await list(bea);
    expect(before.writers[0]).toMatchObject({
      ref: "server",
      source: "server",
      about: "Provided by this site",
    });
    expect(before.current).toBe("server");
    const ref = before.writers.find(({ name }) => name.startsWith("good:4b"))?.ref;

    expect((await choose(send("choose", { ref }, bea))).status).toBe(200);

    expect((await list(bea)).current).toBe(ref);
    expect((await titles(bea)).meta.engine).toMatchObject({ name: "good:4b (Ollama)" });
  });

  it("are looked for again when asked", async () => {
    const answer = await (await lookAgain(send("look-again", {}))).json();

    expect(answer.writers.length).toBeGreaterThan(2);
  });
});

describe("a key of one's own", () => {
  it("is tried with a real call, and suggests a model", async () => {
    const answer = await (await test(send("test", mine()))).json();

    expect(answer).toMatchObject({
      success: true,
      models: ["gemini-9.9-flash", "other-chat"],
      model: "gemini-9.9-flash",
      firstWordMs: expect.any(Number),
    });
  });

  it("writes from then on, under the name of its server", async () => {
    const answer = await (await connect(send("connect", mine({ model: "other-chat" })))).json();

    expect(answer.current).toMatch(/^own-key:/);
    expect(answer.connections).toMatchObject([{ model: "other-chat", keyEnd: "d07b" }]);
    const run = await titles(ann);
    expect(run.meta.engine.name).toBe(`other-chat (${new URL(service.url).host})`);
    expect(service.requests.at(-1)).toMatchObject({
      authorization: `Bearer ${KEY}`,
      body: { model: "other-chat" },
    });
  });

  it("never comes back, and is stored encrypted", async () => {
    const answers = JSON.stringify([await list(), await titles(ann)]);
    const rows = await (await getDatabase()).select().from(engineConnections);

    expect(answers).not.toContain(KEY);
    expect(JSON.stringify(rows)).not.toContain(KEY);
    expect(rows.some(({ sealedKey }) => sealedKey?.startsWith("v1."))).toBe(true);
  });

  it("is its owner's alone", async () => {
    const eve = await signUpAccount();
    const [connection] = (await list()).connections;

    expect((await list(eve)).connections).toEqual([]);
    expect((await choose(send("choose", { ref: `own-key:${connection?.id}` }, eve))).status).toBe(
      422,
    );
    const headers = { [ENGINE_HEADER]: encodeURIComponent(`own-key:${connection?.id}`) };
    expect((await titles(eve, headers)).code).toBe("unusable");
    expect((await disconnect(send("disconnect", { id: connection?.id }, eve))).status).toBe(200);
    expect((await list()).connections).toHaveLength(1);
  });

  it("is gone for good when it is removed; a call that names it says so", async () => {
    const [connection] = (await list()).connections;
    const headers = { [ENGINE_HEADER]: encodeURIComponent(`own-key:${connection?.id}`) };
    expect((await titles(ann, headers)).success).toBe(true);

    const answer = await (await disconnect(send("disconnect", { id: connection?.id }))).json();

    expect(answer).toMatchObject({ connections: [], current: "server" });
    expect(await titles(ann, headers)).toMatchObject({
      code: "unusable",
      message: "This engine isn't available. Choose another one.",
    });
    expect((await titles(ann)).success).toBe(true);
  });

  it.each([
    ["a wrong key", { apiKey: "sk-wrong-wrong-wrong" }, 422, /rejected this key/],
    ["no key at a provider", { provider: "openai", apiKey: "" }, 400, /Paste your key/],
    ["no address", { baseUrl: undefined }, 400, /Enter the server's address/],
    ["a file address", { baseUrl: "file:///etc/passwd" }, 400, /starts with https/],
    ["a server that isn't there", { baseUrl: "http://127.0.0.1:9/v1" }, 503, /can't reach/],
  ])("is refused with %s", async (_what, parts, status, message) => {
    const answer = await test(send("test", mine(parts), await signUpAccount()));

    expect(answer.status).toBe(status);
    expect((await answer.json()).message).toMatch(message);
  });

  it("needs a session", async () => {
    expect((await test(apiRequest("/api/engines/test", { json: mine() }))).status).toBe(401);
  });
});
