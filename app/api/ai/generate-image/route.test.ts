import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/generate-image/route";
import { countCreations, listCreations } from "@/db/queries/creations";
import { countUses } from "@/db/queries/usage-counters";
import { engines } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { createOpenAiImage } from "@/lib/providers/image-generation/openai";
import { generateImagesContract, imagePrompt } from "@/lib/tools/generate-images/contract";
import { generateImages } from "@/lib/tools/generate-images/service";
import { windowStart } from "@/lib/usage/rate-limit";
import { apiRequest, signUp, type TestAccount } from "@/tests/support/api";
import { createTestContext } from "@/tests/support/context";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";

const URL = "/api/ai/generate-image";

let account: TestAccount;
let double: OpenAiDouble;
beforeAll(async () => {
  account = await signUp();
  double = await startOpenAiDouble();
});
afterAll(async () => {
  await double.close();
  await engines.imageGenerator.get().close();
});

const post = (json: unknown) => POST(apiRequest(URL, { json, token: account.token }));

async function creationsOf(userId: string) {
  return listCreations(await getDatabase(), { userId, limit: 10 });
}

async function hosted() {
  const options = { apiKey: "k", baseUrl: double.url, model: "m", timeoutMs: 5_000 };
  return createTestContext({ imageGenerator: createOpenAiImage(options) });
}

describe("POST /api/ai/generate-image", () => {
  it("draws a private picture with the built-in illustrator [C-06, IG-05, ST-08, E-07]", async () => {
    const response = await post({
      prompt: imagePrompt("a red fox and a quokka under a tree", "Cartoon style"),
      publish: false,
    });
    const body = await response.json();

    expect(response.status).toBe(200);
    expect(body).toMatchObject({ success: true, meta: { published: false, shape: "square" } });
    expect(body.content).toMatch(/^\/api\/files\//);
    expect(body.meta.engine).toMatchObject({ name: "Built-in illustrator", builtIn: true });
    expect(body.message).toContain("quokka");
    const [row] = await creationsOf(account.id);
    expect(row).toMatchObject({ type: "image", content: body.content, published: false });
  });

  it.each([
    ["empty", { prompt: " " }, "Enter at least 3 characters."],
    ["missing", {}, "Describe the image first."],
    ["overlong", { prompt: "x".repeat(2_101) }, "Keep it under 2,000 characters."],
    ["fivefold", { prompt: "a cat", count: 5 }, "Choose 1 to 4 images."],
    ["round", { prompt: "a cat", shape: "round" }, "Choose square, landscape, or portrait."],
    ["published maybe", { prompt: "a cat", publish: "yes" }, "Send true or false."],
  ])("refuses a request that is %s [V-03]", async (_what, json, message) => {
    const response = await post(json);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message });
  });

  it("refuses a visitor [P-02]", async () => {
    expect((await POST(apiRequest(URL, { json: {} }))).status).toBe(401);
  });

  it("charges one run for one call", async () => {
    const person = await signUp();
    const json = { prompt: imagePrompt("two bees", "3D style"), count: 2 };

    await POST(apiRequest(URL, { json, token: person.token }));

    const window = { subject: `runs:${person.id}`, windowStart: windowStart(new Date(), 3600) };
    expect(await countUses(await getDatabase(), window)).toBe(1);
  });
});

describe("generateImages", () => {
  const input = generateImagesContract.input.parse({
    prompt: imagePrompt("a harbour", "Anime style"),
    publish: true,
    shape: "portrait",
    count: 3,
  });

  it("keeps each picture as a creation, published when asked [IG-03, IG-06, ST-08]", async () => {
    const ctx = await hosted();

    const made = await generateImages(ctx, input);

    expect(made.pictures).toHaveLength(3);
    expect(made.message).toBeUndefined();
    const rows = await creationsOf(ctx.user.id);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row.published).toBe(true);
      expect(row.publishedAt).not.toBeNull();
      expect(row.meta).toMatchObject({ width: 1024, height: 1536, style: "Anime style" });
    }
    expect(double.imageCalls.at(-1)?.body.prompt).toMatch(/cel shading[\s\S]*a harbour$/);
  });

  it("keeps nothing when the answer is no picture", async () => {
    const ctx = await hosted();
    const broken = { ...input, prompt: "[[fault:no-picture]] a harbour" };

    await expect(generateImages(ctx, broken)).rejects.toMatchObject({ code: "provider_failed" });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });
});
