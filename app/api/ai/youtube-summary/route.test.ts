import { beforeAll, describe, expect, it } from "vitest";

import { POST as CHAT } from "@/app/api/ai/youtube-chat/route";
import { POST } from "@/app/api/ai/youtube-summary/route";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { TALK } from "@/tests/support/youtube-double-talk";

const URL = "/api/ai/youtube-summary";
const CHAT_URL = "/api/ai/youtube-chat";
const ADDRESS = "https://youtu.be/citybees001";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});

const post = (json: unknown) => POST(apiRequest(URL, { json, token: account.token }));
const ask = (json: unknown) => CHAT(apiRequest(CHAT_URL, { json, token: account.token }));

describe("POST /api/ai/youtube-summary", () => {
  it.each([
    ["without a URL", { url: " ", detail: "short" }, "Please paste a YouTube URL"],
    [
      "with a URL on another host",
      { url: "https://vimeo.com/1", detail: "short" },
      "isn't a link to a YouTube video",
    ],
    [
      "with an unknown length",
      { url: ADDRESS, detail: "endless" },
      "Choose short, medium, or detailed.",
    ],
    [
      "with a URL that is too long",
      { url: `https://${"x".repeat(2048)}`, detail: "short" },
      "too long",
    ],
    [
      "with a transcript that is too long",
      { url: "", detail: "short", transcript: "x ".repeat(150_001) },
      "Use 300,000 characters or fewer for the transcript.",
    ],
  ])("refuses a call %s [C-12, V-13]", async (_what, json, message) => {
    const response = await post(json);

    expect(response.status).toBe(400);
    const body = await response.json();
    expect(body.success).toBe(false);
    expect(body.message).toContain(message);
  });

  it("summarizes a transcript and answers questions about it [C-12, C-13, C-17]", async () => {
    const missing = await ask({ question: "What does a meadow cost?" });
    expect(missing.status).toBe(404);

    const transcript = TALK.lines.map((line, index) => `0:${10 + index}\n${line}`).join("\n");
    const response = await post({ url: "", detail: "medium", transcript });
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ success: true, meta: { timed: true, detail: "medium" } });

    const answered = await ask({ question: "What does a meadow cost?" });
    expect(answered.status).toBe(200);
    expect(await answered.json()).toMatchObject({ success: true, answer: expect.any(String) });
  });

  it("can't ask about other people's videos [C-17]", async () => {
    const transcript = TALK.lines.join(" ");
    const { contextId } = await (await post({ url: "", detail: "short", transcript })).json();
    const stranger = await signUpAccount();
    const askAs = (json: unknown) => CHAT(apiRequest(CHAT_URL, { json, token: stranger.token }));

    expect((await ask({ question: "What does a meadow cost?", contextId })).status).toBe(200);
    const foreign = await askAs({ question: "What does a meadow cost?", contextId });
    expect(foreign.status).toBe(404);
    expect((await askAs({ question: "Why?", contextId: "1" })).status).toBe(400);
  });

  it("refuses a blank question and a signed-out caller [V-12, P-02]", async () => {
    expect((await ask({ question: " " })).status).toBe(400);
    expect((await POST(apiRequest(URL, { json: {} }))).status).toBe(401);
    expect((await CHAT(apiRequest(CHAT_URL, { json: {} }))).status).toBe(401);
  });
});
