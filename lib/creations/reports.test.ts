import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GET as listRoute, POST as settleRoute } from "@/app/api/admin/reports/route";
import { POST as deleteRoute } from "@/app/api/user/delete-creation/route";
import { GET as galleryRoute } from "@/app/api/user/get-published-creations/route";
import { POST as publishRoute } from "@/app/api/user/publish-creation/route";
import { POST as reportRoute } from "@/app/api/user/report-creation/route";
import { findGalleryName, setGalleryName } from "@/db/queries/gallery-names";
import { deleteAccount } from "@/lib/account/delete-account";
import { setAdminToken } from "@/lib/core/admin-token";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";
import { createTestContext } from "@/tests/support/test-context";

const TOKEN = "administrators-own-token";
let ada: TestAccount;
let bob: TestAccount;
let word: string;
let id: string;

/** Publishes an image of Ada's, whose prompt has `word` in it. */
async function seedImage(): Promise<string> {
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
  return image.id;
}

beforeEach(async () => {
  setAdminToken(TOKEN);
  [ada, bob] = await Promise.all([signUpAccount(), signUpAccount()]);
  word = uuidv7();
  id = await seedImage();
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

const publish = (isPublished = true) =>
  publishRoute(
    apiRequest("/api/user/publish-creation", {
      token: ada.token,
      json: { id, publish: isPublished },
    }),
  );

const show = async ({ id: userId }: TestAccount, name: string) =>
  setGalleryName(await getDatabase(), { userId, name, now: new Date() });

async function galleryOf(viewer: TestAccount) {
  const path = `/api/user/get-published-creations?q=${word}`;
  const answer = await galleryRoute(apiRequest(path, { token: viewer.token }));
  return (await answer.json()).creations;
}

const authorsSeenBy = async (viewer: TestAccount) =>
  (await galleryOf(viewer)).map(({ author }: { author?: string }) => author);

const deleteImage = () =>
  deleteRoute(apiRequest("/api/user/delete-creation", { token: ada.token, json: { id } }));

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
    expect((await settle({ id: uuidv7(), settle: "remove-name" })).status).toBe(404);
    expect((await settle({ id, settle: "remove-name" })).status).toBe(404);
  });

  it("answers 404 to everyone else", async () => {
    await show(ada, "Ada");
    for (const token of ["", "guess", ada.token]) {
      expect((await listRoute(apiRequest("/api/admin/reports", { token }))).status).toBe(404);
      expect((await settle({ id, settle: "withdraw" }, token)).status).toBe(404);
      expect((await settle({ id, settle: "remove-name" }, token)).status).toBe(404);
    }
    expect(await galleryOf(ada)).toMatchObject([{ author: "Ada" }]);
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

describe("the name of an author", () => {
  it("is told with reports, and removed from everything that they have published, and from nobody else's", async () => {
    expect((await reported()).author).toBeNull();
    await seedImage();
    await Promise.all([show(ada, "The Louvre"), show(bob, "Bob")]);
    expect((await reported()).author).toBe("The Louvre");
    expect(await authorsSeenBy(ada)).toEqual(["The Louvre", "The Louvre"]);

    const answer = await settle({ id, settle: "remove-name" });

    expect(answer.status).toBe(200);
    // The reports are still there to be settled, and so is the image.
    expect(await reported()).toMatchObject({ author: null, reports: 1 });
    expect((await answer.json()).reported).toContainEqual(await reported());
    expect(await authorsSeenBy(ada)).toEqual([undefined, undefined]);
    expect(await findGalleryName(await getDatabase(), bob.id)).toBe("Bob");
  });

  it("is removed only if it is still the one that the operator saw", async () => {
    await show(ada, "Ada");

    const late = await settle({ id, settle: "remove-name", name: "The Louvre" });

    expect(late.status).toBe(404);
    expect((await late.json()).message).toBe("This image isn't shown with that name.");
    expect(await authorsSeenBy(ada)).toEqual(["Ada"]);
    expect((await settle({ id, settle: "remove-name", name: "Ada" })).status).toBe(200);
    expect(await authorsSeenBy(ada)).toEqual([undefined]);
    expect((await settle({ id, settle: "remove-name", name: "Ada" })).status).toBe(404);
  });

  it.each([
    ["its author unpublished", () => publish(false)],
    ["its author deleted", () => deleteImage()],
    ["a moderator unpublished", () => settle({ id, settle: "withdraw" })],
  ])("can be removed by an image that %s", async (_what, hide) => {
    await seedImage();
    await show(ada, "The Louvre");
    expect((await hide()).status).toBe(200);
    expect(await reported()).toBeUndefined();

    expect((await settle({ id, settle: "remove-name" })).status).toBe(200);

    expect(await authorsSeenBy(ada)).toEqual([undefined]);
  });

  it("is gone with their account", async () => {
    await show(ada, "The Louvre");
    await deleteAccount(await createTestContext({ user: { id: ada.id } }), ada.id);

    expect(await reported()).toBeUndefined();
    expect((await settle({ id, settle: "remove-name" })).status).toBe(404);
  });
});
