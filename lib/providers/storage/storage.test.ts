import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createDiskStorage } from "@/lib/providers/storage/disk";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createS3Storage, type S3Options } from "@/lib/providers/storage/s3";
import { createVercelBlobStorage } from "@/lib/providers/storage/vercel-blob";
import { startBlobDouble } from "@/tests/support/blob-double";
import { startS3Double } from "@/tests/support/s3-double";

const TOKEN = "vercel_blob_rw_store_secret";
const folder = mkdtempSync(join(tmpdir(), "atelier-test-storage-"));
const KEYS = { id: "AKIATEST", secret: "a secret/with+signs" };
let double: Awaited<ReturnType<typeof startBlobDouble>>;
let bucket: Awaited<ReturnType<typeof startS3Double>>;

beforeAll(async () => {
  double = await startBlobDouble(TOKEN);
  bucket = await startS3Double("atelier", KEYS);
  process.env.VERCEL_BLOB_API_URL = double.origin;
  process.env.VERCEL_BLOB_RETRIES = "0";
});
afterAll(async () => {
  delete process.env.VERCEL_BLOB_API_URL;
  delete process.env.VERCEL_BLOB_RETRIES;
  await double.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

function s3(options: Partial<S3Options> = {}): StoragePort {
  const { origin: endpoint } = bucket;
  const fixed = { bucket: "atelier", region: "us-east-1", keys: KEYS, directUploads: true };
  return createS3Storage({ ...fixed, endpoint, ...options });
}

async function textOf(storage: StoragePort, key: string, range?: { start: number; end: number }) {
  const object = await storage.open(key, range);
  return object && { text: await new Response(object.body).text(), byteSize: object.byteSize };
}

describe.each([
  ["disk", () => createDiskStorage(folder)],
  ["vercel-blob", () => createVercelBlobStorage(TOKEN)],
  ["s3", () => s3()],
])("storage on %s", (kind, create) => {
  const key = `files/ab/${kind}/original`;

  it("stores bytes and files, and serves ranges of them", async () => {
    const storage = create();
    expect(storage.kind).toBe(kind);

    await storage.put(key, Buffer.from("hello world"), "text/plain");
    expect(await textOf(storage, key)).toEqual({ text: "hello world", byteSize: 11 });
    expect(await textOf(storage, key, { start: 6, end: 10 })).toEqual({
      text: "world",
      byteSize: 11,
    });

    const path = join(folder, "source.txt");
    writeFileSync(path, "other");
    await storage.put(key, { path }, "text/plain");
    expect(await textOf(storage, key)).toEqual({ text: "other", byteSize: 5 });
  });

  it("deletes objects and ignores missing ones", async () => {
    const storage = create();
    await storage.put(key, Buffer.from("x"), "text/plain");

    await storage.remove([key, "files/none"]);

    expect(await storage.open(key)).toBeNull();
  });
});

describe("disk", () => {
  it("leaves no half-written object", async () => {
    const storage = createDiskStorage(folder);
    const source = { path: join(folder, "missing") };

    await expect(storage.put("files/cd/x", source, "text/plain")).rejects.toMatchObject({
      code: "provider_unavailable",
    });

    expect(readdirSync(join(folder, "files/cd"))).toEqual([]);
  });

  it("removes its temporary file when the object can't be moved into place", async () => {
    const storage = createDiskStorage(folder);
    await storage.put("files/ef/x/inner", Buffer.from("a"), "text/plain");

    const putting = storage.put("files/ef/x", Buffer.from("b"), "text/plain");

    await expect(putting).rejects.toMatchObject({ code: "provider_unavailable" });
    expect(readdirSync(join(folder, "files/ef"))).toEqual(["x"]);
  });

  it.each(["../x", "/etc/passwd", "files/../../x", "files/.hidden", "a\0b", ""])(
    "rejects the key %j",
    async (key) => {
      await expect(createDiskStorage(folder).open(key)).rejects.toThrow("not a storage key");
    },
  );
});

describe("vercel-blob", () => {
  it("throws provider_unavailable when the store fails", async () => {
    const storage = createVercelBlobStorage(TOKEN);
    double.state.broken = true;
    try {
      for (const call of [
        () => storage.put("files/x", Buffer.from("x"), "text/plain"),
        () => storage.open("files/x"),
        () => storage.remove(["files/x"]),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: "provider_unavailable" });
      }
    } finally {
      double.state.broken = false;
    }
  });
});

describe("s3", () => {
  it("lists page by page what is older", async () => {
    const storage = s3();
    const keys = ["old/a", "old/b", "old/c", "old/d/e", "old/f"];
    for (const key of keys) await storage.put(key, Buffer.from("x"), "text/plain");
    const list = async (before: Date) => {
      const found: string[] = [];
      for await (const page of storage.listOlder("old/", before)) found.push(...page);
      return found;
    };

    expect(await list(new Date(Date.now() + 60_000))).toEqual(keys);
    expect(await list(new Date(Date.now() - 60_000))).toEqual([]);
  });

  it("signs one write of one new object of one size, for a time", async () => {
    const allow = s3().direct?.allow;
    const until = new Date(Date.now() + 60_000);
    const limits = { byteSize: 5, maxBytes: 100, until };
    const send = async (body: string, headers: Record<string, string>, address: string) =>
      (await fetch(address, { method: "PUT", body, headers })).status;
    const grant = await allow?.("uploads/ab/1", limits);
    if (grant?.via !== "signed-address") throw new Error("expected a signed address");
    const { url, headers } = grant;

    expect(url).not.toContain(KEYS.secret);
    expect(await send("123456", headers, url)).toBe(403);
    expect(await send("12345", {}, url)).toBe(403);
    expect(await send("12345", headers, url.replace("ab/1", "ab/2"))).toBe(403);
    expect(await send("12345", headers, url)).toBe(200);
    expect(await send("54321", headers, url)).toBe(412);
    const late = await allow?.("uploads/ab/3", { ...limits, until: new Date(Date.now() + 1_000) });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    if (late?.via !== "signed-address") throw new Error("expected a signed address");
    expect(await send("12345", headers, late.url)).toBe(403);
    await expect(allow?.("uploads/ab/4", { ...limits, byteSize: undefined })).rejects.toMatchObject(
      { code: "invalid_input" },
    );
  });

  it("has no direct uploads unless they are turned on", () => {
    expect(s3({ directUploads: false }).direct).toBeUndefined();
  });

  it.each([
    ["broken", {}],
    ["refusing", { keys: { ...KEYS, secret: "another" } }],
    ["out of reach", { endpoint: "http://127.0.0.1:9" }],
    ["another", { bucket: "missing" }],
  ])("throws provider_unavailable with a store that is %s", async (how, options) => {
    const storage = s3(options);
    bucket.state.broken = how === "broken";
    try {
      for (const call of [
        () => storage.put("files/x", Buffer.from("x"), "text/plain"),
        () => storage.open("files/x"),
        () => storage.remove(["files/x"]),
        () => storage.listOlder("files/", new Date())[Symbol.asyncIterator]().next(),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: "provider_unavailable" });
      }
    } finally {
      bucket.state.broken = false;
    }
  });
});
