import { EventSourceParserStream } from "eventsource-parser/stream";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/generate-article/route";
import { countCreations, listCreations } from "@/db/queries/creations";
import { countWords } from "@/lib/core/text";
import { getDatabase } from "@/lib/providers/database";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";

const URL = "/api/ai/generate-article";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});

function post(json: unknown, parts: { token?: string; headers?: Record<string, string> } = {}) {
  return POST(apiRequest(URL, { json, token: account.token, ...parts }));
}

async function creationsOf(userId: string): Promise<number> {
  return countCreations(await getDatabase(), { userId });
}

const runsOf = (userId: string) => countedUses(`runs:${userId}`);

/** The named events of a streamed answer. */
async function readEvents(response: Response): Promise<{ event: string; data: unknown }[]> {
  const events: { event: string; data: unknown }[] = [];
  const parsed = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of parsed) {
    events.push({ event: event ?? "", data: JSON.parse(data) });
  }
  return events;
}

describe("POST /api/ai/generate-article", () => {
  it.each([
    [800, 500, 800],
    [1200, 800, 1200],
    [1600, 1200, 4000],
  ] as const)(
    "returns an article within the range of length %i and saves it [C-04, E-07, WA-07, K-01]",
    async (length, min, max) => {
      const response = await post(articleRequest("urban beekeeping", length));
      const body = await response.json();

      expect(response.status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        content: expect.any(String),
        meta: { truncated: false, engine: { name: expect.stringContaining("double") } },
      });
      expect(body.meta.words).toBe(countWords(body.content));
      expect(body.meta.words).toBeGreaterThanOrEqual(min);
      expect(body.meta.words).toBeLessThanOrEqual(max);
      const {
        rows: [row],
      } = await listCreations(await getDatabase(), { userId: account.id, limit: 1 });
      expect(row).toMatchObject({ id: body.id, content: body.content });
    },
  );

  it("extends an article that is too short", async () => {
    const body = await (await post(articleRequest("bees [[short]]", 800))).json();

    expect(body.meta.words).toBeGreaterThanOrEqual(500);
    expect(body.meta.words).toBeLessThanOrEqual(800);
  });

  it("streams the article and ends with the body of the JSON call", async () => {
    const request = articleRequest("streams of honey", 800);

    const response = await post(request, { headers: { accept: "text/event-stream" } });

    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const events = await readEvents(response);
    const deltas = events.filter(({ event }) => event === "delta");
    const last = events.at(-1);
    expect(deltas.length).toBeGreaterThan(10);
    expect(last).toMatchObject({ event: "done", data: { success: true, id: expect.any(String) } });
  });

  it.each([
    ["an empty topic", { prompt: "  ", length: 800 }, "Enter at least 3 characters."],
    [
      "a topic that is too long",
      { prompt: "x".repeat(601), length: 800 },
      "Use 500 characters or fewer.",
    ],
    ["a missing topic", { length: 800 }, "Enter a topic first."],
    ["an unknown length", { prompt: "bees", length: 900 }, "Choose 800, 1200, or 1600 words."],
    [
      "a length sent as text",
      { prompt: "bees", length: "800" },
      "Choose 800, 1200, or 1600 words.",
    ],
    [
      "a continueFrom that is no id",
      { prompt: "bees", length: 800, continueFrom: "1" },
      "That isn't a valid article ID.",
    ],
  ])("refuses %s with one sentence and stores nothing [V-01]", async (_what, json, message) => {
    const before = await creationsOf(account.id);

    const response = await post(json);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, message, code: "invalid_input" });
    expect(await creationsOf(account.id)).toBe(before);
  });

  it("refuses malformed JSON, other content types, and bodies over the limit", async () => {
    const headers = { "content-type": "application/json" };
    const token = account.token;
    const send = (body: string, type = headers) =>
      POST(apiRequest(URL, { body, token, headers: type }));

    expect((await send('{"prompt":')).status).toBe(400);
    expect((await send("prompt=bees", { "content-type": "text/plain" })).status).toBe(415);
    expect((await send(JSON.stringify({ prompt: "x".repeat(2_000_000) }))).status).toBe(413);
  });

  it("rejects a signed-out caller before it reads the input [P-02]", async () => {
    const response = await POST(apiRequest(URL, { json: { topic: "" } }));

    expect(response.status).toBe(401);
    expect(response.headers.get("x-request-id")).toBeTruthy();
    expect(await response.json()).toMatchObject({ success: false, code: "unauthenticated" });
  });

  it("requires the bearer token: a session cookie alone gets 401 [P-02]", async () => {
    const headers = { cookie: account.cookie };
    const response = await POST(apiRequest(URL, { json: articleRequest("bees", 800), headers }));

    expect(response.status).toBe(401);
  });

  it.each([
    ["[[fault:429-always]]", 429, "rate_limited"],
    ["[[fault:500]]", 502, "provider_failed"],
    ["[[fault:json]]", 502, "provider_failed"],
  ])(
    "reports %s from the model's server, and neither charges nor saves anything",
    async (marker, status, code) => {
      const person = await signUpAccount();

      const response = await post(articleRequest(`bees ${marker}`, 800), { token: person.token });

      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: false, code });
      if (status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await creationsOf(person.id)).toBe(0);
      expect(await runsOf(person.id)).toBe(0);
    },
  );

  it("creates and charges once for a call that is sent twice", async () => {
    const person = await signUpAccount();
    const headers = { "idempotency-key": uuidv7() };
    const send = () => post(articleRequest("double click", 800), { token: person.token, headers });

    const [first, second] = await Promise.all([send(), send()]);

    expect((await first.json()).id).toBe((await second.json()).id);
    expect(await creationsOf(person.id)).toBe(1);
    expect(await runsOf(person.id)).toBe(1);
  });

  it("saves a stopped article as truncated when there is enough of it", async () => {
    const person = await signUpAccount();
    const stop = new AbortController();
    const response = await POST(
      apiRequest(URL, {
        json: articleRequest("[[endless]] honey", 800),
        token: person.token,
        headers: { accept: "text/event-stream" },
        signal: stop.signal,
      }),
    );
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let bytes = 0;
    while (bytes < 20_000) bytes += (await reader.read()).value?.byteLength ?? 20_000;

    await reader.cancel();

    await expect.poll(() => creationsOf(person.id), { timeout: 5_000 }).toBe(1);
    const {
      rows: [row],
    } = await listCreations(await getDatabase(), { userId: person.id, limit: 1 });
    expect(row?.truncated).toBe(true);
    expect(row?.content).toMatch(/[.!?]$/);
  });
});
