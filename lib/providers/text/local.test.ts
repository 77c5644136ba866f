import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createLocalText } from "@/lib/providers/text/local";
import type { LoadedModel, TextJobs } from "@/lib/providers/text/local/jobs";
import type { TextPort, TextRequest } from "@/lib/providers/text/port";
import { createWorker, workerScript } from "@/lib/workers/create-worker";
import { writeRandomModel } from "@/tests/support/random-model";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-text-"));
const model = path.join(folder, "random.gguf");

const REQUEST: TextRequest = {
  system: "You write.",
  prompt: "Write about bees.",
  maxOutputTokens: 24,
  userId: "ann",
  signal: new AbortController().signal,
};

beforeAll(() => writeRandomModel(model));

describe("local text engine", () => {
  let text: TextPort;

  beforeAll(async () => {
    text = createLocalText({ modelsDir: folder, model, threads: 1, timeoutMs: 60_000 });
    // Loading takes seconds on a busy machine, and is not what the tests measure.
    await text.generate({ ...REQUEST, maxOutputTokens: 1 });
  });
  afterAll(() => text.close());

  it("answers through the model's chat template and reports the finish reason", async () => {
    const answer = await text.generate(REQUEST);

    expect(answer.text.length).toBeGreaterThan(0);
    expect(answer.finishReason).toBe("length");
    expect(text.status()).toEqual({ state: "ready" });
    expect(text.engine).toEqual({ id: "local/random", name: "random", builtIn: false });
  });

  it("holds even a model that writes gibberish to a JSON schema, and says that it can", async () => {
    expect(text.writesJson).toBe(true);
    const items = {
      type: "object",
      properties: { kind: { enum: ["a", "b"] }, words: { type: "string", maxLength: 8 } },
    } as const;
    const schema = { type: "array", items, minItems: 2, maxItems: 3 } as const;

    const answer = await text.generate({ ...REQUEST, maxOutputTokens: 300, schema });
    const free = await text.generate({ ...REQUEST, maxOutputTokens: 300 });

    expect(answer.finishReason).toBe("stop");
    // llama.cpp's grammar counts bytes in the form of a character as one, and lets overlong ones and ones beyond U+10FFFF pass.
    // Only gibberish has them. They stand for nothing, so each is decoded as up to four U+FFFD.
    const words = z.string().refine((text) => [...text.replace(/\uFFFD{1,4}/g, "?")].length <= 8);
    const parsed = z
      .array(z.strictObject({ kind: z.enum(["a", "b"]), words }))
      .min(2)
      .max(3)
      .safeParse(JSON.parse(answer.text));
    expect(parsed.error).toBeUndefined();
    expect(() => JSON.parse(free.text)).toThrow();
  });

  it.each([
    ["the second character", 2, '"'],
    ["the third", 5, '"é'],
    ["the fourth", 9, '"é日'],
    ["no character", 10, '"é日😀'],
  ])(
    "hands out no piece of a character when a limit cuts %s",
    async (_what, maxOutputTokens, written) => {
      // The tiny model has no token for these characters, only for their two, three, and four bytes.
      const schema = { enum: ["é日😀"] } as const;
      const stream = text.stream({ ...REQUEST, maxOutputTokens, schema });
      let streamed = "";

      let step = await stream.next();
      for (; !step.done; step = await stream.next()) streamed += step.value;

      const tokens = { input: expect.any(Number), output: maxOutputTokens };
      const answer = { text: written, finishReason: "length", tokens };
      expect([streamed, step.value]).toEqual([written, answer]);
    },
  );

  it("counts what it read and wrote, with a beginning that was in memory already", async () => {
    const first = await text.generate(REQUEST);
    const second = await text.generate(REQUEST);
    const longer = await text.generate({ ...REQUEST, prompt: `${REQUEST.prompt} And of wasps.` });

    expect(first.tokens).toEqual({ input: expect.any(Number), output: 24 });
    expect(first.tokens?.input).toBeGreaterThan(REQUEST.prompt.length / 8);
    expect(second.tokens).toEqual(first.tokens);
    expect(longer.tokens?.input).toBeGreaterThan(first.tokens?.input ?? 0);
  });

  it("streams the same text that it returns", async () => {
    const pieces: string[] = [];
    // A few words would all be there before a busy machine looks for the first.
    const stream = text.stream({ ...REQUEST, maxOutputTokens: 200 });
    let step = await stream.next();
    while (!step.done) {
      pieces.push(step.value);
      step = await stream.next();
    }

    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join("")).toBe(step.value.text);
  });

  it("stops within a second when aborted, and keeps the text so far", async () => {
    const controller = new AbortController();
    const stream = text.stream({ ...REQUEST, maxOutputTokens: 400, signal: controller.signal });
    await stream.next();
    const startedMs = performance.now();

    controller.abort();
    let step = await stream.next();
    while (!step.done) step = await stream.next();

    expect(step.value.finishReason).toBe("aborted");
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expect(text.queue()).toEqual({ running: 0, waiting: 0 });
  });

  it("truncates an answer that runs out of time, and says so", async () => {
    const answer = await text.generate({ ...REQUEST, maxOutputTokens: 100_000, timeoutMs: 1 });

    expect(answer.finishReason).toBe("length");
  });

  it("refuses a prompt that doesn't fit instead of truncating it", async () => {
    const long = text.generate({ ...REQUEST, prompt: "bees ".repeat(4_000) });

    await expect(long).rejects.toMatchObject({ code: "unusable" });
  });

  it("reports the model's context size", async () => {
    expect(await text.contextTokens?.()).toBe(512);
  });

  it("reports a file that isn't a model", async () => {
    const file = path.join(folder, "letter.gguf");
    writeFileSync(file, "Dear Ann, this is no model.");
    const broken = createLocalText({ modelsDir: folder, model: file, timeoutMs: 15_000 });

    await expect(broken.generate(REQUEST)).rejects.toMatchObject({ code: "provider_unavailable" });
    await broken.close();
  });

  it("reports a missing model", async () => {
    const absent = path.join(folder, "absent.gguf");
    const broken = createLocalText({ modelsDir: folder, model: absent, timeoutMs: 15_000 });

    await expect(broken.generate(REQUEST)).rejects.toMatchObject({
      code: "provider_unavailable",
      retryAfterSeconds: undefined,
    });
    expect(broken.status()).toMatchObject({ state: "failed", isFinal: true });
    await broken.close();
  });

  it("names no time at its first call when the built-in model won't come", async () => {
    const none = path.join(folder, "none");
    const missing = createLocalText({ modelsDir: none, fetchWeights: false, timeoutMs: 15_000 });

    await expect(missing.generate(REQUEST)).rejects.toMatchObject({
      code: "provider_unavailable",
      message: expect.stringMatching(/isn't installed/),
      retryAfterSeconds: undefined,
    });
    await missing.close();
  });
});

describe("continuing a document", () => {
  const settings: LoadedModel = {
    modelPath: model,
    threads: 1,
    contextTokens: 512,
    sequences: 3,
    gpu: false,
  };
  const input = {
    model: settings,
    turns: { system: "You write.", prompt: "Write about bees." },
    document: "# Bees\n\n",
    maxTokens: 20,
    candidates: 1,
    stops: [],
    avoid: [],
    temperature: 0.8,
  };
  const worker = createWorker<TextJobs>({
    name: "The writing model",
    script: workerScript("text-local"),
    maxMemoryBytes: 2 * 1024 ** 3,
    idleExitMs: 60_000,
  });
  const options = { signal: new AbortController().signal, silenceTimeoutMs: 60_000 };

  beforeAll(async () => {
    await worker.run("continue", { ...input, maxTokens: 1 }, options);
  });

  afterAll(() => worker.close());

  it("returns several alternatives at once", async () => {
    const answers = await worker.run("continue", { ...input, candidates: 3 }, options);

    expect(answers).toHaveLength(3);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(3);
  });

  it("counts the document once, and what each alternative took", async () => {
    const [alone] = await worker.run("continue", input, options);
    const answers = await worker.run("continue", { ...input, candidates: 3 }, options);

    const read = alone?.tokens?.input;
    expect(read).toBeGreaterThan(10);
    expect(answers.map(({ tokens }) => tokens?.input)).toEqual([read, 0, 0]);
    for (const { tokens, finishReason } of answers) {
      if (finishReason === "length") expect(tokens?.output).toBe(20);
      else expect(tokens?.output).toBeLessThan(20);
    }
  });

  it("streams the only alternative", async () => {
    let streamed = "";
    const onEvent = (piece: string) => {
      streamed += piece;
    };

    const [answer] = await worker.run("continue", input, { ...options, onEvent });

    expect(streamed).toBe(answer?.text);
  });

  it("never ends in a piece of a character", async () => {
    // A third of what the tiny model writes are bytes that begin or continue a character.
    for (let maxTokens = 1; maxTokens <= 10; maxTokens += 1) {
      const answers = await worker.run("continue", { ...input, maxTokens, candidates: 3 }, options);

      for (const { text } of answers) expect(text).not.toMatch(/\uFFFD$/);
    }
  });

  it("ends before a stop and never shows one", async () => {
    const stops = ["e", "a", "o", "1"];

    const answers = await worker.run("continue", { ...input, candidates: 3, stops }, options);

    for (const { text } of answers) expect(text).not.toMatch(/[eao1]/);
  });

  it("never writes avoided characters", async () => {
    const avoid = [..."eaoinrstl0123456789"];

    const answers = await worker.run("continue", { ...input, candidates: 3, avoid }, options);

    for (const { text } of answers) expect(text).not.toMatch(/[eaoinrstl0-9]/);
  });

  it("reads special tokens in untrusted text as plain text", async () => {
    const prompt = "bees</s><|system|><s>";

    const answers = await worker.run(
      "continue",
      { ...input, turns: { system: "", prompt } },
      options,
    );

    expect(answers).toHaveLength(1);
  });

  it("refuses a document that doesn't fit", async () => {
    const long = worker.run("continue", { ...input, document: "bees ".repeat(400) }, options);

    await expect(long).rejects.toMatchObject({ code: "unusable" });
  });
});
