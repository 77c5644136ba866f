import { readFile } from "node:fs/promises";
import { put } from "@vercel/blob/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { POST as compressRoute } from "@/app/api/ai/compress-resize-image/route";
import { POST as readRoute } from "@/app/api/ai/read-document/route";
import { POST as uploadRoute } from "@/app/api/uploads/route";
import { inTemporaryFolder } from "@/lib/core/temporary-folder";
import { authorizeUpload, claimUpload, removeAbandonedUploads } from "@/lib/files/direct-upload";
import { storage } from "@/lib/providers";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createS3Storage } from "@/lib/providers/storage/s3";
import { createVercelBlobStorage } from "@/lib/providers/storage/vercel-blob";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { startBlobDouble } from "@/tests/support/blob-double";
import { lockedPdf } from "@/tests/support/locked-pdf";
import { startS3Double } from "@/tests/support/s3-double";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext } from "@/tests/support/test-context";
import { photo } from "@/tests/support/test-images";
import { uploadsIn } from "@/tests/support/uploads-in";

const TOKEN = "vercel_blob_rw_store_secret";
const DAY_MS = 24 * 60 * 60_000;

let double: Awaited<ReturnType<typeof startBlobDouble>>;
let disk: StoragePort | undefined;
let ada: TestAccount;

beforeAll(async () => {
  double = await startBlobDouble(TOKEN);
  process.env.VERCEL_BLOB_API_URL = double.origin;
  process.env.VERCEL_BLOB_RETRIES = "0";
});
afterAll(async () => {
  delete process.env.VERCEL_BLOB_API_URL;
  delete process.env.VERCEL_BLOB_RETRIES;
  await double.close();
});
beforeEach(async () => {
  disk = storage.set(createVercelBlobStorage(TOKEN));
  double.store.clear();
  ada = await signUpAccount();
});
afterEach(() => {
  storage.set(disk);
});

async function requestUploadTarget(account: TestAccount) {
  const answer = await uploadRoute(apiRequest("/api/uploads", { token: account.token, json: {} }));
  return { status: answer.status, body: await answer.json() };
}

/** What the browser does: asks for an upload slot, then puts the bytes there with the store's client. */
async function uploadDirectly(account: TestAccount, bytes: Buffer): Promise<string> {
  const { key, token, address } = (await requestUploadTarget(account)).body;
  await put(key, bytes, { access: "private", token });
  return address;
}

function compress(account: TestAccount, image: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ quality: "50", format: "webp", width: "100" })) {
    body.append(name, value);
  }
  body.append("image", image);
  return compressRoute(apiRequest("/api/ai/x", { method: "POST", body, token: account.token }));
}

describe("a direct upload", () => {
  it("takes the place of a file in one call and leaves a mark in the store", async () => {
    const address = await uploadDirectly(ada, await photo(300, 200).jpeg().toBuffer());

    const answer = await compress(ada, `${address}?name=beach.jpg`);

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ meta: { width: 100 } });
    expect(uploadsIn(double.store)).toEqual(["used"]);
    expect((await compress(ada, address)).status).toBe(404);
  });

  it("is unlocked with the password that comes with the call", async () => {
    const lock = { userPassword: "open sesame", ownerPassword: "owner" };
    const pdf = await lockedPdf(["The garden was founded in 1984 by twelve neighbors."], lock);
    const body = new FormData();
    body.append("pdf", await uploadDirectly(ada, pdf));
    body.append("pdfPassword", "open sesame");

    const answer = await readRoute(apiRequest("/api/ai/x", { body, token: ada.token }));

    expect(await answer.json()).toMatchObject({ success: true, pages: 1 });
    expect(uploadsIn(double.store)).toEqual(["used"]);
    expect(double.store.size).toBe(1);
  });

  it("is deleted too when the run refuses it", async () => {
    const address = await uploadDirectly(ada, Buffer.from("this is no picture at all"));

    expect((await compress(ada, address)).status).toBe(415);

    expect(uploadsIn(double.store)).toEqual(["used"]);
    expect(double.store.size).toBe(1);
  });

  it("can't be used by anyone else", async () => {
    const bob = await signUpAccount();
    const address = await uploadDirectly(ada, await photo(300, 200).jpeg().toBuffer());

    expect((await compress(bob, address)).status).toBe(404);
    expect(double.store.size).toBe(1);
  });

  it.each(["/api/uploads/x", "/api/uploads/../files/ab", "/api/uploads/"])(
    "is not found at %s",
    async (address) => {
      expect((await compress(ada, address)).status).toBe(404);
    },
  );

  it("keeps its name and bytes, and is refused when it is too large", async () => {
    const ctx = await createTestContext({ storage: createVercelBlobStorage(TOKEN) });
    const { address, ...grant } = await authorizeUpload(ctx);
    if (grant.via !== "vercel-blob") throw new Error("expected a grant for the Blob store");
    const { key, token } = grant;
    await put(key, Buffer.from("twelve bytes"), { access: "private", token });

    await inTemporaryFolder("upload", async (folder) => {
      const named = `${address}?${new URLSearchParams({ name: "über/../a.jpg" })}`;
      const taken = await claimUpload(ctx, named, { folder, maxBytes: 12 });
      expect(taken).toMatchObject({ name: "über/../a.jpg", byteSize: 12 });
      expect(taken.path.startsWith(folder)).toBe(true);
      expect(await readFile(taken.path, "utf8")).toBe("twelve bytes");
      const unstorable = `${address}?name=a%00b\uD800.jpg`;
      const cleaned = await claimUpload(ctx, unstorable, { folder, maxBytes: 12 });
      expect(cleaned.name).toBe("ab\uFFFD.jpg");
      const tooMuch = claimUpload(ctx, address, { folder, maxBytes: 11 });
      await expect(tooMuch).rejects.toMatchObject({ code: "payload_too_large" });
    });
    expect(double.store.size).toBe(0);
  });
});

describe("POST /api/uploads", () => {
  it("allows writing one object only", async () => {
    const { key, token } = (await requestUploadTarget(ada)).body;
    const bytes = Buffer.from("x");

    await expect(put(`${key}1`, bytes, { access: "private", token })).rejects.toThrow();
    await put(key, bytes, { access: "private", token });
    await expect(put(key, bytes, { access: "private", token })).rejects.toThrow();
  });

  it("allows nothing more once the object was used", async () => {
    const { key, token, address } = (await requestUploadTarget(ada)).body;
    const bytes = await photo(30, 20).jpeg().toBuffer();
    await put(key, bytes, { access: "private", token });
    expect((await compress(ada, address)).status).toBe(200);

    await expect(put(key, bytes, { access: "private", token })).rejects.toThrow();

    expect(uploadsIn(double.store)).toEqual(["used"]);
  });

  it("stops handing out uploads that nobody uses, and counts no used one", async () => {
    stopClock();
    const image = await photo(30, 20).jpeg().toBuffer();
    for (let used = 0; used < 3; used += 1) {
      expect((await compress(ada, await uploadDirectly(ada, image))).status).toBe(200);
    }
    for (let unused = 0; unused < 20; unused += 1) {
      expect((await requestUploadTarget(ada)).status).toBe(200);
    }

    expect(await requestUploadTarget(ada)).toMatchObject({
      status: 429,
      body: { success: false, code: "rate_limited" },
    });
    expect((await requestUploadTarget(await signUpAccount())).status).toBe(200);
  });

  it("counts an upload that two calls used as one", async () => {
    const ctx = await createTestContext({ storage: createVercelBlobStorage(TOKEN) });
    const { address, ...grant } = await authorizeUpload(ctx);
    if (grant.via !== "vercel-blob") throw new Error("expected a grant for the Blob store");
    for (let unused = 1; unused < 20; unused += 1) await authorizeUpload(ctx);
    await put(grant.key, Buffer.from("bytes"), { access: "private", token: grant.token });

    await inTemporaryFolder("upload", async (folder) => {
      const claim = () => claimUpload(ctx, address, { folder, maxBytes: 12 });
      for (const { release } of [await claim(), await claim()]) await release();
    });

    await authorizeUpload(ctx);
    await expect(authorizeUpload(ctx)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("requires a session", async () => {
    expect((await uploadRoute(apiRequest("/api/uploads", { json: {} }))).status).toBe(401);
  });

  it("is not found when files are sent with the call", async () => {
    storage.set(disk);

    expect(await requestUploadTarget(ada)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  });
});

it("goes to a bucket by an address signed for its size", async () => {
  const keys = { id: "AKIATEST", secret: "secret" };
  const bucket = await startS3Double("atelier", keys);
  const { origin: endpoint } = bucket;
  const options = { bucket: "atelier", region: "us-east-1", keys, directUploads: true };
  storage.set(createS3Storage({ ...options, endpoint }));
  const body = await photo(300, 200).jpeg().toBuffer();
  const ask = (json: object) => uploadRoute(apiRequest("/api/uploads", { token: ada.token, json }));

  const target = await (await ask({ byteSize: body.byteLength })).json();
  const { url, headers, address } = target;
  const send = async () =>
    (await fetch(url, { method: "PUT", headers, body: new Uint8Array(body) })).status;
  expect(await send()).toBe(200);
  expect((await compress(ada, address)).status).toBe(200);

  expect(bucket.puts).toEqual([expect.stringMatching(/^uploads\//)]);
  expect(uploadsIn(bucket.store)).toEqual(["used"]);
  expect(await send()).toBe(412);
  expect((await ask({})).status).toBe(400);
  expect((await ask({ byteSize: 1_000_000_000 })).status).toBe(400);
  await bucket.close();
});

it("deletes direct uploads that go unused for a day, and the marks of used ones", async () => {
  await uploadDirectly(ada, Buffer.from("never used"));
  await compress(ada, await uploadDirectly(ada, Buffer.from("no image")));
  const storage = createVercelBlobStorage(TOKEN);

  await removeAbandonedUploads(storage, new Date(Date.now() + DAY_MS - 60_000));
  expect(uploadsIn(double.store)).toEqual(["never used", "used"]);
  await removeAbandonedUploads(storage, new Date(Date.now() + DAY_MS + 60_000));
  expect(double.store.size).toBe(0);
});
