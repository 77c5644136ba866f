import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createOpenAiText } from "@/lib/providers/text/openai";
import type { TextPort, TextRequest } from "@/lib/providers/text/port";
import {
  chatEvent,
  type FaultyUpstream,
  startFaultyUpstream,
  startStream,
} from "@/tests/support/faulty-upstream";

const REQUEST: TextRequest = {
  system: "Be brief.",
  prompt: "Bees",
  maxOutputTokens: 40_000,
  userId: "user_1",
  signal: new AbortController().signal,
};

let upstream: FaultyUpstream;
let text: TextPort;

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  const { url: baseUrl } = upstream;
  text = createOpenAiText({ apiKey: undefined, baseUrl, model: "m", timeoutMs: 20_000 });
});
afterAll(() => upstream.close());

/** Has every call answered with this, as one event or as the whole body. */
function answerWith(answer: unknown, as: "event" | "body"): void {
  const json = JSON.stringify(answer);
  upstream.behave((response) => {
    if (as === "body") response.writeHead(200, { "content-type": "application/json" }).end(json);
    else {
      startStream(response);
      response.end(`data: ${json}\n\ndata: [DONE]\n\n`);
    }
  });
}

function choiceOf(content: string) {
  return { index: 0, message: { role: "assistant", content }, finish_reason: "stop" };
}

describe.each(["event", "body"] as const)("a chat's answer that comes as one %s", (as) => {
  it("is refused when it holds more values than any answer", async () => {
    answerWith({ choices: [choiceOf("Bees hum.")], more: Array(20_000).fill(0) }, as);

    await expect(text.generate(REQUEST)).rejects.toMatchObject({ code: "provider_failed" });
  });

  it("is read for its first choice, whatever follows", async () => {
    answerWith({ choices: [choiceOf("Bees hum."), ...Array(2_000).fill(0)] }, as);

    expect(await text.generate(REQUEST)).toEqual({ text: "Bees hum.", finishReason: "stop" });
  });

  it("is read however many commas, brackets, and quotation marks its text has", async () => {
    const content = 'Bees, wasps, and "flies": `{"a": [1, 2, {"b": "\\\\"}]}`. '.repeat(2_000);
    answerWith({ choices: [choiceOf(content)] }, as);

    const answer = await text.generate(REQUEST);

    expect(answer.text).toBe(content);
  });

  it("is read with everything that servers add to it", async () => {
    const likely = { token: "Bees", logprob: -0.1, bytes: [66, 101, 101, 115] };
    const token = { ...likely, top_logprobs: Array(20).fill(likely) };
    const call = { index: 0, id: "c", type: "function", function: { name: "f", arguments: "{}" } };
    const choice = { ...choiceOf("Bees hum."), logprobs: { content: Array(16).fill(token) } };
    const timings = { prompt_n: 3, cache_n: 1, predicted_n: 5, predicted_per_token_ms: 20.5 };
    answerWith(
      {
        choices: [{ ...choice, delta: { content: "Bees hum.", tool_calls: Array(20).fill(call) } }],
        citations: Array(50).fill("https://example.com"),
        prompt_filter_results: Array(10).fill({ hate: { filtered: false, severity: "safe" } }),
        timings,
      },
      as,
    );

    expect(await text.generate(REQUEST)).toEqual({
      text: "Bees hum.",
      finishReason: "stop",
      tokens: { input: 4, output: 5 },
    });
  });

  it("is read without any choice", async () => {
    answerWith({ usage: { prompt_tokens: 1, completion_tokens: 1 } }, as);

    await expect(text.generate(REQUEST)).rejects.toMatchObject({
      message: expect.stringContaining("empty response"),
    });
  });
});

describe("a chat's stream of events", () => {
  const event = JSON.stringify({ choices: [choiceOf("Bees hum.")], more: "x".repeat(3_000_000) });

  it.each([
    ["a long event in small pieces", `data: ${event}\n\n`.match(/[\s\S]{1,1000}/g) ?? []],
    ["lines that mean nothing", Array(60).fill("x\n".repeat(32_000))],
  ])(
    "keeps the process busy no longer than its length is worth: %s",
    async (_what, pieces) => {
      upstream.behave(async (response) => {
        startStream(response);
        for (const piece of pieces) {
          response.write(piece);
          // What is sent together arrives together.
          await turn();
        }
        response.end(chatEvent("Wasps sting.", "stop"));
      });
      const start = process.cpuUsage();

      const answer = await text.generate(REQUEST);

      const { user, system } = process.cpuUsage(start);
      expect(answer.text).toMatch(/Wasps sting\.$/);
      expect((user + system) / 1_000).toBeLessThan(5_000);
    },
    120_000,
  );
});
