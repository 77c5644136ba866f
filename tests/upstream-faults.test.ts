import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { POST as articleRoute } from "@/app/api/ai/generate-article/route";
import { POST as titlesRoute } from "@/app/api/ai/generate-blog-title/route";
import { POST as imageRoute } from "@/app/api/ai/generate-image/route";
import { POST as cutOutRoute } from "@/app/api/ai/remove-image-background/route";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { env } from "@/lib/core/env";
import { engines } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { createOpenAiImage } from "@/lib/providers/image-generation/openai";
import { createOpenAiText } from "@/lib/providers/text/openai";
import { createLocalVision } from "@/lib/providers/vision/local";
import { withHostedVision } from "@/lib/providers/vision/openai";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";
import {
  type Behavior,
  chatEvent,
  type FaultyUpstream,
  flood,
  startFaultyUpstream,
  startStream,
} from "@/tests/support/faulty-upstream";
import { multipart, photo } from "@/tests/support/test-images";

const LIMIT_SECONDS = 1;
/** For everything that isn't waiting for the service, on a busy machine. */
const SPARE_MS = 2_500;
const MEGABYTE = 1024 * 1024;

let upstream: FaultyUpstream;
let elsewhere: { url: string; calls: () => number; close: () => void };
let account: TestAccount;
let image: File;
let restore = () => {};

const fail = (status: number, headers: Record<string, string> = {}): Behavior => {
  const body = { error: { message: "secret of the service", code: null, type: "x", param: null } };
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
};

/** Half an answer of the kind that this path gives. */
const begin: Behavior = (response, request) => {
  if (!request.url?.includes("chat")) {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"created":1,"data":[{"b64_json":"iVBORw0KGgo');
    return;
  }
  startStream(response);
  // Not a sentence and not a title: nothing that could pass for a result.
  response.write(chatEvent("1. Half a"));
};

/** On a busy machine, the time may be up before the second try: then it's a 504. */
const FAULTS: [what: string, behavior: Behavior, statuses: number[]][] = [
  ["hangs", () => {}, [504]],
  ["stalls in its answer", begin, [502, 504]],
  [
    "ends in the middle of its answer",
    (response, request) => {
      begin(response, request);
      response.end();
    },
    [502],
  ],
  [
    "drops the connection in the middle",
    (response, request) => {
      begin(response, request);
      setTimeout(() => response.destroy(), 20);
    },
    [502],
  ],
  [
    "answers with something else",
    (response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<html>It works!</html>");
    },
    [502],
  ],
  [
    "answers with JSON of another shape",
    (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end('{"choices":5,"data":{"b64_json":7}}');
    },
    [502],
  ],
  ["rejects the key", fail(401), [502]],
  ["is busy and says for how long", fail(429, { "retry-after": "1" }), [429, 504]],
  ["is busy for longer than the call has", fail(429, { "retry-after": "50" }), [429, 504]],
  ["is busy", fail(429), [429, 504]],
  ["fails", fail(500), [502, 504]],
  ["redirects", (response, request) => redirect(response, request, 307), [502]],
  ["redirects as if by a form", (response, request) => redirect(response, request, 302), [502]],
  [
    "sends 100 MB",
    (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      flood(response, " ".repeat(MEGABYTE), 100 * MEGABYTE);
    },
    [502, 504],
  ],
  [
    "fails with 100 MB",
    (response) => {
      response.writeHead(400, { "content-type": "application/json" });
      flood(response, " ".repeat(MEGABYTE), 100 * MEGABYTE);
    },
    [502],
  ],
  ["resets the connection", (response) => response.socket?.resetAndDestroy(), [503, 504]],
];

function redirect(...[response, , status]: [...Parameters<Behavior>, number]): void {
  response.writeHead(status, { location: `${elsewhere.url}/v1/stolen` });
  response.end();
}

const json = (path: string, body: unknown) =>
  apiRequest(path, { json: body, token: account.token });

const TOOLS: [tool: string, run: () => Promise<Response>][] = [
  ["article", () => articleRoute(json("/api/ai/x", articleRequest("bees", 800)))],
  ["titles", () => titlesRoute(json("/api/ai/x", titlesRequest("bees", "General")))],
  [
    "image",
    () => imageRoute(json("/api/ai/x", { prompt: "a bee", style: "realistic", publish: false })),
  ],
  [
    "cutout",
    async () => {
      const form = await multipart({ image });
      return cutOutRoute(apiRequest("/api/ai/x", { ...form, token: account.token }));
    },
  ],
];

function useServer(baseUrl: string): void {
  const timeoutMs = LIMIT_SECONDS * 1000;
  const server = { apiKey: "sk-test", baseUrl, model: "double", timeoutMs };
  const local = createLocalVision({ modelsDir: ".test/no-models", fetchWeights: false, timeoutMs });
  const imageProcessor = engines.imageProcessor.get();
  engines.text.set(createOpenAiText(server));
  engines.imageGenerator.set(createOpenAiImage(server));
  engines.vision.set(withHostedVision(local, { ...server, imageProcessor, cutsOut: true }));
}

async function left(): Promise<{ charged: number; rows: number }> {
  const db = await getDatabase();
  const rows = await Promise.all([
    db.$count(creations, eq(creations.userId, account.id)),
    db.$count(files, eq(files.userId, account.id)),
  ]);
  return { charged: await countedUses(`runs:${account.id}`), rows: rows[0] + rows[1] };
}

/** One envelope in time, with nothing charged, saved or told of the service. */
async function expectFailure(run: () => Promise<Response>, statuses: number[]): Promise<void> {
  const startedAt = performance.now();
  const answer = await run();
  const text = await answer.text();

  expect(performance.now() - startedAt).toBeLessThan(LIMIT_SECONDS * 1000 + SPARE_MS);
  expect(JSON.parse(text)).toEqual({
    success: false,
    message: expect.stringMatching(/\w\.$/),
    code: expect.any(String),
    ...(answer.status === 429 && { byEngine: true }),
  });
  expect(statuses, text).toContain(answer.status);
  expect(text).not.toMatch(/secret|sk-test|127\.0\.0\.1/);
  expect(await left()).toEqual({ charged: 0, rows: 0 });
}

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  let calls = 0;
  const other = createServer((_request, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  // Safe: a listening TCP server has an address and a port.
  const { port } = other.address() as AddressInfo;
  elsewhere = { url: `http://127.0.0.1:${port}`, calls: () => calls, close: () => other.close() };
  const bytes = await photo(60, 40).jpeg().toBuffer();
  image = new File([new Uint8Array(bytes)], "bee.jpg", { type: "image/jpeg" });

  const settings = env();
  const before = settings.TEXT_TIMEOUT_SECONDS;
  settings.TEXT_TIMEOUT_SECONDS = LIMIT_SECONDS;
  restore = () => {
    settings.TEXT_TIMEOUT_SECONDS = before;
    for (const engine of [engines.text, engines.imageGenerator, engines.vision])
      engine.set(undefined);
  };
  // Starts the image worker, whose first answer takes longer than any other.
  account = await signUpAccount();
  useServer(upstream.url);
  upstream.behave(fail(401));
  await TOOLS[3]?.[1]();
});
afterAll(async () => {
  restore();
  elsewhere.close();
  await upstream.close();
});
beforeEach(() => useServer(upstream.url));

/** What may differ between two tools on one port; everything else is tried with one tool of each. */
const OWN = /^(?:ends|drops|fails$)/;

describe.each(TOOLS)("%s, when the service", (tool, run) => {
  const all = tool === "article" || tool === "image";
  it.each(FAULTS.filter(([what]) => all || OWN.test(what)))(
    "%s: fails once, in time",
    async (_what, behavior, statuses) => {
      upstream.behave(behavior);

      await expectFailure(run, statuses);

      expect(upstream.calls.length).toBeGreaterThan(0);
      expect(upstream.calls.length).toBeLessThanOrEqual(3);
      expect(elsewhere.calls()).toBe(0);
    },
  );

  it("refuses connections: fails once, in time", async () => {
    useServer("http://127.0.0.1:9/v1");

    await expectFailure(run, [503, 504]);
  });
});
