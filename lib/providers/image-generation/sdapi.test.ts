import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createSdapiImage } from "@/lib/providers/image-generation/sdapi";
import { findPainters } from "@/lib/providers/model-servers/find-painters";
import { type SdapiDouble, startSdapiDouble } from "@/tests/support/sdapi-double";

let server: SdapiDouble;
beforeAll(async () => {
  server = await startSdapiDouble();
});
afterAll(() => server.close());

const request = (description: string, signal = new AbortController().signal) => ({
  description,
  style: "realistic" as const,
  styleGuide: "A photograph.",
  shape: "landscape" as const,
  count: 2,
  userId: "person",
  signal,
});

function painter(parts: Partial<Parameters<typeof createSdapiImage>[0]> = {}) {
  const { origin } = server;
  return createSdapiImage({ origin, model: "dreamshaper_8", timeoutMs: 5_000, ...parts });
}

describe("a server with AUTOMATIC1111's protocol", () => {
  it("is found with its checkpoints", async () => {
    const found = await findPainters(["http://127.0.0.1:9", server.origin]);

    expect(found).toEqual([{ origin: server.origin, models: ["dreamshaper_8", "sd_xl_base_1.0"] }]);
  });

  it("makes one image after another with the checkpoint's own size", async () => {
    const done: number[] = [];

    const images = await painter().generate(request("a lighthouse"), (count) => done.push(count));

    expect(done).toEqual([1, 2]);
    const sizes = await Promise.all(images.map(({ bytes }) => sharp(bytes).metadata()));
    expect(sizes).toMatchObject([
      { width: 768, height: 512 },
      { width: 768, height: 512 },
    ]);
    expect(server.requests.at(-1)).toMatchObject({
      prompt: "a lighthouse. A photograph.",
      override_settings: { sd_model_checkpoint: "dreamshaper_8" },
    });
    await painter({ model: "sd_xl_base_1.0" }).generate(request("a lighthouse"));
    expect(server.requests.at(-1)).toMatchObject({ width: 1216, height: 832 });
  });

  it.each([
    ["[[fault:500]]", {}, "provider_failed"],
    ["[[fault:json]]", {}, "provider_failed"],
    ["[[fault:many]]", {}, "provider_failed"],
    ["[[fault:hang]]", { timeoutMs: 200 }, "provider_timeout"],
    ["a lighthouse", { origin: "http://127.0.0.1:9" }, "provider_unavailable"],
  ])("that fails (%s) is told as %j %s", async (description, parts, code) => {
    await expect(painter(parts).generate(request(description))).rejects.toMatchObject({ code });
  });

  it("is left alone when the caller leaves", async () => {
    const leaving = new AbortController();
    const made = painter().generate(request("[[fault:hang]]", leaving.signal));
    setTimeout(() => leaving.abort(), 50);

    await expect(made).rejects.toMatchObject({ code: "aborted" });
  });
});
