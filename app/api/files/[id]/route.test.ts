import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { GET } from "@/app/api/files/[id]/route";
import { POST as publish } from "@/app/api/user/publish-creation/route";
import { keepCreation } from "@/db/queries/creations";
import { deleteCreation, purgeCreations, restoreCreation } from "@/db/queries/delete-creations";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { deleteAccount } from "@/lib/account/delete-account";
import { findFile } from "@/lib/files/open-file";
import { removeUnusedFiles } from "@/lib/files/remove-files";
import { allKeys, fileKey, thumbnailKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { createTestContext } from "@/tests/support/test-context";
import { photo } from "@/tests/support/test-images";

/** A person with one picture, of 400 by 300 pixels unless said otherwise. */
async function createOwner(width = 400, height = 300) {
  const account = await signUpAccount();
  const ctx = await createTestContext({ user: { id: account.id } });
  const bytes = await photo(width, height).png().toBuffer();
  const file = await storeFile(ctx, { bytes, contentType: "image/png", width, height });
  const row = await keepCreation(ctx, {
    tool: "generate-images",
    type: "image",
    prompt: "Bees",
    content: file.url,
    fileIds: [file.id],
  });
  const get = (headers: Record<string, string> = {}, query = "", token = account.token) =>
    GET(apiRequest(`${file.url}${query}`, { headers, token }));
  return { account, ctx, bytes, file, row, get };
}

const textOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Reads the body to its end: a file that nobody reads stays open. */
async function statusOf(answer: Promise<Response>): Promise<number> {
  await (await answer).arrayBuffer();
  return (await answer).status;
}

describe("a stored file", () => {
  it("is served to its owner with a strong ETag and revalidated each time", async () => {
    const { bytes, get } = await createOwner();

    const answer = await get();

    expect(answer.status).toBe(200);
    expect((await textOf(answer)).equals(bytes)).toBe(true);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.headers.get("vary")).toBe("authorization, cookie");
    expect(answer.headers.get("content-disposition")).toBe("inline");
    expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
    const etag = answer.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\da-f]{64}"$/);
    const again = await get({ "if-none-match": `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("is hidden from others until its creation is published (decision 25)", async () => {
    const { account, ctx, file, row, get } = await createOwner();
    const other = await signUpAccount();
    const asVisitor = () => findFile(ctx, { id: file.id, viewerId: null, width: null });

    expect((await get({}, "", other.token)).status).toBe(404);
    await expect(asVisitor()).rejects.toMatchObject({ status: 404 });

    await ctx.db.update(creations).set({ published: true }).where(eq(creations.id, row.id));
    const published = await get({}, "", other.token);
    expect(published.status).toBe(200);
    await published.body?.cancel();
    expect(published.headers.get("cache-control")).toBe("public, max-age=86400, immutable");
    await expect(asVisitor()).resolves.toMatchObject({ published: true });

    await deleteCreation(ctx.db, { id: row.id, userId: account.id, now: new Date() });
    expect((await get({}, "", other.token)).status).toBe(404);
    await restoreCreation(ctx.db, { id: row.id, userId: account.id });
    expect(await statusOf(get())).toBe(200);
  });

  it.each([
    ["bytes=0-9", 206, "bytes 0-9/", [0, 10]],
    ["bytes=100-", 206, "bytes 100-", [100, undefined]],
    ["bytes=-5", 206, "bytes ", [-5, undefined]],
    ["bytes=9-3", 200, null, [0, undefined]],
    ["bytes=0-1,4-5", 200, null, [0, undefined]],
    ["lines=1-2", 200, null, [0, undefined]],
  ] as const)("answers the part %s", async (range, status, contentRange, [from, to]) => {
    const { bytes, get } = await createOwner();

    const answer = await get({ range });

    expect(answer.status).toBe(status);
    const part = bytes.subarray(from, to);
    expect((await textOf(answer)).equals(part)).toBe(true);
    expect(answer.headers.get("content-length")).toBe(String(part.byteLength));
    if (contentRange) expect(answer.headers.get("content-range")).toContain(contentRange);
    else expect(answer.headers.get("content-range")).toBeNull();
  });

  it("refuses a range outside the file, and ignores one for an older version", async () => {
    const { bytes, get } = await createOwner();

    for (const start of [bytes.byteLength, 999_999_999]) {
      const outside = await get({ range: `bytes=${start}-` });
      expect(outside.status).toBe(416);
      expect(outside.headers.get("content-range")).toBe(`bytes */${bytes.byteLength}`);
    }
    const changed = await get({ range: "bytes=0-1", "if-range": '"older"' });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });

  it("is sent as a download unless it is an image or a PDF", async () => {
    const { account, ctx } = await createOwner();
    const page = { bytes: Buffer.from("<script>alert(1)</script>"), contentType: "text/html" };
    const { url } = await storeFile(ctx, page);

    const answer = await GET(apiRequest(url, { token: account.token }));

    expect(answer.headers.get("content-disposition")).toBe("attachment");
    await answer.body?.cancel();
  });

  it("answers HEAD without a body", async () => {
    const { account, bytes, file } = await createOwner();

    const answer = await GET(apiRequest(file.url, { method: "HEAD", token: account.token }));

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(await answer.text()).toBe("");
  });

  it("is resized to WebP on request, once", async () => {
    const { ctx, file, get } = await createOwner();

    const answer = await get({}, "?w=320");
    const image = await textOf(answer);

    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(image).metadata()).toMatchObject({ width: 320, height: 240 });
    const [, kept = ""] = allKeys(file.id);
    await (await ctx.storage.open(kept))?.body.cancel();
    expect((await textOf(await get({}, "?w=320"))).equals(image)).toBe(true);
    // A width that is not offered, and one that the picture has not, give the picture itself.
    for (const query of ["?w=333", "?w=640", "?w=x"]) {
      const whole = await get({}, query);
      expect(whole.headers.get("content-type")).toBe("image/png");
      await whole.body?.cancel();
    }
  });

  it("is resized once for everybody who asks meanwhile, even when the first one leaves", async () => {
    const { account, ctx, file } = await createOwner();
    const { put } = ctx.storage;
    let stored = 0;
    const storage = {
      ...ctx.storage,
      put: (...args: Parameters<typeof put>) => {
        stored += 1;
        return put.apply(ctx.storage, args);
      },
    };
    const leaving = new AbortController();
    const open = async (signal = ctx.signal) => {
      const wanted = { id: file.id, viewerId: account.id, width: 320 };
      const found = await findFile({ ...ctx, storage, signal }, wanted);
      return (await found.open()).body.cancel();
    };

    const first = open(leaving.signal).catch(() => {});
    const others = Array.from({ length: 5 }, () => open());
    leaving.abort();
    await Promise.all([first, ...others]);

    expect(stored).toBe(1);
  });

  it("has its gallery thumbnail as soon as it is published", async () => {
    const { account, ctx, file, row } = await createOwner(800, 600);
    const kept = await ctx.storage.open(thumbnailKey(file.id, 640));
    expect(kept).toBeNull();

    const json = { id: row.id, publish: true };
    const call = apiRequest("/api/user/publish-creation", { token: account.token, json });
    expect((await publish(call)).status).toBe(200);

    const made = await ctx.storage.open(thumbnailKey(file.id, 640));
    expect(made).not.toBeNull();
    await made?.body.cancel();
  });

  it.each(["/api/files/../../etc/passwd", "/api/files/x", "/api/files/00000000-0000-4000-8000-0"])(
    "answers 404 at %s",
    async (path) => {
      const { account } = await createOwner();
      expect((await GET(apiRequest(path, { token: account.token }))).status).toBe(404);
    },
  );

  it("is deleted with its creation, thumbnails included", async () => {
    const { account, ctx, file, row, get } = await createOwner();
    await (await get({}, "?w=320")).body?.cancel();
    await deleteCreation(ctx.db, { id: row.id, userId: account.id, now: new Date(0) });
    await purgeCreations(ctx.db, new Date(1));
    const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);

    await removeUnusedFiles(ctx, tomorrow);

    for (const key of allKeys(file.id)) expect(await ctx.storage.open(key)).toBeNull();
    expect(await ctx.db.select().from(files).where(eq(files.id, file.id))).toEqual([]);
  });

  it("is deleted with the account right away", async () => {
    const { account, ctx, file } = await createOwner();
    const other = await createOwner();

    await deleteAccount(ctx, account.id);

    expect(await ctx.storage.open(fileKey(file.id))).toBeNull();
    expect(await statusOf(other.get())).toBe(200);
  });
});
