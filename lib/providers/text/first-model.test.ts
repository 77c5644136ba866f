import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createFirstModelText } from "@/lib/providers/text/first-model";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

let server: OpenAiDouble;
beforeAll(async () => {
  const models = [{ id: "nomic-embed-text" }, { id: "qwen:4b", max_model_len: 8_192 }];
  server = await startOpenAiDouble({ models });
});
afterAll(() => server.close());

const REQUEST = {
  system: "Be brief.",
  prompt: "[[words:40]] about tea",
  maxOutputTokens: 400,
  userId: "ann",
  signal: new AbortController().signal,
};

function create(baseUrl: string) {
  return createFirstModelText({ apiKey: undefined, baseUrl, timeoutMs: 5_000 });
}

describe("a server whose model nobody named", () => {
  it("writes with the first model it lists that writes, under that model's name", async () => {
    const text = create(server.url);

    const { finishReason } = await text.generate(REQUEST);

    expect(finishReason).toBe("stop");
    expect(server.requests.at(-1)?.body.model).toBe("qwen:4b");
    expect(text.engine.name).toBe(`qwen:4b (${new URL(server.url).host})`);
    expect(await text.contextTokens?.()).toBe(8_192);
  });

  it("fails with a clear error while it's away, and recovers without a restart", async () => {
    const { port } = new URL(server.url);
    await server.close();
    const text = create(server.url);
    await expect(text.generate(REQUEST)).rejects.toMatchObject({ code: "provider_unavailable" });

    server = await startOpenAiDouble({ port: Number(port), models: [{ id: "back-again" }] });

    await text.generate(REQUEST);
    expect(text.engine.id).toBe("openai/back-again");
  });

  it("says when there is no model that writes", async () => {
    const empty = await startOpenAiDouble({ models: [{ id: "whisper-1" }] });

    await expect(create(empty.url).generate(REQUEST)).rejects.toMatchObject({
      code: "provider_unavailable",
      message: expect.stringContaining("no model that writes"),
    });
    await empty.close();
  });
});
