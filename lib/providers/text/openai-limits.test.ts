import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { createOpenAiText } from "@/lib/providers/text/openai";
import type { TextPort, TextRequest } from "@/lib/providers/text/port";
import {
  chatEvent,
  type FaultyUpstream,
  flood,
  startFaultyUpstream,
  startStream,
} from "@/tests/support/faulty-upstream";

const MEGABYTE = 1024 * 1024;
const REQUEST: TextRequest = {
  system: "Be brief.",
  prompt: "Bees",
  maxOutputTokens: 500,
  userId: "user_1",
  signal: new AbortController().signal,
};

let upstream: FaultyUpstream;
let text: TextPort;

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  text = createOpenAiText({
    apiKey: undefined,
    baseUrl: upstream.url,
    model: "m",
    timeoutMs: 10_000,
  });
});
afterAll(() => upstream.close());

describe("a server that ignores the limit on tokens", () => {
  it("is cut off as a stream, and the answer counts as cut", async () => {
    upstream.behave((response) => {
      startStream(response);
      flood(response, chatEvent("word ".repeat(200)), 60 * MEGABYTE);
    });

    const answer = await text.generate(REQUEST);

    expect(answer.finishReason).toBe("length");
    expect(answer.text).toHaveLength(4_000);
  });

  it("is cut off as JSON, and the answer counts as cut", async () => {
    const content = "word 🐝 ".repeat(10_000);
    upstream.behave((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: "stop" }] }));
    });

    const answer = await text.generate(REQUEST);

    expect(answer.finishReason).toBe("length");
    expect(answer.text.length).toBeGreaterThan(3_990);
    expect(answer.text.length).toBeLessThanOrEqual(4_000);
    expect(answer.text).not.toMatch(/\p{Surrogate}/u);
  });

  it("is refused when a single event never ends", async () => {
    upstream.behave((response) => {
      startStream(response);
      flood(response, "data: x".repeat(1_000), 60 * MEGABYTE);
    });

    await expect(text.generate(REQUEST)).rejects.toMatchObject({ code: "provider_failed" });
  });
});

describe("what a server sends", () => {
  it("comes over one connection, answer after answer", async () => {
    const sockets = new Set<unknown>();
    upstream.behave((response, request) => {
      sockets.add(request.socket);
      startStream(response);
      response.end(`${chatEvent("Bees hum.", "stop")}data: [DONE]\n\n`);
    });

    for (let call = 0; call < 3; call += 1) await text.generate(REQUEST);

    expect(sockets.size).toBe(1);
  });

  it("is done when it says so, even if it never hangs up", async () => {
    upstream.behave((response) => {
      startStream(response);
      response.write(`${chatEvent("Bees hum.", "stop")}data: [DONE]\n\n`);
    });
    const startedMs = performance.now();

    const answer = await text.generate(REQUEST);

    expect(answer).toEqual({ text: "Bees hum.", finishReason: "stop" });
    expect(performance.now() - startedMs).toBeLessThan(1_000);
  });

  it("is one piece when it arrives together", async () => {
    upstream.behave((response) => {
      startStream(response);
      response.end([chatEvent("Bees "), chatEvent("hum"), chatEvent(".", "stop")].join(""));
    });
    const pieces: string[] = [];

    for await (const piece of text.stream(REQUEST)) pieces.push(piece);

    expect(pieces).toEqual(["Bees hum."]);
  });

  it("reads an answer in JSON from a server that doesn't stream", async () => {
    upstream.behave((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const choices = [{ message: { content: "Bees hum." }, finish_reason: "stop" }];
      response.end(JSON.stringify({ choices }));
    });

    expect(await text.generate(REQUEST)).toEqual({ text: "Bees hum.", finishReason: "stop" });
  });

  it.each([
    ["an event that isn't JSON", 'data: {"choices":[{"delta":{"content":"secret words\n\n'],
    ["an assistant's event", 'event: thread.message\ndata: {"content":"secret words\n\n'],
  ])("prints nothing of %s", async (_what, event) => {
    const printed: unknown[] = [];
    const keep = (...parts: unknown[]) => {
      printed.push(...parts);
      return true;
    };
    const spies = [
      vi.spyOn(process.stderr, "write").mockImplementation(keep),
      ...(["error", "warn", "log"] as const).map((level) =>
        vi.spyOn(console, level).mockImplementation(keep),
      ),
    ];
    upstream.behave((response) => {
      startStream(response);
      response.end(event);
    });

    const failure = await text.generate(REQUEST).catch((error: unknown) => error);
    for (const spy of spies) spy.mockRestore();

    expect(failure).toMatchObject({ code: "provider_failed" });
    expect(printed).toEqual([]);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain("secret");
  });
});
