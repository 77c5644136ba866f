import { describe, expect, it } from "vitest";

import { providerOfKey } from "@/lib/engines/providers";

describe("providerOfKey", () => {
  it.each([
    ["sk-ant-api03-x", "anthropic"],
    ["sk-or-v1-x", "openrouter"],
    [" sk-proj-x", "openai"],
    ["AIzaSyX", "google"],
    ["gsk_x", "groq"],
    ["sk-x", undefined],
    ["", undefined],
  ])("tells whose %s is", (key, provider) => {
    expect(providerOfKey(key)).toBe(provider);
  });
});
