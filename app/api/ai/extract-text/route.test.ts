import { beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/extract-text/route";
import { countCreations, getCreation } from "@/db/queries/creations";
import { LIMITS } from "@/lib/core/limits";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";

const URL = "/api/ai/extract-text";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});

describe("POST /api/ai/extract-text", () => {
  it("saves the text as it was recognized [C-16, OC-04]", async () => {
    const text = "# Not a heading\n\n* 2 rye loaves <b>9.80</b>";
    const json = { text, source: "receipt.png" };

    const response = await POST(apiRequest(URL, { json, token: account.token }));
    const body = await response.json();

    expect(response.status).toBe(200);
    expect(body.success).toBe(true);
    const db = await getDatabase();
    const row = await getCreation(db, { id: body.id, userId: account.id });
    expect(row).toMatchObject({
      tool: "extract-text",
      type: "text",
      prompt: "Text from receipt.png",
      content: text,
      meta: { engine: { id: "tesseract" }, words: 7 },
    });
  });

  it.each([
    ["missing", {}, 400, "There's no text to save."],
    ["empty", { text: " \n" }, 400, "There's no text to save."],
    [
      "too long",
      { text: "x".repeat(LIMITS.ocrTextCharacters + 1) },
      400,
      "Use 200,000 characters or fewer.",
    ],
  ])("refuses text that is %s and saves nothing [V-18]", async (_what, json, status, message) => {
    const before = await countCreations(await getDatabase(), { userId: account.id });

    const response = await POST(apiRequest(URL, { json, token: account.token }));

    expect(response.status).toBe(status);
    expect((await response.json()).message).toContain(message);
    expect(await countCreations(await getDatabase(), { userId: account.id })).toBe(before);
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await POST(apiRequest(URL, { json: { text: "x" } }))).status).toBe(401);
  });
});
