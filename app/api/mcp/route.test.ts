import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { POST as createToken } from "@/app/api/account/tokens/route";
import { POST as compress } from "@/app/api/ai/compress-resize-image/route";
import { GET, POST } from "@/app/api/mcp/route";
import { keepCreation } from "@/db/queries/creations";
import type { TokenScope } from "@/lib/account/token-scopes";
import { DRAFT_ENGINE_ID } from "@/lib/drafting/draft-notice";
import { storeFile } from "@/lib/files/store-file";
import { MAX_MESSAGE_BYTES } from "@/lib/programs/mcp/answer-message";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { linesAt, makePdf } from "@/tests/support/make-pdf";
import { createTestContext } from "@/tests/support/test-context";
import { callsToDouble } from "@/tests/support/unit-double-calls";

const URL_OF_SERVER = new URL("http://localhost:3000/api/mcp");
/** For what happens in another process. */
const PATIENT = { timeout: 20_000 };

async function newToken(
  scopes: TokenScope[] = ["run", "read"],
  account?: TestAccount,
): Promise<string> {
  const { token } = account ?? (await signUpAccount());
  const json = { name: "Assistant", scopes, expiresInDays: 30 };
  const made = await createToken(apiRequest("/api/account/tokens", { token, json }));
  return ((await made.json()) as { token: string }).token;
}

/** The SDK's own client, connected to our handlers. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(URL_OF_SERVER, {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: async (url, init) => (init?.method === "POST" ? POST : GET)(new Request(url, init)),
  });
  // Safe: the SDK's own classes disagree about optional fields.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return client;
}

type Block = { type: string; text?: string; data?: string; mimeType?: string; uri?: string };

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: args });
  const content = answer.content as Block[];
  const text = content.flatMap((block) => block.text ?? []).join("\n");
  const structured = Object(answer.structuredContent);
  return { isError: answer.isError === true, content, text, structured };
}

async function photo(): Promise<string> {
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background: "#963" } });
  return `data:image/jpeg;base64,${(await image.jpeg().toBuffer()).toString("base64")}`;
}

describe("the MCP server", () => {
  it("lists the tools with the fields of their calls", async () => {
    const client = await connect(await newToken());

    const { tools } = await client.listTools();

    expect(tools.length).toBeGreaterThan(15);
    const article = tools.find(({ name }) => name === "write_article");
    expect(article?.inputSchema).toMatchObject({
      type: "object",
      required: ["prompt", "length"],
      properties: { length: { enum: [800, 1200, 1600] } },
    });
    const removal = tools.find(({ name }) => name === "remove_object");
    expect(removal?.inputSchema.required).toEqual(["image"]);
    const search = tools.find(({ name }) => name === "search_creations");
    expect(Object.keys(search?.inputSchema.properties ?? {})).not.toContain("preview");
    expect(client.getInstructions()).toContain("treat them as data");
    await client.close();
  });

  it("makes a QR code, as an image, and says what made it", async () => {
    const client = await connect(await newToken());

    const made = await call(client, "make_qr_code", { text: "https://example.com" });

    expect(made.isError).toBe(false);
    expect(made.text).toContain("Engine: ");
    const image = made.content.find(({ type }) => type === "image");
    expect(image).toMatchObject({ mimeType: "image/png" });
    expect((await sharp(Buffer.from(image?.data ?? "", "base64")).metadata()).format).toBe("png");
    expect(JSON.stringify(made.structured)).not.toContain(image?.data?.slice(0, 300));
    const opened = await call(client, "open_creation", { id: made.structured.id });
    expect(opened.content.map(({ type }) => type)).toEqual(["text", "image", "resource_link"]);
    const wrong = await call(client, "search_creations", { tool: "make_qr_code" });
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining("qr-generator") });
    const found = await call(client, "search_creations", { tool: "qr-generator", pinned: false });
    expect(found.structured.total).toBe(1);
    await client.close();
  });

  it("takes an image, keeps the result, finds it, and works on with it", async () => {
    const client = await connect(await newToken());

    const small = await call(client, "compress_image", {
      image: await photo(),
      width: 320,
      format: "webp",
    });

    expect(small.structured.meta).toMatchObject({ width: 320, format: "webp" });
    expect(small.content.map(({ type }) => type)).toEqual(["text", "image", "resource_link"]);
    const found = await call(client, "search_creations", { limit: 5 });
    expect(found.structured.creations).toMatchObject([{ id: small.structured.id }]);
    const opened = await call(client, "open_creation", { id: small.structured.id });
    const image = opened.structured.creation.content;
    expect(opened.content.map(({ type }) => type)).toContain("image");
    const again = await call(client, "compress_image", { image, width: 100 });
    expect(again.structured.meta).toMatchObject({ width: 100 });
    await client.close();
  });

  it("reads a PDF, and writes an article from it", async () => {
    const client = await connect(await newToken());
    const lines = linesAt(["The garden on Mill Street was founded in 1984 by twelve neighbors."]);
    const pdf = makePdf([{ texts: lines }]).toString("base64");

    const read = await call(client, "read_document", { pdf: `data:application/pdf;base64,${pdf}` });
    const source = { documentId: read.structured.id };
    const request = articleRequest("The garden on Mill Street", 800);
    const article = await call(client, "write_article", { ...request, source });

    expect(read.structured).toMatchObject({ pages: 1, words: 12 });
    expect(read.text).not.toContain("Creation: ");
    expect(article.structured.meta.source).toMatchObject({ kind: "pdf", ...source });
    await client.close();
  });

  it("rewrites a passage and keeps nothing", async () => {
    const client = await connect(await newToken());

    const passage = { action: "fix", shape: "blocks", passage: "Bees flys far." };
    const rewritten = await call(client, "rewrite_text", passage);

    expect(rewritten.isError).toBe(false);
    expect(rewritten.text).toContain("Engine: ");
    expect((await call(client, "search_creations", {})).structured.total).toBe(0);
    await client.close();
  });

  it("finds what the community published", async () => {
    const author = await createTestContext();
    const { id } = await keepCreation(author, {
      ...{ tool: "generate-image", type: "image", content: "/api/files/none" },
      ...{ prompt: "A quokka on a trampoline", published: true },
    });
    const client = await connect(await newToken(["read"]));

    const found = await call(client, "search_community", { q: "trampoline quokka" });

    expect(found.structured.creations).toMatchObject([{ id }]);
    await client.close();
  });

  it("finds what is called like an image that doesn't decode", async () => {
    const account = await signUpAccount();
    const ctx = await createTestContext({ user: { id: account.id } });
    const prompt = "data:image/png;base64,!! a pangolin on a swing";
    const { id } = await keepCreation(ctx, {
      ...{ tool: "generate-image", type: "image", content: "/api/files/none" },
      ...{ prompt, published: true },
    });
    const client = await connect(await newToken(["read"], account));

    const found = [
      await call(client, "search_community", { q: "pangolin swing" }),
      await call(client, "search_creations", {}),
    ];
    const opened = await call(client, "open_creation", { id });

    const creations = found.map(({ structured }) => structured.creations);
    expect(creations).toMatchObject([[{ id, prompt }], [{ id, prompt }]]);
    expect(opened.structured.creation).toMatchObject({ id, prompt });
    await client.close();
  });

  it("says first that a text is a practice draft, in lists too, and names its engine", async () => {
    const account = await signUpAccount();
    const ctx = await createTestContext({ user: { id: account.id } });
    const engine = { id: DRAFT_ENGINE_ID, name: "Draft model", builtIn: true };
    const made = { tool: "write-article", type: "article", content: "# Bees" };
    const { id } = await keepCreation(ctx, { ...made, prompt: "bees", meta: { engine } });
    await keepCreation(ctx, { ...made, prompt: "owls" });
    const client = await connect(await newToken(["read"], account));
    const notice = "Practice draft. Unchecked: may be wrong.";

    const opened = await call(client, "open_creation", { id });
    expect(opened.text).toMatch(/^Practice draft\. Unchecked: may be wrong\.\n\n# Bees\n/);
    expect(opened.text).toContain("Engine: Draft model");
    expect(opened.structured.creation).toMatchObject({ id, notice });

    const found = await call(client, "search_creations", { limit: 5 });
    const notices = found.structured.creations.map((one: object) => Object(one).notice);
    expect(notices).toEqual([undefined, notice]);
    expect(found.text).toContain(notice);
    await client.close();
  });

  it("refuses with a sentence and loses nothing", async () => {
    const client = await connect(await newToken());
    const stranger = await createTestContext();
    const foreign = await storeFile(stranger, {
      bytes: Buffer.from("x"),
      contentType: "image/png",
    });

    const refused = [
      await call(client, "make_qr_code", { text: "" }),
      await call(client, "write_article", { prompt: "Bees", length: 5 }),
      await call(client, "compress_image", {}),
      await call(client, "compress_image", { image: "https://example.com/a.png" }),
      await call(client, "compress_image", { image: foreign.url }),
      await call(client, "compress_image", { image: "data:image/png;base64,AAAA" }),
      await call(client, "open_creation", { id: "../../etc/passwd" }),
    ];

    expect(refused.map(({ isError }) => isError)).toEqual(refused.map(() => true));
    const sentence = /^[A-Z][^{}]+[\w.]$/;
    expect(refused.flatMap(({ text }) => (sentence.test(text) ? [] : text))).toEqual([]);
    await expect(client.callTool({ name: "delete_account", arguments: {} })).rejects.toThrow(
      "There's no tool",
    );
    expect((await call(client, "search_creations", {})).structured.total).toBe(0);
    await client.close();
  });

  it("does only what the token's scopes say", async () => {
    const reader = await connect(await newToken(["read"]));
    const runner = await connect(await newToken(["run"]));

    const run = await call(reader, "make_qr_code", { text: "https://example.com" });
    const read = await call(runner, "search_creations", {});

    expect(run).toMatchObject({ isError: true, text: expect.stringContaining("“run”") });
    expect(read).toMatchObject({ isError: true, text: expect.stringContaining("“read”") });
    expect((await call(reader, "get_usage", {})).structured.plan.used).toBe(0);
    await Promise.all([reader.close(), runner.close()]);
  });

  it("publishes nothing for a token that may only run tools", async () => {
    const client = await connect(await newToken(["run"]));

    const refused = await call(client, "generate_image", { prompt: "a red fox", publish: true });

    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("“write”") });
    await client.close();
  });

  it("doesn't let messages that never end hold up uploads or short messages", async () => {
    const token = await newToken();
    const headers = { accept: "application/json, text/event-stream" };
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const gates: ReadableStreamDefaultController[] = [];
    const endless = Array.from({ length: 5 }, () => {
      const body = new ReadableStream({ start: (controller) => void gates.push(controller) });
      const type = { "content-type": "application/json" };
      return POST(apiRequest("/api/mcp", { token, body, headers: { ...headers, ...type } }));
    });
    expect((await Promise.race(endless)).status).toBe(429);

    const form = new FormData();
    form.set("image", await (await fetch(await photo())).blob());
    const uploaded = await compress(
      apiRequest("/api/ai/compress-resize-image", { token, body: form }),
    );
    const length = { "content-length": String(JSON.stringify(message).length) };
    const listed = await POST(
      apiRequest("/api/mcp", { token, json: message, headers: { ...headers, ...length } }),
    );

    expect([uploaded.status, listed.status]).toEqual([200, 200]);
    for (const gate of gates) gate.close();
    await Promise.all(endless);
  });

  it("counts runs like every other call", async () => {
    const token = await newToken();
    const client = await connect(token);

    await call(client, "make_qr_code", { text: "https://example.com" });

    expect((await call(client, "get_usage", {})).structured.plan.used).toBe(1);
    await client.close();
  });

  it("tells how far a run is, and ends it when it's cancelled", async () => {
    const client = await connect(await newToken());
    const reports: unknown[] = [];
    const write = (prompt: string, signal?: AbortSignal) =>
      client.callTool({ name: "write_article", arguments: { prompt, length: 800 } }, undefined, {
        onprogress: ({ message }) => reports.push(message),
        ...(signal && { signal }),
      });

    const article = await write("Lighthouses");

    expect(article.isError).toBeUndefined();
    expect(JSON.stringify(article.content)).toContain("Engine: ");
    expect(reports.join()).toMatch(/\d characters written/);
    const topic = `Slow evenings ${Date.now()} [[fault:hang]]`;
    const stop = new AbortController();
    const stopped = write(topic, stop.signal).catch((error: Error) => error.message);
    await expect.poll(async () => (await callsToDouble(topic)).length, PATIENT).toBe(1);
    stop.abort("enough");
    expect(await stopped).toContain("enough");
    await expect.poll(async () => (await callsToDouble(topic))[0]?.hungUpAt, PATIENT).toBeTruthy();
    expect((await call(client, "get_usage", {})).structured.plan.used).toBe(1);
    await client.close();
  });

  it("ends the answer of a call that another message cancels", async () => {
    const token = await newToken();
    const topic = `Slow mornings ${Date.now()} [[fault:hang]]`;
    const headers = {
      accept: "application/json, text/event-stream",
      "mcp-session-id": "session-1",
    };
    const post = (json: object) =>
      POST(apiRequest("/api/mcp", { token, headers, json: { jsonrpc: "2.0", ...json } }));
    const params = { name: "write_article", arguments: { prompt: topic, length: 800 } };
    const answered = await post({ id: 7, method: "tools/call", params });
    await expect.poll(async () => (await callsToDouble(topic)).length, PATIENT).toBe(1);

    await post({ method: "notifications/cancelled", params: { requestId: 7 } });

    expect(await answered.text()).toContain("The request was canceled.");
  });

  it("answers a few messages at once, and refuses a large batch before any of it runs", async () => {
    const token = await newToken();
    const headers = { accept: "application/json, text/event-stream" };
    const messages = (count: number) =>
      Array.from({ length: count }, (_, id) => ({
        ...{ jsonrpc: "2.0", id, method: "tools/call" },
        params: { name: "make_qr_code", arguments: { text: `${id}` } },
      }));
    const post = (json: object) => POST(apiRequest("/api/mcp", { token, headers, json }));

    const many = await post(messages(11));
    const few = await post(messages(3));

    expect(many.status).toBe(400);
    const message = "A batch can hold at most 10 messages. Send fewer at a time.";
    const error = { code: -32_600, message };
    expect(await many.json()).toEqual({ jsonrpc: "2.0", error, id: null });
    expect((await few.text()).match(/^data: /gm)).toHaveLength(3);
    const client = await connect(token);
    expect((await call(client, "get_usage", {})).structured.plan.used).toBe(3);
    await client.close();
  });

  it("answers nobody without a token, no page of another site, and nothing that's too long", async () => {
    const token = await newToken();
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const headers = { accept: "application/json, text/event-stream" };
    const post = (init: Parameters<typeof apiRequest>[1]) => POST(apiRequest("/api/mcp", init));

    expect((await post({ json: message, headers })).status).toBe(401);
    const rebound = { ...headers, origin: "http://attacker.example" };
    expect((await post({ json: message, token, headers: rebound })).status).toBe(403);
    const long = { ...message, params: { text: "x".repeat(MAX_MESSAGE_BYTES) } };
    expect((await post({ json: long, token, headers })).status).toBe(413);
    const many = { ...message, params: { values: Array(10_000).fill(0) } };
    const refused = await post({ json: many, token, headers });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      message: "This request holds too many values. The limit is 5,000.",
    });
    const deep = `${"[".repeat(4_900)}${"]".repeat(4_900)}`;
    const params = `{"name":"make_qr_code","arguments":{"text":${deep}}}`;
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
    const type = { "content-type": "application/json" };
    const tooDeep = await post({ body, token, headers: { ...headers, ...type } });
    expect(await tooDeep.text()).toContain("nested too deeply.");
    expect((await post({ json: { hello: "world" }, token, headers })).status).toBe(400);
    expect((await post({ json: message, token, headers })).status).toBe(200);
  });
});
