import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createOpenAiText } from "@/lib/providers/text/openai";
import type { TextCompletion, TextPort } from "@/lib/providers/text/port";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

let double: OpenAiDouble;
let text: TextPort;

beforeAll(async () => {
  double = await startOpenAiDouble();
  text = createOpenAiText({
    apiKey: "sk-test",
    baseUrl: double.url,
    model: "double",
    timeoutMs: 20_000,
  });
});
afterAll(() => double.close());

function ask(prompt: string, parts: { signal?: AbortSignal; timeoutMs?: number } = {}) {
  return {
    system: "Be brief.",
    prompt,
    maxOutputTokens: 4_000,
    userId: "user_1",
    signal: new AbortController().signal,
    ...parts,
  };
}

async function collect(
  stream: AsyncGenerator<string, TextCompletion>,
  onPiece = (_text: string) => {},
) {
  let pieces = "";
  for (;;) {
    const { done, value } = await stream.next();
    if (done) return { pieces, answer: value };
    pieces += value;
    onPiece(pieces);
  }
}

describe("createOpenAiText", () => {
  it("streams the server's text and returns all of it", async () => {
    const { pieces, answer } = await collect(text.stream(ask("[[words:120]] bees")));

    const tokens = { input: expect.any(Number), output: expect.any(Number) };
    expect(answer).toEqual({ text: pieces, finishReason: "stop", tokens });
    expect(pieces.length).toBeGreaterThan(100);
  });

  it("asks servers on its own network for their count", async () => {
    const baseUrl = double.url.replace(/localhost|127\.0\.0\.1/, "[::ffff:127.0.0.1]");
    const near = createOpenAiText({
      apiKey: "sk-test",
      baseUrl,
      model: "double",
      timeoutMs: 20_000,
    });

    const answer = await near.generate(ask("[[words:40]] bees nearby"));

    expect(answer.tokens).toEqual({ input: 10, output: answer.text.split(/\s+/).length });
  });

  it("counts tokens by llama.cpp's own figures where it sends no others", async () => {
    const { answer } = await collect(text.stream(ask("[[words:40]] [[timings]] bees")));

    const output = answer.text.split(/\s+/).length;
    expect(answer.tokens).toEqual({ input: 10, output });
  });

  it("sends the rules as system and the rest as user, with the key", async () => {
    await text.generate(ask("[[words:40]] about keys"));

    const call = double.requests.find((request) => JSON.stringify(request).includes("about keys"));
    expect(call).toMatchObject({
      authorization: "Bearer sk-test",
      body: { model: "double", messages: [{ role: "system" }, { role: "user" }] },
    });
  });

  it.each(["[[fault:429]]", "[[fault:500-once]]"])("retries once after %s", async (marker) => {
    const answer = await text.generate(ask(`${marker} [[words:40]]`));

    expect(answer.finishReason).toBe("stop");
  });

  it.each([
    ["[[fault:429-always]]", "rate_limited", 429],
    ["[[fault:500]]", "provider_failed", 502],
    ["[[fault:401]]", "provider_failed", 502],
    ["[[fault:404]]", "provider_failed", 502],
    ["[[fault:json]]", "provider_failed", 502],
    ["[[fault:empty]]", "provider_failed", 502],
    [`[[context:50]] ${"much ".repeat(100)}`, "unusable", 422],
  ])("maps %s to one of our errors", async (marker, code, status) => {
    const failure = await text.generate(ask(`${marker} x`)).catch((error: unknown) => error);

    expect(failure).toMatchObject({ name: "AppError", code, status });
    expect(String(failure)).not.toMatch(/sk-test|127\.0\.0\.1/);
  });

  it("times out on a silent server", async () => {
    const startedAt = Date.now();

    const failure = text.generate(ask("[[fault:hang]]", { timeoutMs: 400 }));

    await expect(failure).rejects.toMatchObject({ code: "provider_timeout" });
    expect(Date.now() - startedAt).toBeLessThan(3_000);
  });

  it("returns the partial text of an interrupted stream", async () => {
    const answer = await text.generate(ask("[[fault:cut]] [[words:200]]"));

    expect(answer.finishReason).toBe("length");
    expect(answer.text.length).toBeGreaterThan(50);
  });

  it("reports text that was cut off at the limit", async () => {
    const answer = await text.generate(ask("[[fault:length]] [[words:200]]"));

    expect(answer.finishReason).toBe("length");
  });

  it("hangs up within a second when aborted", async () => {
    const stop = new AbortController();
    const stopAfter = (textSoFar: string) => {
      if (textSoFar.length > 200) stop.abort();
    };

    const { answer } = await collect(
      text.stream(ask("[[endless]] stop me", { signal: stop.signal })),
      stopAfter,
    );

    expect(answer.finishReason).toBe("aborted");
    const stoppedAt = Date.now();
    await expect
      .poll(
        () => double.requests.find((call) => JSON.stringify(call).includes("stop me"))?.hungUpAt,
      )
      .toBeTruthy();
    const call = double.requests.find((one) => JSON.stringify(one).includes("stop me"));
    expect((call?.hungUpAt ?? 0) - stoppedAt).toBeLessThan(1_000);
  });

  it("reports an unreachable server", async () => {
    const nobody = createOpenAiText({
      apiKey: undefined,
      baseUrl: "http://127.0.0.1:9/v1",
      model: "x",
      timeoutMs: 5_000,
    });

    await expect(nobody.generate(ask("x"))).rejects.toMatchObject({ code: "provider_unavailable" });
  });
});
