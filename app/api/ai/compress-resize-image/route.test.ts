import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/compress-resize-image/route";
import { GET as readFile } from "@/app/api/files/[id]/route";
import { countCreations } from "@/db/queries/creations";
import { files } from "@/db/schema/files";
import { LIMITS } from "@/lib/core/limits";
import { getDatabase } from "@/lib/providers/database";
import { consumeQuota } from "@/lib/usage/quota";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";
import { leftovers, multipart, photo } from "@/tests/support/test-images";

const URL = "/api/ai/compress-resize-image";

async function send(
  token: string | undefined,
  parts: Record<string, string | Blob>,
  key: string = uuidv7(),
) {
  const form = await multipart(parts);
  const headers = { ...form.headers, "idempotency-key": key };
  return POST(apiRequest(URL, { ...form, headers, ...(token ? { token } : {}) }));
}

async function jpeg(size = 60): Promise<File> {
  const bytes = await photo(size, 40).jpeg({ quality: 100 }).toBuffer();
  return new File([new Uint8Array(bytes)], "bee photo.jpg", { type: "image/jpeg" });
}

/** How many files a person has: a result, and what it was made from. */
async function filesOf(userId: string): Promise<number> {
  const db = await getDatabase();
  return (await db.select().from(files).where(eq(files.userId, userId))).length;
}

describe("POST /api/ai/compress-resize-image", () => {
  it("accepts a form and returns the link [C-15, E-10]", async () => {
    const { id, token } = await signUpAccount();
    const fields = { width: "30", height: "", quality: "70", format: "webp" };

    const response = await send(token, { image: await jpeg(), ...fields });

    expect(response.status).toBe(200);
    const answer = (await response.json()) as { content: string };
    expect(answer).toMatchObject({
      success: true,
      content: expect.stringMatching(/^\/api\/files\/[\da-f-]{36}$/),
      meta: { format: "webp", width: 30, height: 20, quality: 70 },
    });
    const file = await readFile(apiRequest(answer.content, { token }));
    expect(file.headers.get("content-type")).toBe("image/webp");
    await file.body?.cancel();
    expect(await filesOf(id)).toBe(2);
  });

  it("gives a repeated call its answer after the hour's last run, and runs nothing else", async () => {
    stopClock();
    const { id, token } = await signUpAccount();
    const key = uuidv7();
    const image = await jpeg();
    const first = await (await send(token, { image }, key)).json();
    const db = await getDatabase();
    const useUp = async () => {
      for (;;) await consumeQuota(db, { id, plan: "free" }, new Date());
    };
    await expect(useUp()).rejects.toMatchObject({ code: "rate_limited" });

    const repeated = await send(token, { image }, key);

    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual(first);
    expect((await send(token, { image })).status).toBe(429);
    expect((await send(token, { image: await jpeg(70) }, key)).status).toBe(409);
  });

  it("accepts one of the caller's own images by its URL and records it as the source", async () => {
    const { token } = await signUpAccount();
    const first = (await (await send(token, { image: await jpeg() })).json()) as {
      content: string;
    };

    const second = await send(token, { image: first.content, format: "png" });

    expect(await second.json()).toMatchObject({ success: true, meta: { format: "png" } });
    const stranger = await signUpAccount();
    expect((await send(stranger.token, { image: first.content })).status).toBe(404);
    expect((await send(token, { image: "https://elsewhere.example/a.png" })).status).toBe(404);
  });

  it.each([
    ["no token", {}, 401, false],
    ["no image", {}, 400, true],
    ["an empty image", { image: new File([], "a.jpg") }, 400, true],
    ["a text file", { image: new File(["hello"], "a.jpg", { type: "image/jpeg" }) }, 415, true],
    ["a damaged image", { image: new File([pngSignature()], "a.png") }, 422, true],
    ["an out-of-range quality", { quality: "9", image: "photo" }, 400, true],
    [
      "an image that is too large",
      { image: new File([new Uint8Array(LIMITS.largeImageBytes + 1)], "a.jpg") },
      413,
      true,
    ],
  ])("refuses %s, and leaves nothing behind", async (_what, parts, status, signedIn) => {
    const { id, token } = await signUpAccount();
    const before = leftovers();
    const given = { ...parts } as Record<string, string | Blob>;
    if (given.image === "photo") given.image = await jpeg();

    const response = await send(signedIn ? token : undefined, given);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
    expect(leftovers()).toEqual(before);
    expect(await filesOf(id)).toBe(0);
    expect(await countCreations(await getDatabase(), { userId: id })).toBe(0);
  });

  it("asks for an image when there is none [IC-04]", async () => {
    const { token } = await signUpAccount();

    const response = await send(token, { quality: "80" });

    expect(await response.json()).toMatchObject({ message: "Please upload an image" });
  });

  it("runs once per key and refuses the key for a different image (decision 35)", async () => {
    const { id, token } = await signUpAccount();
    const key = uuidv7();
    const image = await jpeg();

    const [one, two] = await Promise.all([
      send(token, { image }, key),
      send(token, { image }, key),
    ]);

    expect(await one.json()).toEqual(await two.json());
    expect(await filesOf(id)).toBe(2);
    expect((await send(token, { image: await jpeg(61) }, key)).status).toBe(409);
  });
});

function pngSignature() {
  return new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
}
