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
});
