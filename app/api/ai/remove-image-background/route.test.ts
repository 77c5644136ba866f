import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/remove-image-background/route";
import { countCreations } from "@/db/queries/creations";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { blankPng, SCENE, scenePng } from "@/tests/support/scene-images";
import { installTinyVision } from "@/tests/support/tiny-vision";

const URL = "/api/ai/remove-image-background";

let account: TestAccount;
let uninstall: () => Promise<void>;
beforeAll(async () => {
  uninstall = installTinyVision();
  account = await signUpAccount();
});
afterAll(() => uninstall());

async function send(image: Uint8Array | null, name = "scene.png", who = account) {
  const body = new FormData();
  // Safe: a buffer of Node is one of the platform.
  if (image) body.append("image", new Blob([image as Uint8Array<ArrayBuffer>]), name);
  else body.append("other", "nothing");
  return POST(apiRequest(URL, { body, token: who.token }));
}

function remainingUploads(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith("atelier-upload-"));
}

describe("POST /api/ai/remove-image-background", () => {
  it("returns the URL of the cutout and leaves no temporary files [C-07, BG-04]", async () => {
    const before = remainingUploads();

    const response = await send(await scenePng());
    const body = await response.json();

    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      meta: { width: SCENE.width, height: SCENE.height, engine: { builtIn: true } },
    });
    expect(body.content).toMatch(/^\/api\/files\/[\da-f-]{36}$/);
    expect(remainingUploads()).toEqual(before);
  });

  it("rotates an image upright before cutting", async () => {
    const turned = await sharp(await scenePng())
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const body = await (await send(turned, "turned.jpg")).json();

    expect(body.meta).toMatchObject({ width: SCENE.height, height: SCENE.width });
  });

  it("asks for an image when there is none [V-04, BG-01]", async () => {
    const response = await send(null);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "Choose an image first." });
  });

  it.each([
    ["a file that isn't an image", Buffer.from("%PDF-1.7 hello"), 415],
    ["a truncated image", null, 422],
  ])("refuses %s and saves nothing [V-09]", async (_what, bytes, status) => {
    const stranger = await signUpAccount();
    const before = remainingUploads();
    const cut =
      bytes ??
      (
        await sharp(await scenePng())
          .jpeg()
          .toBuffer()
      ).subarray(0, 900);

    const response = await send(cut, "picture.png", stranger);

    expect(response.status).toBe(status);
    expect((await response.json()).success).toBe(false);
    expect(await countCreations(await getDatabase(), { userId: stranger.id })).toBe(0);
    expect(remainingUploads()).toEqual(before);
  });

  it("accepts the caller's own images by URL, and no one else's", async () => {
    const { content } = await (await send(await scenePng())).json();
    const sendAddress = async (who: TestAccount) => {
      const body = new FormData();
      body.append("image", content);
      return POST(apiRequest(URL, { body, token: who.token }));
    };

    expect((await sendAddress(await signUpAccount())).status).toBe(404);
    // What is left of a cutout is a subject all the same.
    expect((await sendAddress(account)).status).toBe(200);
  });

  it("says when the image has no clear subject", async () => {
    const response = await send(await blankPng());

    expect(response.status).toBe(422);
    expect((await response.json()).message).toMatch(/^Nothing in this image stands out/);
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await POST(apiRequest(URL, { body: new FormData() }))).status).toBe(401);
  });
});

describe("without weights", () => {
  it("answers 503 with a message, and no time when they won't come", async () => {
    const restore = installTinyVision({ missing: ["subject", "subjectSmall"] });

    const response = await send(await scenePng());

    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBeNull();
    expect((await response.json()).message).toMatch(/image models/);
    await restore();
    uninstall = installTinyVision();
  });
});
