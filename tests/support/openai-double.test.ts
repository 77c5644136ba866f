import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type OpenAiDouble, startOpenAiDouble } from "./openai-double";
import { countAnswerWords } from "./openai-double-writing";

let double: OpenAiDouble;
let client: OpenAI;

beforeAll(async () => {
  double = await startOpenAiDouble();
  client = new OpenAI({ apiKey: "sk-double", baseURL: double.url, maxRetries: 0 });
});

afterAll(() => double.close());

function ask(content: string) {
  return client.chat.completions.create({ model: "m", messages: [{ role: "user", content }] });
}

async function readAll(content: string, signal?: AbortSignal) {
  const stream = await client.chat.completions.create(
    { model: "m", stream: true, messages: [{ role: "user", content }] },
    { signal },
  );
  let text = "";
  let finish: string | null = null;
  for await (const { choices } of stream) {
    text += choices[0]?.delta.content ?? "";
    finish = choices[0]?.finish_reason ?? finish;
  }
  return { text, finish };
}

describe("the double of an OpenAI server", () => {
  it.each([300, 650, 1300])("writes %i words when asked for them", async (words) => {
    const { text, finish } = await readAll(`Write an article about bees. About ${words} words.`);

    expect(countAnswerWords(text)).toBe(words);
    expect(finish).toBe("stop");
    expect(new Set(text.match(/[^.]+\./g)).size).toBe(text.match(/[^.]+\./g)?.length);
  });

  it("writes too little first and the rest when asked to go on", async () => {
    const first = await ask("Write an article about bees [[short]]. About 600 words.");
    const draft = first.choices[0]?.message.content ?? "";
    const rest = await ask(`[[short]] Go on with between 300 and 420 more words.\n${draft}`);

    expect(countAnswerWords(draft)).toBe(240);
    expect(countAnswerWords(rest.choices[0]?.message.content ?? "")).toBe(360);
  });

  it("lists ten titles, or the same ones twice", async () => {
    const ten = await ask("Generate a blog title for the keyword bees in the category Food");
    const twice = await ask(
      "Generate a blog title for the keyword [[duplicates]] bees in the category Food",
    );

    expect(ten.choices[0]?.message.content?.match(/^\d+\. .*bees/gm)).toHaveLength(10);
    expect(twice.choices[0]?.message.content).toContain("2. WHY BEES MATTERS");
  });

  it("fails once with Retry-After and then answers", async () => {
    const failure = await ask("bees [[fault:429]]").catch((error) => error);
    const second = await ask("bees [[fault:429]]");

    expect(failure.status).toBe(429);
    expect(failure.headers.get("retry-after")).toBe("1");
    expect(second.choices[0]?.finish_reason).toBe("stop");
  });

  it.each(["cut", "json"])("breaks an answer: %s", async (fault) => {
    await expect(readAll(`bees [[fault:${fault}]]`)).rejects.toThrow();
    await expect(ask(`bees [[fault:${fault}]]`)).rejects.toThrow();
  });

  it("says why it stopped", async () => {
    expect((await readAll("bees [[fault:filter]]")).finish).toBe("content_filter");
    expect((await readAll("bees [[fault:length]]")).finish).toBe("length");
  });

  it("stops a counted fault", async () => {
    const finishes = [];
    for (let call = 0; call < 3; call += 1) {
      finishes.push((await readAll("wasps [[fault:length:2]]")).finish);
    }

    expect(finishes).toEqual(["length", "length", "stop"]);
  });

  it("notices a caller who hangs up on an endless answer", async () => {
    await readAll("bees [[endless]]", AbortSignal.timeout(300)).catch(() => undefined);

    await expect.poll(() => double.requests.at(-1)?.hungUpAt).toBeTypeOf("number");
    expect(double.requests.at(-1)?.finished).toBe(false);
  });
});
