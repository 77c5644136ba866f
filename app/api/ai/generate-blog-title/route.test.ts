import { beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/generate-blog-title/route";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";

const URL = "/api/ai/generate-blog-title";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});

describe("POST /api/ai/generate-blog-title", () => {
  it("returns ten titles as a numbered list [C-05, BT-05]", async () => {
    const json = titlesRequest("urban beekeeping", "Food");

    const response = await POST(apiRequest(URL, { json, token: account.token }));
    const body = await response.json();

    expect(response.status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.meta.titles).toHaveLength(10);
    expect(body.content.split("\n")).toHaveLength(10);
    expect(body.content).toMatch(/^1\. /);
  });

  it.each([
    ["empty", { prompt: " " }, "Enter at least 2 characters."],
    ["too long", { prompt: "x".repeat(301) }, "Use 200 characters or fewer."],
    ["missing", {}, "Enter a keyword first."],
  ])("refuses a keyword that is %s [V-02]", async (_what, json, message) => {
    const response = await POST(apiRequest(URL, { json, token: account.token }));

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message });
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await POST(apiRequest(URL, { json: {} }))).status).toBe(401);
  });
});
