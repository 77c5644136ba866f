import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/generate-image/route";
import { listCreations } from "@/db/queries/creations";
import { engines } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { imagePrompt } from "@/lib/tools/generate-images/options";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";

const URL = "/api/ai/generate-image";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});
afterAll(async () => {
  await engines.imageGenerator.set(undefined)?.close();
});

const post = (json: unknown) => POST(apiRequest(URL, { json, token: account.token }));

async function creationsOf(userId: string) {
  return (await listCreations(await getDatabase(), { userId, limit: 10 })).rows;
}

describe("POST /api/ai/generate-image", () => {
  it("draws a private image with the built-in illustrator [C-06, IG-05, ST-08, E-07]", async () => {
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
    ["too long", { prompt: "x".repeat(2_101) }, "Use 2,000 characters or fewer."],
    ["for five images", { prompt: "a cat", count: 5 }, "Choose 1 to 4 images."],
    [
      "for an unknown shape",
      { prompt: "a cat", shape: "round" },
      "Choose square, landscape, or portrait.",
    ],
    ["unclear about publishing", { prompt: "a cat", publish: "yes" }, "Send true or false."],
  ])("refuses a request that is %s [V-03]", async (_what, json, message) => {
    const response = await post(json);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message });
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await POST(apiRequest(URL, { json: {} }))).status).toBe(401);
  });

  it("charges one run for one call", async () => {
    const person = await signUpAccount();
    const json = { prompt: imagePrompt("two bees", "3D style"), count: 2 };

    await POST(apiRequest(URL, { json, token: person.token }));

    expect(await countedUses(`built-in-runs:${person.id}`)).toBe(1);
  });
});
