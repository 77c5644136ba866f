import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createLocalImageProcessor } from "@/lib/providers/image-processing/local";
import { withHostedVision } from "@/lib/providers/vision/openai";
import { canvasFor } from "@/lib/providers/vision/openai/canvas";
import type { VisionPort } from "@/lib/providers/vision/port";
import { SCENE, scenePixels, scenePng } from "@/tests/support/scene-images";
import { createTinyVision } from "@/tests/support/tiny-vision";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-hosted-vision-"));
const image = path.join(folder, "scene.png");
const output = path.join(folder, "out.png");
const turn = { image, output, userId: "user", signal: new AbortController().signal };

/** The server's next response. */
let answer: (response: ServerResponse) => void = () => {};
let bodies: string[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    bodies.push(`${request.url}\n${Buffer.concat(chunks).toString("latin1")}`);
    answer(response);
  });
});

const imageProcessor = createLocalImageProcessor();
let local: VisionPort;
let vision: VisionPort;
beforeAll(async () => {
  writeFileSync(image, await scenePng());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe: a listening TCP server has an address and a port.
  const { port } = server.address() as AddressInfo;
  local = createTinyVision();
  vision = withHostedVision(local, {
    apiKey: "key",
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: undefined,
    timeoutMs: 20_000,
    cutsOut: true,
    imageProcessor,
  });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await imageProcessor.close();
  await local.close();
});
beforeEach(() => {
  bodies = [];
});

function sendJson(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));
}

/** An image in the model's size whose left half is opaque and right half transparent. */
async function halfCut(): Promise<string> {
  const left = { create: { width: 768, height: 1024, channels: 4, background: "#f00" } } as const;
  const png = await sharp({
    create: { width: 1536, height: 1024, channels: 4, background: "#0000" },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return png.toString("base64");
}

describe("withHostedVision", () => {
  it("combines the answer's alpha with the original pixels", async () => {
    answer = sendJson(200, { created: 1, data: [{ b64_json: await halfCut() }] });

    const made = await vision.cutOut(turn);

    expect(made).toMatchObject({ width: SCENE.width, height: SCENE.height });
    expect(made.engine).toMatchObject({ id: "openai/gpt-image-1.5", builtIn: false });
    const pixels = await sharp(output).ensureAlpha().raw().toBuffer();
    const original = scenePixels();
    const [inside, outside] = [80 * SCENE.width + 20, 80 * SCENE.width + 220];
    expect(pixels[inside * 4 + 3]).toBe(255);
    expect(pixels[inside * 4]).toBe(original[inside * 3]);
    expect(pixels[outside * 4 + 3]).toBe(0);
    expect(bodies[0]).toMatch(/^\/v1\/images\/edits/);
    expect(bodies[0]).toContain("transparent");
    expect(bodies[0]).toContain("1536x1024");
  });

  it("refuses an opaque answer", async () => {
    const opaque = await sharp({
      create: { width: 1536, height: 1024, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    answer = sendJson(200, { created: 1, data: [{ b64_json: opaque.toString("base64") }] });

    await expect(vision.cutOut(turn)).rejects.toMatchObject({ code: "provider_failed" });
  });

  it("refuses a decompression bomb, in the worker instead of this process", async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" },
      limitInputPixels: false,
    })
      .png({ palette: true, colors: 2 })
      .toBuffer();
    answer = sendJson(200, { created: 1, data: [{ b64_json: bomb.toString("base64") }] });

    await expect(vision.cutOut(turn)).rejects.toMatchObject({ code: "provider_failed" });

    expect(imageProcessor.pid()).toBeDefined();
  });

  it("redraws without an object, in the original size", async () => {
    answer = sendJson(200, { created: 1, data: [{ b64_json: await halfCut() }] });

    const made = await vision.redrawWithout?.({ ...turn, object: "lamp" });

    expect(made).toMatchObject({ width: SCENE.width, height: SCENE.height });
    expect(bodies[0]).toContain("behind it: lamp");
    expect(await sharp(output).metadata()).toMatchObject({
      width: SCENE.width,
      height: SCENE.height,
    });
  });

  it.each([
    [401, {}, "provider_failed"],
    [429, { "retry-after": "1" }, "rate_limited"],
    [500, {}, "provider_failed"],
  ])("maps the service's %i to one of our errors", async (status, headers, code) => {
    answer = sendJson(status, { error: { message: "secret detail" } }, headers);

    const cut = vision.cutOut(turn);

    await expect(cut).rejects.toMatchObject({ code });
    await expect(cut).rejects.not.toThrow(/secret/);
  });

  it("distinguishes a content policy refusal from a failure", async () => {
    const error = {
      message: "no",
      code: "moderation_blocked",
      type: "image_generation_user_error",
    };
    answer = sendJson(400, { error });

    await expect(vision.cutOut(turn)).rejects.toMatchObject({ code: "unusable" });
  });
});

describe("canvasFor", () => {
  it.each([
    [{ width: 4000, height: 3000 }, "1536x1024"],
    [{ width: 900, height: 1600 }, "1024x1536"],
    [{ width: 800, height: 790 }, "1024x1024"],
  ])("picks the canvas with the least padding for %o", (size, expected) => {
    const { width, height, inset } = canvasFor(size);

    expect(`${width}x${height}`).toBe(expected);
    expect(inset.width / inset.height).toBeCloseTo(size.width / size.height, 1);
    expect(inset.left + inset.width).toBeLessThanOrEqual(width);
  });
});
