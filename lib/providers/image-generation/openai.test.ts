import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createOpenAiImage } from "@/lib/providers/image-generation/openai";
import type { ImageGenerator, ImageRequest } from "@/lib/providers/image-generation/port";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

let double: OpenAiDouble;
let image: ImageGenerator;

beforeAll(async () => {
  double = await startOpenAiDouble();
  const options = { apiKey: "sk-test", baseUrl: double.url, timeoutMs: 20_000 };
  image = createOpenAiImage({ ...options, model: "double-paint" });
});
afterAll(() => double.close());

function ask(description: string, parts: Partial<ImageRequest> = {}): ImageRequest {
  return {
    description,
    style: "anime",
    styleGuide: "Ink and cel shading.",
    shape: "landscape",
    count: 1,
    userId: "user_1",
    signal: new AbortController().signal,
    ...parts,
  };
}

describe("createOpenAiImage", () => {
  it("generates the requested number of images in the requested shape [C-06]", async () => {
    const seen: number[] = [];

    const made = await image.generate(ask("three bees", { count: 3 }), (done) => seen.push(done));

    expect(made).toHaveLength(3);
    expect(await sharp(made[0]?.bytes).metadata()).toMatchObject({ width: 1536, height: 1024 });
    expect(seen).toEqual([3]);
  });

  it("sends the style guide before the description, with the key", async () => {
    await image.generate(ask("a lonely lamp"));

    const call = double.imageCalls.find(({ body }) => body.prompt?.includes("a lonely lamp"));
    expect(call?.authorization).toBe("Bearer sk-test");
    expect(call?.body).toMatchObject({ model: "double-paint", n: 1, response_format: "b64_json" });
    expect(call?.body.prompt).toMatch(/^Ink and cel shading\.[\s\S]*a lonely lamp$/);
  });

  it("repeats the call when a server returns one image at a time", async () => {
    expect(await image.generate(ask("[[one]] hills", { count: 4 }))).toHaveLength(4);
  });

  it("downloads an image that the server returns as a URL", async () => {
    const [made] = await image.generate(ask("[[url]] a pier"));

    expect(await sharp(made?.bytes).metadata()).toMatchObject({ width: 1536, format: "png" });
  });

  it.each([
    "http://169.254.169.254/latest/meta-data",
    "http://127.0.0.1:1/secret.png",
    "https://127.0.0.1/secret.png",
    "https://[::1]/secret.png",
    "https://localhost/secret.png",
    "file:///etc/passwd",
    "no address",
  ])("refuses the internal address %s", async (address) => {
    const failure = image.generate(ask(`[[url:${address}]] a door`));

    await expect(failure).rejects.toMatchObject({ code: "provider_failed" });
  });

  it("doesn't follow redirects", async () => {
    const address = `${new URL(double.url).origin}/pictures/elsewhere.png`;

    const failure = image.generate(ask(`[[url:${address}]] a maze`));

    await expect(failure).rejects.toMatchObject({ code: "provider_failed" });
  });

  it.each(["[[fault:429]]", "[[fault:500-once]]"])("retries once after %s", async (marker) => {
    expect(await image.generate(ask(`${marker} a hill`))).toHaveLength(1);
  });

  it.each([
    ["[[fault:429-always]]", "rate_limited", 429],
    ["[[fault:500]]", "provider_failed", 502],
    ["[[fault:401]]", "provider_failed", 502],
    ["[[fault:json]]", "provider_failed", 502],
    ["[[fault:empty]]", "provider_failed", 502],
    ["[[fault:refused]]", "unusable", 422],
  ])("maps %s to one of our errors", async (marker, code, status) => {
    const failure = await image.generate(ask(`${marker} x`)).catch((error: unknown) => error);

    expect(failure).toMatchObject({ name: "AppError", code, status });
    expect(String(failure)).not.toMatch(/sk-test|127\.0\.0\.1|secret/);
  });

  it("times out on a silent server", async () => {
    const options = { apiKey: "sk-test", baseUrl: double.url, model: "m", timeoutMs: 300 };

    const failure = createOpenAiImage(options).generate(ask("[[fault:hang]]"));

    await expect(failure).rejects.toMatchObject({ code: "provider_timeout" });
  });

  it("stops when aborted", async () => {
    const stop = new AbortController();
    const failure = image.generate(ask("[[fault:hang]] stop", { signal: stop.signal }));

    stop.abort();

    await expect(failure).rejects.toMatchObject({ code: "aborted" });
  });
});

describe("a server of somebody's own that answers anything", () => {
  it.each([
    ["a size for an image", '{"data":[{"b64_json":{"length":2000000000}}]}'],
    ["no list", '{"data":{"length":2000000000}}'],
    ["a million objects", `{"data":[${"{},".repeat(1_000_000)}{}]}`],
  ])("fails at once with %s", async (_what, body) => {
    const server = await startAnswering(body);
    const startedAt = performance.now();

    await expect(server.image.generate(ask("bees"))).rejects.toMatchObject({
      code: "provider_failed",
    });

    expect(performance.now() - startedAt).toBeLessThan(8_000);
    server.close();
  });

  it.each([
    ["empty lists", `{"data":[],"more":[${"[],".repeat(100_000)}[]]}`],
    ["lists in lists", "[".repeat(100_000)],
    ["zeros", `{"data":[],"more":[${"0,".repeat(2_000)}0]}`],
  ])("isn't parsed when it holds too many values: %s", async (_what, body) => {
    const server = await startAnswering(body);

    const failure = await server.image.generate(ask("bees")).catch((error: unknown) => error);

    expect(failure).toMatchObject({
      code: "provider_failed",
      message: expect.stringContaining("too large"),
    });
    expect(server.calls()).toBe(1);
    server.close();
  });

  it("may say as much about an image as it likes", async () => {
    const revised_prompt = '"Bees, [wasps], {flies}", '.repeat(10_000);
    const image = { b64_json: Buffer.from("PNG").toString("base64"), url: null, revised_prompt };
    const usage = { input_tokens: 9, input_tokens_details: { text_tokens: 9, image_tokens: 0 } };
    const server = await startAnswering(JSON.stringify({ created: 1, data: [image], usage }));

    const [made] = await server.image.generate(ask("bees"));

    expect(made?.bytes.toString()).toBe("PNG");
    server.close();
  });
});

/** A server that gives this JSON to every call, and an image generator on it. */
async function startAnswering(body: string) {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  return {
    image: createOpenAiImage({ apiKey: "k", baseUrl, model: "m", timeoutMs: 20_000 }),
    calls: () => calls,
    close: () => server.close(),
  };
}
