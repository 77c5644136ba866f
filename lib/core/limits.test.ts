import { describe, expect, it } from "vitest";

import { LIMITS, limitsWith } from "@/lib/core/limits";

describe("limitsWith", () => {
  it("has defaults [V-18]", () => {
    expect(limitsWith("").topicCharacters).toBe(500);
    expect(LIMITS).toEqual(limitsWith(""));
  });

  it("takes overrides", () => {
    const limits = limitsWith('{"topicCharacters":800}');
    expect(limits).toMatchObject({ topicCharacters: 800, keywordCharacters: 200 });
  });

  it.each([
    ['{"topicCharacter":800}', "unknown keys: topicCharacter"],
    ['{"topicCharacters":0}', "positive whole numbers for: topicCharacters"],
    ['{"topicCharacters":"800"}', "positive whole numbers for: topicCharacters"],
    ['{"topicCharacters":1.5,"pdfPages":-1}', "for: topicCharacters, pdfPages"],
  ])("refuses %s", (json, fault) => {
    expect(() => limitsWith(json)).toThrow(fault);
  });
});
