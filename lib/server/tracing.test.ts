import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST as compress } from "@/app/api/ai/compress-resize-image/route";
import { POST as writeArticle } from "@/app/api/ai/generate-article/route";
import { GET as readFile } from "@/app/api/files/[id]/route";
import { GET as listCreations } from "@/app/api/user/get-user-creations/route";
import { env } from "@/lib/core/env";
import { startTracing } from "@/lib/server/tracing";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { multipart, photo } from "@/tests/support/test-images";

type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Sent = {
  resourceSpans: {
    resource: { attributes: SentSpan["attributes"] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
};

const SECRET = "quagmire-harbinger";

let collector: Server;
let account: TestAccount;
const received: { path: string | undefined; type: string | undefined; text: string }[] = [];

/** An OTLP collector as far as an exporter sees it. */
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    received.push({ path: request.url, type: request.headers["content-type"], text });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  // Safe: a listening TCP server has an address and a port.
  const { port } = collector.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  account = await signUpAccount();
});

afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.close();
});

const compressed = async () => {
  const bytes = new Uint8Array(await photo(60, 40).jpeg().toBuffer());
  const form = await multipart({ image: new File([bytes], `${SECRET}.jpg`), quality: "60" });
  return compress(apiRequest("/api/ai/compress-resize-image", { ...form, token: account.token }));
};

function attributesOf({ attributes }: Pick<SentSpan, "attributes">) {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}

/** What the collector was sent so far. */
function readTraces() {
  const sent = received.flatMap(({ text }) => (JSON.parse(text) as Sent).resourceSpans);
  return {
    resources: sent.map(({ resource }) => attributesOf(resource)),
    spans: sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  };
}

describe("traces", () => {
  it("tell a collector how long a call was queued, in the database, and in an engine", async () => {
    const stop = await startTracing();
    const answer = await compressed();
    expect(answer.status).toBe(200);
    const requestId = answer.headers.get("x-request-id");
    await stop();

    expect(received).toMatchObject([{ path: "/v1/traces", type: "application/json" }]);
    const { resources, spans } = readTraces();
    expect(resources).toMatchObject([{ "service.name": "atelier" }]);
    const call = spans.find(({ parentSpanId }) => !parentSpanId);
    expect(call?.name).toBe("POST /api/ai/compress-resize-image");
    expect(attributesOf(call as SentSpan)).toEqual({
      "http.request.method": "POST",
      "http.route": "/api/ai/compress-resize-image",
      "http.response.status_code": 200,
      "request.id": requestId,
    });
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(parts).toHaveLength(spans.length - 1);
    expect(new Set(parts.map(({ name }) => name))).toEqual(new Set(["queue", "db", "engine"]));
    const engine = parts.find(({ name }) => name === "engine") as SentSpan;
    expect(attributesOf(engine)["engine.name"]).toBe("images compress");
    expect(BigInt(engine.endTimeUnixNano)).toBeGreaterThan(BigInt(engine.startTimeUnixNano));
  });

  it("end with the last byte of a stream, and hold nothing that anybody typed", async () => {
    received.length = 0;
    const stop = await startTracing();
    const token = account.token;
    const article = await writeArticle(
      apiRequest("/api/ai/generate-article", {
        json: articleRequest(SECRET, 800),
        headers: { accept: "text/event-stream" },
        token,
      }),
    );
    expect(await article.text()).toContain("event: done");
    const { content } = await (await compressed()).json();
    await (await readFile(apiRequest(content, { token }))).arrayBuffer();
    await listCreations(apiRequest(`/api/user/get-user-creations?q=${SECRET}`, { token }));
    await stop();

    const text = received.map((one) => one.text).join("");
    for (const typed of [SECRET, account.id, account.email, token])
      expect(text).not.toContain(typed);
    const { spans } = readTraces();
    const written = spans.find(({ name }) => name.endsWith("generate-article")) as SentSpan;
    const model = spans.find((span) => attributesOf(span)["engine.name"] === "openai/double");
    expect(model?.parentSpanId).toBe(written.spanId);
    expect(BigInt(written.endTimeUnixNano)).toBeGreaterThan(BigInt(model?.endTimeUnixNano ?? 0));
    expect(spans.map(({ name }) => name)).toContain("GET /api/files/[id]");
  });

  it("are sent by nobody once they are stopped, and aren't waited for when the collector is away", async () => {
    received.length = 0;
    const stop = await startTracing();
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
    await compressed();
    const startedAt = performance.now();
    await stop();
    expect(performance.now() - startedAt).toBeLessThan(5_000);

    expect((await compressed()).headers.has("server-timing")).toBe(false);
    expect(received).toEqual([]);
  });
});

it("sums the times in a Server-Timing header in development", async () => {
  const { NODE_ENV } = env();
  env().NODE_ENV = "development";
  const answer = await compressed();
  env().NODE_ENV = NODE_ENV;

  const header = answer.headers.get("server-timing") ?? "";
  expect(header).toMatch(/^queue;dur=[\d.]+, db;dur=[\d.]+, engine;dur=[\d.]+, total;dur=[\d.]+$/);
  const [, db = 0, engine = 0, total = 0] = [...header.matchAll(/dur=([\d.]+)/g)].map(([, ms]) =>
    Number(ms),
  );
  expect(db).toBeGreaterThan(0);
  expect(engine).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(engine);
});
