import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GET as listRoute, POST as settleRoute } from "@/app/api/admin/reports/route";
import { GET as galleryRoute } from "@/app/api/user/get-published-creations/route";
import { POST as publishRoute } from "@/app/api/user/publish-creation/route";
import { POST as reportRoute } from "@/app/api/user/report-creation/route";
import { setAdminToken } from "@/lib/core/admin-token";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";

const TOKEN = "administrators-own-token";
let ada: TestAccount;
let bob: TestAccount;
let word: string;
let id: string;

beforeEach(async () => {
  setAdminToken(TOKEN);
  [ada, bob] = await Promise.all([signUpAccount(), signUpAccount()]);
  word = uuidv7();
  const image = await seedCreation(await getDatabase(), {
    userId: ada.id,
    tool: "generate-images",
    type: "image",
    prompt: `A lighthouse ${word}`,
    content: `/api/files/${uuidv7()}`,
    meta: {},
    published: true,
    createdAt: new Date(),
  });
  id = image.id;
  const json = { id, reason: "copyright", note: "Mine." };
  await reportRoute(apiRequest("/api/user/report-creation", { token: bob.token, json }));
});
afterEach(() => {
  setAdminToken(undefined);
});

async function reported() {
  const answer = await listRoute(apiRequest("/api/admin/reports", { token: TOKEN }));
  const body = await answer.json();
  return body.reported.find((one: { id: string }) => one.id === id);
}

const settle = (json: unknown, token = TOKEN) =>
  settleRoute(apiRequest("/api/admin/reports", { token, json }));

const publish = () =>
  publishRoute(
    apiRequest("/api/user/publish-creation", { token: ada.token, json: { id, publish: true } }),
  );

async function galleryOf(viewer: TestAccount) {
  const path = `/api/user/get-published-creations?q=${word}`;
  const answer = await galleryRoute(apiRequest(path, { token: viewer.token }));
  return (await answer.json()).creations;
}

describe("the administrator's list of reports", () => {
  it("says what was reported, why, and how often", async () => {
    expect(await reported()).toMatchObject({
      prompt: `A lighthouse ${word}`,
      reports: 1,
      reasons: ["copyright"],
      notes: ["Mine."],
    });
  });

  it("removes an image for good, and its owner can't republish it", async () => {
    expect((await settle({ id, settle: "withdraw" })).status).toBe(200);

    expect(await galleryOf(ada)).toEqual([]);
    expect(await reported()).toBeUndefined();
    const again = await publish();
    expect(again.status).toBe(403);
    expect((await again.json()).message).toContain("A moderator removed this image");
    expect(await galleryOf(ada)).toEqual([]);
  });

  it("keeps an image and shows it to the reporter again", async () => {
    expect(await galleryOf(bob)).toEqual([]);

    expect((await settle({ id, settle: "dismiss" })).status).toBe(200);

    expect(await galleryOf(bob)).toHaveLength(1);
    expect(await reported()).toBeUndefined();
  });

  it("answers 404 when there is nothing to settle", async () => {
    expect((await settle({ id: uuidv7(), settle: "withdraw" })).status).toBe(404);
    expect((await settle({ id: uuidv7(), settle: "dismiss" })).status).toBe(404);
  });

  it("answers 404 to everyone else", async () => {
    for (const token of ["", "guess", ada.token]) {
      expect((await listRoute(apiRequest("/api/admin/reports", { token }))).status).toBe(404);
      expect((await settle({ id, settle: "withdraw" }, token)).status).toBe(404);
    }
    expect(await galleryOf(ada)).toHaveLength(1);
  });

  it("looks missing to strangers whatever they send", async () => {
    const headers = { "content-type": "text/plain", authorization: "Bearer guess" };
    const request = new Request("http://localhost:3000/api/admin/reports", {
      method: "POST",
      headers,
      body: "no JSON",
    });

    expect((await settleRoute(request)).status).toBe(404);
    expect((await settle({ unknown: true }, "guess")).status).toBe(404);
  });
});
