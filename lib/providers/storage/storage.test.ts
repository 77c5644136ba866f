import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createDiskStorage } from "@/lib/providers/storage/disk";
import type { StoragePort } from "@/lib/providers/storage/port";
import { createVercelBlobStorage } from "@/lib/providers/storage/vercel-blob";
import { startBlobDouble } from "@/tests/support/blob-double";

const TOKEN = "vercel_blob_rw_store_secret";
const folder = mkdtempSync(join(tmpdir(), "atelier-test-storage-"));
let double: Awaited<ReturnType<typeof startBlobDouble>>;

beforeAll(async () => {
  double = await startBlobDouble(TOKEN);
  process.env.VERCEL_BLOB_API_URL = double.origin;
  process.env.VERCEL_BLOB_RETRIES = "0";
});
afterAll(async () => {
  delete process.env.VERCEL_BLOB_API_URL;
  delete process.env.VERCEL_BLOB_RETRIES;
  await double.close();
  await rm(folder, { recursive: true });
});

async function textOf(storage: StoragePort, key: string, range?: { start: number; end: number }) {
  const object = await storage.open(key, range);
  return object && { text: await new Response(object.body).text(), byteSize: object.byteSize };
}

describe.each([
  ["disk", () => createDiskStorage(folder)],
  ["vercel-blob", () => createVercelBlobStorage(TOKEN)],
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
