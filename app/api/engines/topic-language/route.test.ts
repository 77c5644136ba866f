import { describe, expect, it } from "vitest";

import { POST } from "@/app/api/engines/topic-language/route";
import { apiRequest, signUpAccount } from "@/tests/support/api";

const ask = (topic: string, token?: string) =>
  POST(apiRequest("/api/engines/topic-language", { json: { topic }, ...(token && { token }) }));

describe("POST /api/engines/topic-language", () => {
  it.each([
    ["Die Zukunft der Bienen", "German"],
    ["Bienen", null],
    ["Bienen züchten", "German"],
    ["São Paulo nightlife", null],
    ["how to compost in an apartment", null],
  ])("says of %j: %s", async (topic, language) => {
    const { token } = await signUpAccount();

    expect(await (await ask(topic, token)).json()).toEqual({ success: true, language });
  });

  it("answers nobody who is signed out", async () => {
    expect((await ask("Die Zukunft der Bienen")).status).toBe(401);
  });
});
