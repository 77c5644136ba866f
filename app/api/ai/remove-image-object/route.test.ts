import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST as OUTLINE } from "@/app/api/ai/outline-object/route";
import { POST } from "@/app/api/ai/remove-image-object/route";
import { consumeUse } from "@/db/queries/usage-counters";
import { getDatabase } from "@/lib/providers/database";
import { windowStart } from "@/lib/usage/rate-limit";
import { takeUploadSlot } from "@/lib/usage/upload-slots";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { SCENE, scenePng, squareMaskPng } from "@/tests/support/scene-images";
import { stopClock } from "@/tests/support/stop-clock";
import { installTinyVision } from "@/tests/support/tiny-vision";

const URL = "/api/ai/remove-image-object";
const OUTLINE_URL = "/api/ai/outline-object";

let account: TestAccount;
let uninstall: () => Promise<void>;
beforeAll(async () => {
  uninstall = installTinyVision();
  account = await signUpAccount();
});
afterAll(() => uninstall());

/** A form of texts and files. */
function formOf(parts: Record<string, string | Uint8Array>): FormData {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === "string") body.append(name, part);
    // Safe: a buffer of Node is one of the platform.
    else body.append(name, new Blob([part as Uint8Array<ArrayBuffer>]), `${name}.png`);
  }
  return body;
}

function send(parts: Record<string, string | Uint8Array>) {
  return POST(apiRequest(URL, { body: formOf(parts), token: account.token }));
}

describe("POST /api/ai/remove-image-object", () => {
  it("removes the named object [C-08, OR-04]", async () => {
    const response = await send({ image: await scenePng(), object: " Cats " });
    const body = await response.json();

    expect(response.status).toBe(200);
    expect(body.content).toMatch(/^\/api\/files\//);
    expect(body.meta).toMatchObject({ objects: ["cat"], width: SCENE.width });
  });

  it("removes what a mask covers without a name", async () => {
    const response = await send({ image: await scenePng(), mask: await squareMaskPng() });

    expect(response.status).toBe(200);
    expect((await response.json()).mask).toMatch(/^data:image\/png/);
  });

  it.each([
    ["two words", "red car", "Please enter only one object name"],
    ["a blank name", "  ", "Name the object to remove."],
    ["symbols", "<b>", "Use letters, digits, and hyphens only."],
    ["a name that is too long", "x".repeat(51), "Use 50 characters or fewer."],
  ])("refuses %s [V-08, V-06, OR-05]", async (_what, object, message) => {
    const response = await send({ image: await scenePng(), object });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message });
  });

  it("asks for an image, and for a name or a mask [V-05, V-06]", async () => {
    const withoutImage = await send({ object: "cat" });
    const withoutName = await send({ image: await scenePng() });

    expect(withoutImage.status).toBe(400);
    expect(withoutName.status).toBe(400);
    expect((await withoutName.json()).message).toMatch(/^Name the object/);
  });

  it("answers 422 and lists what it found when the name doesn't match", async () => {
    const response = await send({ image: await scenePng(), object: "lamp" });

    expect(response.status).toBe(422);
    expect((await response.json()).message).toContain("(found: cat)");
  });

  it("refuses a mask that isn't an image", async () => {
    const response = await send({ image: await scenePng(), mask: Buffer.from("no picture") });

    expect(response.status).toBe(415);
  });

  it("refuses someone else's image, as the image and as the mask", async () => {
    const { content } = await (await send({ image: await scenePng(), object: "cat" })).json();
    const stranger = await signUpAccount();
    const sendAs = (parts: Record<string, string | Uint8Array>) =>
      POST(apiRequest(URL, { body: formOf(parts), token: stranger.token }));

    expect((await sendAs({ image: content, object: "cat" })).status).toBe(404);
    expect((await sendAs({ image: await scenePng(), mask: content })).status).toBe(404);
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await POST(apiRequest(URL, { body: new FormData() }))).status).toBe(401);
  });
});

describe("POST /api/ai/outline-object", () => {
  const point = JSON.stringify([{ x: 0.3, y: 0.4, inside: true }]);

  async function outline(points: string, image?: string | Uint8Array) {
    const body = formOf({ image: image ?? (await scenePng()), points });
    return OUTLINE(apiRequest(OUTLINE_URL, { body, token: account.token }));
  }

  it("outlines the object under a click", async () => {
    const response = await outline(point);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ width: SCENE.width, height: SCENE.height });
  });

  it("outlines every object of a name, before anything is removed", async () => {
    const body = formOf({ image: await scenePng(), object: " Cats " });

    const response = await OUTLINE(apiRequest(OUTLINE_URL, { body, token: account.token }));

    expect(response.status).toBe(200);
    const { objects, mask } = await response.json();
    expect(objects).toMatchObject([{ label: "cat", mask }]);
  });

  it("asks for points or a name, and refuses a box that isn't one", async () => {
    const call = async (parts: Record<string, string>) => {
      const body = formOf({ image: await scenePng(), ...parts });
      const answer = await OUTLINE(apiRequest(OUTLINE_URL, { body, token: account.token }));
      return [answer.status, (await answer.json()).message];
    };

    expect(await call({})).toEqual([400, "Click the object first."]);
    expect(await call({ object: "red car" })).toEqual([400, "Please enter only one object name"]);
    expect((await call({ points: point, box: '{"left":2}' }))[0]).toBe(400);
  });

  it.each([
    ["points that aren't JSON", "here"],
    ["points that aren't a list", '{"x":1}'],
    ["an empty list", "[]"],
    ["a point outside the image", '[{"x":2,"y":0,"inside":true}]'],
  ])("refuses %s", async (_what, points) => {
    expect((await outline(points)).status).toBe(400);
  });

  it("asks for an image, and refuses other files and other people's images", async () => {
    const without = formOf({ points: point });
    const foreign = "/api/files/01990000-0000-4000-8000-000000000000";

    const answer = await OUTLINE(apiRequest(OUTLINE_URL, { body: without, token: account.token }));

    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toBe("Choose an image first.");
    expect((await outline(point, Buffer.from("no picture"))).status).toBe(415);
    expect((await outline(point, foreign)).status).toBe(404);
  });

  it("takes one of the caller's few places for uploads until its image is decoded", async () => {
    const { id, token } = await signUpAccount();
    const places = Array.from({ length: 4 }, () => takeUploadSlot(id));
    const body = new ReadableStream<Uint8Array>({
      pull: () => expect.fail("read a form without a place"),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const send = (init: object) => OUTLINE(apiRequest(OUTLINE_URL, { token, ...init }));

    const refused = await send({ body, headers });
    places.at(0)?.();
    const accepted = await send({ body: formOf({ image: await scenePng(), points: point }) });

    expect(refused.status).toBe(429);
    expect((await refused.json()).message).toContain("4 uploads in progress");
    expect(accepted.status).toBe(200);
    expect(() => takeUploadSlot(id)()).not.toThrow();
    for (const leave of places) leave();
  });

  it("looks at the hour's limit before a form is read", async () => {
    stopClock();
    const { id, token } = await signUpAccount();
    const db = await getDatabase();
    const window = { subject: `outlines:${id}`, windowStart: windowStart(new Date(), 3_600) };
    for (let at = 0; at < 600; at += 1) await consumeUse(db, { ...window, max: 600 });

    const answer = await OUTLINE(apiRequest(OUTLINE_URL, { body: formOf({}), token }));

    expect(answer.status).toBe(429);
    expect((await answer.json()).message).toContain("in this hour");
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await OUTLINE(apiRequest(OUTLINE_URL, { body: new FormData() }))).status).toBe(401);
  });
});
