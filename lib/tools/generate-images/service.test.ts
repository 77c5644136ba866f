import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { countCreations, listCreations } from "@/db/queries/creations";
import { createOpenAiImage } from "@/lib/providers/image-generation/openai";
import { generateImagesContract } from "@/lib/tools/generate-images/contract";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { generateImages } from "@/lib/tools/generate-images/service";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";
import { createTestContext } from "@/tests/support/test-context";

let double: OpenAiDouble;
beforeAll(async () => {
  double = await startOpenAiDouble();
});
afterAll(() => double.close());

async function hosted() {
  const options = { apiKey: "k", baseUrl: double.url, model: "m", timeoutMs: 5_000 };
  return createTestContext({ imageGenerator: createOpenAiImage(options) });
}

describe("generateImages", () => {
  const input = generateImagesContract.input.parse({
    prompt: imagePrompt("a harbor", "Anime style"),
    publish: true,
    shape: "portrait",
    count: 3,
  });

  it("keeps each picture as a creation, published when asked [IG-03, IG-06, ST-08]", async () => {
    const ctx = await hosted();

    const made = await generateImages(ctx, input);

    expect(made.images).toHaveLength(3);
    expect(made.message).toBeUndefined();
    const { rows } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 10 });
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row.published).toBe(true);
      expect(row.publishedAt).not.toBeNull();
      expect(row.meta).toMatchObject({ width: 1024, height: 1536, style: "Anime style" });
    }
    expect(double.imageCalls.at(-1)?.body.prompt).toMatch(/cel shading[\s\S]*a harbor$/);
  });

  it.each([
    ["Ein alter Mann füttert Tauben im Park", "German"],
    ["ein Eichhörnchen", "German"],
    ["un chien rouge dans la neige avec un chapeau", "French"],
  ])("says which language a description looks like: %j", async (description, language) => {
    const ctx = await createTestContext();
    const prompt = imagePrompt(description, "Cartoon style");

    await expect(generateImages(ctx, { ...input, prompt })).rejects.toMatchObject({
      code: "unusable",
      message: `The built-in illustrator knows English only, and this looks like ${language}. Describe the image in English, or connect an image model.`,
    });
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it.each([
    ["a bycicle and a girafe near a montain", "Did you mean bicycle, giraffe, mountain? It draws"],
    ["two elefants", "Did you mean elephant? It draws"],
    ["a portrait of quantum justice", "“justice”. It draws"],
  ])("asks what is meant by a word with a slip, and draws nothing: %s", async (prompt, said) => {
    const ctx = await createTestContext();
    const typed = { ...input, prompt: imagePrompt(prompt, "Cartoon style") };

    await expect(generateImages(ctx, typed)).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining(said),
    });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("refuses words it doesn't know instead of drawing something else", async () => {
    const ctx = await createTestContext();
    const unknown = { ...input, prompt: imagePrompt("a quokka", "Cartoon style") };

    await expect(generateImages(ctx, unknown)).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringContaining("“quokka”"),
    });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it.each([
    ["photo realistic portrait of Albert Einstein", "“portrait”, “albert”, and “einstein”"],
    ["a logo for Acme", "“acme”"],
  ])("refuses %j, of which nothing is drawn, and keeps nothing", async (description, named) => {
    const ctx = await createTestContext();
    const prompt = imagePrompt(description, "Realistic");

    const refused = await generateImages(ctx, { ...input, prompt, count: 1 }).catch(
      (error) => error,
    );

    expect(refused).toMatchObject({ code: "unusable" });
    expect(refused.message).toContain(named);
    expect(refused.message).toContain("no particular people");
    expect(refused.message.match(/realistic/g) ?? []).toHaveLength(0);
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("names what wasn't drawn in the answer and in what is kept", async () => {
    const ctx = await createTestContext();
    const prompt = imagePrompt("a samurai with a quokka", "Realistic");

    const made = await generateImages(ctx, { ...input, prompt, count: 1 });

    const missing = [
      "samurai (drawn as a person)",
      "quokka",
      "realistic (drawn as an illustration)",
    ];
    expect(made.meta.missing).toEqual(missing);
    expect(made.message).toBe(
      "The built-in illustrator didn't draw these as asked: “samurai” (drawn as a person), “quokka”, and “realistic” (drawn as an illustration).",
    );
    const { rows } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 1 });
    expect(rows[0]?.meta).toMatchObject({ missing });
  });

  it("keeps nothing when the answer is no picture", async () => {
    const ctx = await hosted();
    const broken = { ...input, prompt: "[[fault:no-picture]] a harbor" };

    await expect(generateImages(ctx, broken)).rejects.toMatchObject({ code: "provider_failed" });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });
});
