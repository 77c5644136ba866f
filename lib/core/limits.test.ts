import { afterEach, describe, expect, it, vi } from "vitest";

async function readLimits(json: string) {
  vi.resetModules();
  vi.stubEnv("NEXT_PUBLIC_LIMITS", json);
  return (await import("@/lib/core/limits")).LIMITS;
}

describe("LIMITS", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("has defaults [V-18]", async () => {
    expect((await readLimits("")).topicCharacters).toBe(500);
  });

  it("takes overrides from the environment", async () => {
    const limits = await readLimits('{"topicCharacters":800}');
    expect(limits).toMatchObject({ topicCharacters: 800, keywordCharacters: 200 });
  });

  it.each([
    ['{"topicCharacter":800}', "unknown keys: topicCharacter"],
    ['{"topicCharacters":0}', "positive whole numbers for: topicCharacters"],
    ['{"topicCharacters":"800"}', "positive whole numbers for: topicCharacters"],
    ['{"topicCharacters":1.5,"pdfPages":-1}', "for: topicCharacters, pdfPages"],
  ])("refuses %s", async (json, fault) => {
    await expect(readLimits(json)).rejects.toThrow(fault);
  });
});
