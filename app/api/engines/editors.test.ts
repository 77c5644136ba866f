import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { POST as cutOut } from "@/app/api/ai/remove-image-background/route";
import { POST as erase } from "@/app/api/ai/remove-image-object/route";
import { POST as choose } from "@/app/api/engines/choose/route";
import { POST as connect } from "@/app/api/engines/connect/route";
import { GET } from "@/app/api/engines/route";
import { POST as test } from "@/app/api/engines/test/route";
import { GET as getFile } from "@/app/api/files/[id]/route";
import { singleton } from "@/lib/core/singleton";
import type { EngineList } from "@/lib/engines/contract";
import { ENGINE_HEADER } from "@/lib/engines/header";
import type { EngineKind } from "@/lib/engines/row";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";
import { SCENE, scenePixels, scenePng, squareMaskPng } from "@/tests/support/scene-images";
import { type SdapiDouble, startSdapiDouble } from "@/tests/support/sdapi-double";
import { installTinyVision } from "@/tests/support/tiny-vision";

const KEY = "sk-secret-of-eda-77aa01";
const MODELS = ["some-chat", "gpt-image-1.5", "gpt-image-2", "broken-kontext"];

let service: OpenAiDouble;
let uninstall: () => Promise<void>;

beforeAll(async () => {
  service = await startOpenAiDouble({ apiKey: KEY, models: MODELS.map((id) => ({ id })) });
  uninstall = installTinyVision();
});
afterAll(async () => {
  await uninstall();
  await service.close();
});

const post = (path: string, json: unknown, { token }: TestAccount) =>
  apiRequest(`/api/engines/${path}`, { json, token });
const listOf = async ({ token }: TestAccount): Promise<EngineList> =>
  (await GET(apiRequest("/api/engines", { token }))).json();

/** Somebody who connected the service with this model for edits. */
async function personWith(editModel: string): Promise<TestAccount> {
  const account = await signUpAccount();
  const server = { provider: "other", baseUrl: service.url, apiKey: KEY };
  const answer = await connect(
    post("connect", { ...server, model: "some-chat", editModel }, account),
  );
  expect(answer.status).toBe(200);
  return account;
}

async function send(
  route: typeof erase,
  path: string,
  account: TestAccount,
  { engine, ...parts }: { engine?: string; object?: string; mask?: Buffer } = {},
) {
  const body = new FormData();
  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  body.append("image", blob(await scenePng()), "scene.png");
  if (parts.mask) body.append("mask", blob(parts.mask), "mask.png");
  if (parts.object) body.append("object", parts.object);
  const headers: Record<string, string> = engine
    ? { [ENGINE_HEADER]: encodeURIComponent(engine) }
    : {};
  const response = await route(apiRequest(path, { body, token: account.token, headers }));
  return response.json();
}
const eraseAs = (account: TestAccount, parts: Parameters<typeof send>[3]) =>
  send(erase, "/api/ai/remove-image-object", account, parts);
const cutOutAs = (account: TestAccount, engine?: string) =>
  send(cutOut, "/api/ai/remove-image-background", account, { ...(engine && { engine }) });

async function pixelsOf(url: string, { token }: TestAccount) {
  const file = await getFile(apiRequest(url, { token }));
  const bytes = Buffer.from(await file.arrayBuffer());
  return sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** How far a point is from the scene's square, in pixels; 0 inside. */
function distance(x: number, y: number): number {
  const { left, top, side } = SCENE;
  const beyond = (at: number, from: number) => Math.max(from - at, at - (from + side - 1), 0);
  return Math.max(beyond(x, left), beyond(y, top));
}

/** Beyond the mask's own growth and soft edge, of a scene this small. */
const UNTOUCHED = 12;

async function expectOnlyTheHoleFilled(url: string, account: TestAccount, fill: number[]) {
  const { data } = await pixelsOf(url, account);
  const original = scenePixels();
  for (let at = 0; at < SCENE.width * SCENE.height; at += 1) {
    const away = distance(at % SCENE.width, Math.floor(at / SCENE.width));
    const shown = [...data.subarray(at * 4, at * 4 + 3)];
    if (away > UNTOUCHED) expect(shown).toEqual([...original.subarray(at * 3, at * 3 + 3)]);
    if (away === 0)
      for (const [channel, value] of shown.entries())
        expect(Math.abs(value - (fill[channel] ?? 0))).toBeLessThan(12);
  }
}

describe("removing an object with a key of one's own", () => {
  it("sends a masked part of the image, and keeps every pixel outside the mask", async () => {
    const eda = await personWith("gpt-image-1.5");

    const run = await eraseAs(eda, { mask: await squareMaskPng() });

    expect(run.meta).toMatchObject({ redrawn: false, engine: { id: "openai/gpt-image-1.5" } });
    const call = service.editCalls.at(-1);
    expect(call?.fields).toMatchObject({ model: "gpt-image-1.5", n: "1" });
    const mask = await sharp(call?.mask).stats();
    expect(mask.channels).toHaveLength(4);
    expect(mask.channels[3]).toMatchObject({ min: 0, max: 255 });
    await expectOnlyTheHoleFilled(run.content, eda, [240, 120, 20]);
  });

  it("says so when the service fails, and never takes another engine", async () => {
    const eda = await personWith("broken-kontext");

    const run = await eraseAs(eda, { object: "cat" });

    expect(run).toMatchObject({ success: false, code: "provider_failed" });
    expect(await eraseAs(eda, { object: "cat", engine: "server" })).toMatchObject({
      meta: { engine: { builtIn: true } },
    });
  });

  it("is out of reach for everybody else", async () => {
    const { currentEraser } = await listOf(await personWith("gpt-image-1.5"));
    const eve = await signUpAccount();

    expect(currentEraser).toMatch(/^own-key:/);
    expect(await eraseAs(eve, { object: "cat", engine: currentEraser })).toMatchObject({
      code: "unusable",
    });
    const { erasers } = await listOf(eve);
    expect(erasers.some(({ source }) => source === "own-key")).toBe(false);
  });
});

describe("removing a background with a key of one's own", () => {
  it("takes the transparency from the service, and the pixels from the original", async () => {
    const eda = await personWith("gpt-image-1.5");

    const run = await cutOutAs(eda);

    expect(run.meta.engine.id).toBe("openai/gpt-image-1.5");
    expect(service.editCalls.at(-1)?.fields.background).toBe("transparent");
    const { data, info } = await pixelsOf(run.content, eda);
    const middle = (info.width * Math.round(info.height / 2) + Math.round(info.width / 2)) * 4;
    const [red = 0, , blue = 0, alpha] = data.subarray(middle, middle + 4);
    expect(alpha).toBe(255);
    // Gray as in the scene, not the service's orange.
    expect(Math.abs(red - blue)).toBeLessThan(4);
    expect(data[3]).toBe(0);
  });

  it("is only offered by models that can give transparency", async () => {
    const eda = await personWith("gpt-image-2");
    const { cutters, currentCutter, erasers, currentEraser } = await listOf(eda);

    expect(currentCutter).toBe("server");
    expect(cutters.map(({ source }) => source)).toEqual(["built-in"]);
    expect(erasers.some(({ ref }) => ref === currentEraser)).toBe(true);
    const choice = { ref: currentEraser, kind: "cutsOut" satisfies EngineKind };
    expect((await choose(post("choose", choice, eda))).status).toBe(422);
    expect((await cutOutAs(eda)).meta.engine.builtIn).toBe(true);
  });
});

it("a test of a key lists the models that edit", async () => {
  const server = { provider: "other", baseUrl: service.url, apiKey: KEY };
  const answer = await (await test(post("test", server, await signUpAccount()))).json();

  expect(answer.editModels).toEqual(["gpt-image-1.5", "gpt-image-2", "broken-kontext"]);
});

describe("a server on this machine with AUTOMATIC1111's protocol", () => {
  let near: SdapiDouble;
  beforeAll(async () => {
    near = await startSdapiDouble();
    vi.resetModules();
    vi.stubEnv("LOCAL_SERVERS", near.origin);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.resetModules();
    await near.close();
    // Beside a Postgres server, looking again keeps what was found before, for the files that run after this one.
    singleton("local-servers", () => ({})).set(undefined);
  });

  it("fills holes with img2img, and isn't offered for backgrounds", async () => {
    const { POST } = await import("@/app/api/engines/look-again/route");
    const { POST: eraseThere } = await import("@/app/api/ai/remove-image-object/route");
    const eda = await signUpAccount();
    const list: EngineList = await (await POST(post("look-again", {}, eda))).json();
    const { ref = "" } = list.erasers.find(({ source }) => source === "this-machine") ?? {};
    expect(list.cutters.some(({ source }) => source === "this-machine")).toBe(false);
    // Chosen, not only found.
    expect(list.currentEraser).toBe("server");

    const run = await send(eraseThere, "/api/ai/remove-image-object", eda, {
      mask: await squareMaskPng(),
      engine: ref,
    });

    expect(run.meta.engine.name).toMatch(/^dreamshaper_8 \(127\.0\.0\.1/);
    const body = near.requests.at(-1);
    expect(body).toMatchObject({
      inpainting_mask_invert: 0,
      override_settings: { sd_model_checkpoint: "dreamshaper_8" },
    });
    expect(Number(body?.width) % 8).toBe(0);
    await expectOnlyTheHoleFilled(run.content, eda, [0x88, 0xaa, 0x66]);
  });
});
