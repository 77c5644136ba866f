import { afterEach, describe, expect, it } from "vitest";

import { findServers } from "@/lib/providers/model-servers/find-servers";
import {
  startLlamaCppDouble,
  startLlamaRouterDouble,
  startLmStudioDouble,
  startVllmDouble,
} from "@/tests/support/near-doubles";
import { startOllamaDouble } from "@/tests/support/ollama-double";
import type { OpenAiDouble } from "@/tests/support/openai-double";

let running: OpenAiDouble | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** What is found of a server, and where it is. */
async function find(starting: Promise<OpenAiDouble>) {
  running = await starting;
  const { origin } = new URL(running.url);
  const [found] = await findServers([origin]);
  return { found, origin };
}

describe("findServers", () => {
  it("finds LM Studio's models: the one in memory first, none that makes vectors", async () => {
    const { found, origin } = await find(startLmStudioDouble());

    expect(found).toEqual({
      name: "LM Studio",
      baseUrl: `${origin}/v1`,
      models: [
        { id: "gemma-3-4b-it", contextTokens: 8_192 },
        // It could take 262,144, but isn't loaded with them.
        { id: "qwen3-vl-8b-instruct", contextTokens: 4_096 },
      ],
    });
  });

  it("finds llama.cpp's model with the context it was started with, and doesn't take it for Ollama", async () => {
    const { found } = await find(startLlamaCppDouble());

    expect(found).toMatchObject({
      name: "llama.cpp",
      models: [{ id: "gemma-3-4b-it-Q4_K_M.gguf", contextTokens: 16_384 }],
    });
  });

  it("finds the models of a llama.cpp that loads them when asked, and loads none", async () => {
    const { found, origin } = await find(startLlamaRouterDouble());

    expect(found).toMatchObject({
      name: "llama.cpp",
      models: [
        { id: "small-model-4b", contextTokens: 32_768 },
        { id: "big-model-32b", contextTokens: undefined },
      ],
    });
    const { data } = await (await fetch(`${origin}/v1/models`)).json();
    expect(data[0].status.value).toBe("unloaded");
  });

  it("finds vLLM's model with its length, past one that makes vectors", async () => {
    const { found, origin } = await find(
      startVllmDouble([
        { id: "BAAI/bge-m3", length: 8_192 },
        { id: "meta-llama/Llama-3.1-8B-Instruct", length: 65_536 },
      ]),
    );

    expect(found).toEqual({
      name: new URL(origin).host,
      baseUrl: `${origin}/v1`,
      models: [{ id: "meta-llama/Llama-3.1-8B-Instruct", contextTokens: 65_536 }],
    });
  });

  it.each([
    "BAAI/bge-m3",
    "intfloat/multilingual-e5-large",
    "Alibaba-NLP/gte-Qwen2-7B-instruct",
    "Qwen/Qwen3-Embedding-8B",
    "sentence-transformers/all-mpnet-base-v2",
    "jinaai/jina-reranker-v3",
  ])("leaves out a vLLM that serves %s alone", async (id) => {
    const { found } = await find(startVllmDouble([{ id, length: 8_192 }]));

    expect(found).toBeUndefined();
  });

  it("keeps the order of the addresses, and leaves out those where nothing listens", async () => {
    const [lmStudio, ollama] = [await startLmStudioDouble(), await startOllamaDouble()];
    running = lmStudio;
    const origins = [ollama.url, "http://127.0.0.1:9", lmStudio.url];

    const found = await findServers(origins.map((url) => new URL(url).origin));

    await ollama.close();
    expect(found.map(({ name }) => name)).toEqual(["Ollama", "LM Studio"]);
  });
});
